// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/binmodel.h"

#include "catalogue/key.h"
#include "items/cells.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::ui::changes {

using local::BinEntry;

BinModel::BinModel(local::Bin &bin, const base::Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_bin(bin)
    , m_clock(clock)
    , m_entries(bin.entries())
{
    connect(&bin, &local::Bin::changed, this, &BinModel::follow);
}

const BinEntry *BinModel::entry(const QModelIndex &index) const
{
    return index.isValid() ? &m_entries[static_cast<std::size_t>(index.row())] : nullptr;
}

int BinModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int BinModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// Rows that stay keep their place, so that the selection does.
void BinModel::follow()
{
    const std::vector<BinEntry> &now = m_bin.entries();
    for (int row = rowCount() - 1; row >= 0; --row) {
        const qint64 number = m_entries[static_cast<std::size_t>(row)].number;
        if (std::ranges::find(now, number, &BinEntry::number) != now.end())
            continue;
        beginRemoveRows({}, row, row);
        m_entries.erase(m_entries.begin() + row);
        endRemoveRows();
    }
    const auto added = now.size() - m_entries.size();
    const bool atTheFront = std::ranges::equal(now.begin() + static_cast<std::ptrdiff_t>(added),
                                               now.end(), m_entries.begin(), m_entries.end(), {},
                                               &BinEntry::number, &BinEntry::number);
    if (!atTheFront) {
        beginResetModel();
        m_entries = now;
        endResetModel();
        return;
    }
    if (added > 0) {
        beginInsertRows({}, 0, static_cast<int>(added) - 1);
        m_entries.insert(m_entries.begin(), now.begin(),
                         now.begin() + static_cast<std::ptrdiff_t>(added));
        endInsertRows();
    }
    m_entries = now;
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

static QString stateOf(const BinEntry &entry)
{
    if (entry.putBack)
        return BinModel::tr("Put back");
    return entry.deletedAt.isValid() ? BinModel::tr("Deleted") : BinModel::tr("Possibly deleted");
}

// As in every other list.
static QString momentOf(const QDateTime &moment, const QDateTime &now)
{
    const catalogue::Field field = {
        .key = catalogue::key::createdAt, .title = "", .type = catalogue::Type::Moment};
    return items::displayText(field, {{field.key, moment.toString(Qt::ISODateWithMs)}}, now);
}

QVariant BinModel::textOf(const BinEntry &entry, int column) const
{
    const QLocale locale;
    switch (column) {
    case Title:
        return entry.title.isEmpty() ? entry.address.value(0) : entry.title;
    case Kind:
        return catalogue::titleOf(entry.resource);
    case State:
        return stateOf(entry);
    case Deleted:
        return entry.deletedAt.isValid() ? momentOf(entry.deletedAt, m_clock.now()) : tr("Unknown");
    default:
        if (!entry.deletedAt.isValid())
            return {};
        return locale.toString(entry.deletedAt.addDays(local::Bin::keptDays).toLocalTime().date(),
                               QLocale::ShortFormat);
    }
}

QVariant BinModel::sortOf(const BinEntry &entry, int column)
{
    if (column == Deleted || column == Until)
        return entry.deletedAt;
    if (column == State)
        return entry.putBack ? 2 : entry.deletedAt.isValid() ? 1 : 0;
    return column == Kind ? catalogue::titleOf(entry.resource) : entry.title;
}

QVariant BinModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BinEntry &row = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Deleted && row.deletedAt.isValid())
            return QLocale().toString(row.deletedAt.toLocalTime(), QLocale::LongFormat);
        return textOf(row, index.column()).toString();
    case NumberRole:
        return row.number;
    case SortRole:
        return sortOf(row, index.column());
    default:
        return {};
    }
}

QVariant BinModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title:
        return tr("Record");
    case Kind:
        return tr("Kind");
    case State:
        return tr("State");
    case Deleted:
        return tr("Deleted");
    default:
        return tr("Kept until");
    }
}

} // namespace storedesk::ui::changes
