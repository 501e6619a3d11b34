// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/purchases/purchaseitems.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>

namespace storedesk::ui::create {
class FindingLine;
}

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::purchases {

// The totals of a purchase. They follow the lines until the user types a value, which is then
// compared with the lines but never overwritten, because it may include shipping or a voucher.
class PurchaseTotals final : public Panel
{
    Q_OBJECT

public:
    PurchaseTotals(const PurchaseItems &lines, const Theme &theme, QWidget *parent);

    // Returns the totals as sent to the service.
    [[nodiscard]] QJsonObject values() const;
    // Returns only the totals that do not follow the lines.
    [[nodiscard]] QJsonObject typed() const;
    void setTyped(const QJsonObject &typed);
    [[nodiscard]] forms::FieldEditor *editor(QStringView key) const;
    // Whether the total is computed from the lines because the user has not typed one.
    [[nodiscard]] bool follows(QStringView key) const;
    // Updates the totals. Call after the lines have changed.
    void follow();

Q_SIGNALS:
    void edited();

private:
    struct Row
    {
        forms::FieldEditor *editor = nullptr;
        create::FindingLine *line = nullptr;
        bool typed = false;
    };

    void build(Row &row, QLatin1StringView key, const QString &title, const Theme &theme);
    void use(Row &row);
    void compareUnits();
    void compareTotal();

    const PurchaseItems &m_lines;
    Row m_units;
    Row m_total;
};

} // namespace storedesk::ui::purchases
