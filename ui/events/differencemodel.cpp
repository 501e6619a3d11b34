// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/differencemodel.h"

#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <algorithm>

namespace storedesk::ui::events {

using Difference = storedesk::events::DefinitionDifference;

// Shows a placeholder, because an empty cell could be mistaken for missing data.
static QString valueOrMissing(const QString &value)
{
    return value.isEmpty() ? DifferenceModel::tr("missing") : itemmodels::shownText(value);
}

DifferenceModel::DifferenceModel(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = What, .title = [] { return tr("Item"); },
         .text = [](const Difference &one) { return itemmodels::shownText(one.what); }},
        {.column = Before, .title = [this] { return m_before.isEmpty() ? tr("Current") : itemmodels::shownText(m_before); },
         .text = [](const Difference &one) { return valueOrMissing(one.before); },
         .roles = {{ItemMutedRole, [](const Difference &one) { return one.before.isEmpty(); }}}},
        {.column = After, .title = [this] { return m_after.isEmpty() ? tr("After") : itemmodels::shownText(m_after); },
         .text = [](const Difference &one) { return valueOrMissing(one.after); },
         .roles = {{ItemMutedRole, [](const Difference &one) { return one.after.isEmpty(); }}}},
        {.column = Consequence, .title = [] { return tr("Consequences"); },
         .text = [](const Difference &one) { return itemmodels::shownText(one.consequence); },
         .roles = {{ItemIconRole, [](const Difference &one) { return one.consequence.isEmpty() ? QVariant() : QVariant::fromValue(Icon::Warning); }},
                   {ItemToneRole, [](const Difference &one) { return one.consequence.isEmpty() ? QVariant() : static_cast<int>(Tone::Warn); }}}},
    }, {
        {Qt::ToolTipRole, [](const Difference &one, const Definition &column) { return column.text(one); }},
    });
    // clang-format on
}

void DifferenceModel::setDifferences(const QList<Difference> &differences)
{
    setRows({differences.begin(), differences.end()});
}

void DifferenceModel::setSides(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    Q_EMIT headerDataChanged(Qt::Horizontal, Before, After);
}

int DifferenceModel::breaking() const
{
    return static_cast<int>(std::ranges::count_if(
        rows(), [](const Difference &one) { return !one.consequence.isEmpty(); }));
}

} // namespace storedesk::ui::events
