// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/create/purchaselines.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class FindingLine;

// The totals of a purchase. They follow the lines until somebody types them; then they are compared
// and never overwritten, because delivery or a voucher may be in them.
class PurchaseTotals final : public Panel
{
    Q_OBJECT

public:
    PurchaseTotals(const PurchaseLines &lines, const Theme &theme, QWidget *parent);

    [[nodiscard]] QJsonObject values() const; // as they are sent
    [[nodiscard]] QJsonObject typed() const; // only what does not follow
    void setTyped(const QJsonObject &typed);
    [[nodiscard]] forms::FieldEditor *editor(QStringView key) const;
    [[nodiscard]] bool follows(QStringView key) const; // from the lines: nobody typed it
    void follow(); // the lines changed

Q_SIGNALS:
    void edited();

private:
    struct Row
    {
        forms::FieldEditor *editor = nullptr;
        FindingLine *line = nullptr;
        bool typed = false;
    };

    void build(Row &row, QLatin1StringView key, const QString &title, const Theme &theme);
    void use(Row &row);
    void compareUnits();
    void compareTotal();

    const PurchaseLines &m_lines;
    Row m_units;
    Row m_total;
};

} // namespace storedesk::ui::create
