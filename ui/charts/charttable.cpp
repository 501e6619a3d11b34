// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charttable.h"

#include <QLocale>

namespace storedesk::ui::charts {

void ChartTable::setData(const ChartData &data)
{
    if (data == m_data)
        return;
    beginResetModel();
    m_data = data;
    endResetModel();
}

int ChartTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_data.days();
}

int ChartTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_data.bands.size());
}

QVariant ChartTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int day = m_data.days() - 1 - index.row();
    if (role == Qt::TextAlignmentRole)
        return {Qt::AlignVCenter | (index.column() > 0 ? Qt::AlignRight : Qt::AlignLeft)};
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return QLocale().toString(m_data.first.addDays(day), QLocale::ShortFormat);
    const auto &band = m_data.bands[static_cast<std::size_t>(index.column() - 1)];
    return QLocale().toString(band.values[static_cast<std::size_t>(day)]);
}

QVariant ChartTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return {Qt::AlignVCenter | (section > 0 ? Qt::AlignRight : Qt::AlignLeft)};
    if (role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Day") : m_data.bands[static_cast<std::size_t>(section - 1)].name;
}

} // namespace storedesk::ui::charts
