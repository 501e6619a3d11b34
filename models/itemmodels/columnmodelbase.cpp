// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "itemmodels/columnmodelbase.h"

namespace storedesk::itemmodels {

void ColumnModelBase::retranslate()
{
    if (!m_headings.empty())
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    reportAllChanged();
}

int ColumnModelBase::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant ColumnModelBase::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto &heading = m_headings[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(heading.alignment);
    if (role != Qt::DisplayRole)
        return {};
    return heading.title ? heading.title() : QString();
}

Qt::ItemFlags ColumnModelBase::flags(const QModelIndex &index) const
{
    const auto common = QAbstractTableModel::flags(index);
    return index.isValid() ? common | m_headings[static_cast<std::size_t>(index.column())].flags
                           : common;
}

bool ColumnModelBase::acceptsInput(const QModelIndex &index, int role) const
{
    return index.isValid()
        && ((role == Qt::EditRole && flags(index).testFlag(Qt::ItemIsEditable))
            || (role == Qt::CheckStateRole && flags(index).testFlag(Qt::ItemIsUserCheckable)));
}

void ColumnModelBase::reportChanged(int first, int last)
{
    if (first <= last && columnCount() > 0)
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
}

} // namespace storedesk::itemmodels
