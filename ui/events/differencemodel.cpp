// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/differencemodel.h"

#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <algorithm>
#include <array>

namespace storedesk::ui::events {

using Difference = storedesk::events::DefinitionDifference;

struct DifferenceColumn
{
    const char *title;
    QString Difference::*text;
};

// clang-format off
static constexpr std::array differenceColumns{
    DifferenceColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::DifferenceModel", "Item"),         &Difference::what},
    DifferenceColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::DifferenceModel", "Current"),          &Difference::before},
    DifferenceColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::DifferenceModel", "After"),        &Difference::after},
    DifferenceColumn{QT_TRANSLATE_NOOP("storedesk::ui::events::DifferenceModel", "Consequences"),  &Difference::consequence},
};
// clang-format on
static_assert(differenceColumns.size() == DifferenceModel::ColumnCount);

void DifferenceModel::setDifferences(QList<Difference> differences)
{
    beginResetModel();
    m_differences = std::move(differences);
    endResetModel();
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
        m_differences, [](const Difference &one) { return !one.consequence.isEmpty(); }));
}

int DifferenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_differences.size());
}

int DifferenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DifferenceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &difference = m_differences[index.row()];
    const auto text = difference.*differenceColumns[static_cast<std::size_t>(index.column())].text;
    // Shows a placeholder, because an empty cell could be mistaken for missing data.
    const bool absent = text.isEmpty() && (index.column() == Before || index.column() == After);
    if (role == ItemMutedRole)
        return absent;
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return absent ? tr("missing") : itemmodels::shownText(text);
    if (index.column() != Consequence || text.isEmpty())
        return {};
    if (role == ItemIconRole)
        return QVariant::fromValue(Icon::Warning);
    return role == ItemToneRole ? QVariant(static_cast<int>(Tone::Warn)) : QVariant();
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return {};
    if (section == Before && !m_before.isEmpty())
        return itemmodels::shownText(m_before);
    if (section == After && !m_after.isEmpty())
        return itemmodels::shownText(m_after);
    return tr(differenceColumns[static_cast<std::size_t>(section)].title);
}

} // namespace storedesk::ui::events
