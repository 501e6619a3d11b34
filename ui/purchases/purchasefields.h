// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formissue.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>

class QGridLayout;
class QStackedWidget;

namespace storedesk::ui::create {
class CheckedField;
}

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::purchases {

// The buyer, IDs, time and payment method of a purchase. The buyer must already exist, but the
// purchase must not.
class PurchaseFields final : public Panel
{
    Q_OBJECT

public:
    PurchaseFields(PageHost &host, QWidget *parent);

    [[nodiscard]] QJsonObject values() const;
    void setValues(const QJsonObject &values);
    // Returns null if the key has no editor.
    [[nodiscard]] forms::FieldEditor *editor(QStringView key) const;
    // Returns the issues found by lookups. The page makes the other checks.
    [[nodiscard]] create::FormIssues points() const;
    // Returns an empty string until the buyer is found.
    [[nodiscard]] QString buyerName() const;
    [[nodiscard]] bool isAsking() const;
    void askAgain();

Q_SIGNALS:
    void edited();
    // Emitted when a lookup has a new result.
    void found();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildBuyer();
    // Offers contacts looked up before as completions.
    void offerKnown();
    void buildPurchase();
    void buildOthers();
    void orderFocus();
    void add(forms::FieldEditor *editor);
    void watch(create::CheckedField *field);
    void arrange(int columns);
    void chooseBuyer(create::CheckedField *field);
    [[nodiscard]] create::CheckedField *buyer() const;

    PageHost &m_host;
    QGridLayout *m_grid;
    QStackedWidget *m_buyers;
    create::CheckedField *m_byEmail = nullptr;
    create::CheckedField *m_byExternalId = nullptr;
    create::CheckedField *m_purchase = nullptr;
    QList<forms::FieldEditor *> m_editors;
    // The cells in grid order.
    QList<QWidget *> m_cells;
    int m_columns = 0;
};

} // namespace storedesk::ui::purchases
