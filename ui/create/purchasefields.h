// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/formissue.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>

class QGridLayout;
class QStackedWidget;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class CheckedField;

// Who bought, when and under which numbers. A buyer has to exist, a purchase must not.
class PurchaseFields final : public Panel
{
    Q_OBJECT

public:
    PurchaseFields(Frame &frame, QWidget *parent);

    [[nodiscard]] QJsonObject values() const;
    void setValues(const QJsonObject &values);
    [[nodiscard]] forms::FieldEditor *editor(QStringView key) const; // null: none for it
    [[nodiscard]] FormIssues points() const; // what the look-ups say; the checks are the page's
    [[nodiscard]] QString buyerName() const; // empty while nobody was found
    [[nodiscard]] bool isAsking() const;
    void askAgain();

Q_SIGNALS:
    void edited();
    void found(); // something is known that was not

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildBuyer();
    void offerKnown(); // contacts that were looked up before
    void buildPurchase();
    void buildOthers();
    void orderFocus();
    void add(forms::FieldEditor *editor);
    void watch(CheckedField *field);
    void arrange(int columns);
    void chooseBuyer(CheckedField *field);
    [[nodiscard]] CheckedField *buyer() const;

    Frame &m_frame;
    QGridLayout *m_grid;
    QStackedWidget *m_buyers;
    CheckedField *m_byEmail = nullptr;
    CheckedField *m_byExternalId = nullptr;
    CheckedField *m_purchase = nullptr;
    QList<forms::FieldEditor *> m_editors;
    QList<QWidget *> m_cells; // in the order of the grid
    int m_columns = 0;
};

} // namespace storedesk::ui::create
