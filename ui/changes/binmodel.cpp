// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/binmodel.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/columnorder.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::ui::changes {

using storage::BinEntry;

BinModel::BinModel(storage::Bin &bin, const base::Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_bin(bin)
    , m_clock(clock)
    , m_entries(bin.entries())
{
    connect(&bin, &storage::Bin::changed, this, &BinModel::follow);
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

// Removes and inserts single rows instead of resetting the model, so that the selection survives.
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

static QString titleOf(const BinEntry &entry)
{
    return entry.title.isEmpty() ? entry.address.value(0) : entry.title;
}

static QString stateOf(const BinEntry &entry)
{
    if (entry.restoreRecord)
        return BinModel::tr("Restored");
    return entry.deletedAt.isValid() ? BinModel::tr("Deleted") : BinModel::tr("Possibly deleted");
}

// Formatted as in the other lists.
static QString deletedText(const BinEntry &entry, const QDateTime &now)
{
    if (!entry.deletedAt.isValid())
        return BinModel::tr("Unknown");
    const catalogue::Field field = {
        .key = catalogue::key::createdAt, .title = "", .type = catalogue::Type::Moment};
    return itemmodels::displayText(field,
                                   {{field.key, entry.deletedAt.toString(Qt::ISODateWithMs)}}, now);
}

static QString deletedTip(const BinEntry &entry)
{
    return entry.deletedAt.isValid()
        ? QLocale().toString(entry.deletedAt.toLocalTime(), QLocale::LongFormat)
        : QString();
}

static QString untilText(const BinEntry &entry, int retentionDays)
{
    if (!entry.deletedAt.isValid())
        return {};
    return QLocale().toString(entry.deletedAt.addDays(retentionDays).toLocalTime().date(),
                              QLocale::ShortFormat);
}

static int stateRank(const BinEntry &entry)
{
    return entry.restoreRecord ? 2 : entry.deletedAt.isValid() ? 1 : 0;
}

namespace {

// Input of a cell other than the copy itself.
struct BinMoment
{
    QDateTime now;
    int retentionDays;
};

struct BinColumn
{
    BinModel::Column column;
    const char *title;
    QString (*text)(const BinEntry &entry, const BinMoment &moment);
    QVariant (*sortValue)(const BinEntry &entry);
    // The text is used if there is no tool tip or it is empty.
    QString (*tip)(const BinEntry &entry) = nullptr;
};

// clang-format off
constexpr std::array binColumns{
    BinColumn{BinModel::Title, QT_TRANSLATE_NOOP("storedesk::ui::changes::BinModel", "Record"),
              [](const BinEntry &entry, const BinMoment &) { return titleOf(entry); },
              [](const BinEntry &entry) { return QVariant(entry.title); }},
    BinColumn{BinModel::Kind, QT_TRANSLATE_NOOP("storedesk::ui::changes::BinModel", "Type"),
              [](const BinEntry &entry, const BinMoment &) { return catalogue::titleOf(entry.resource); },
              [](const BinEntry &entry) { return QVariant(catalogue::titleOf(entry.resource)); }},
    BinColumn{BinModel::State, QT_TRANSLATE_NOOP("storedesk::ui::changes::BinModel", "Status"),
              [](const BinEntry &entry, const BinMoment &) { return stateOf(entry); },
              [](const BinEntry &entry) { return QVariant(stateRank(entry)); }},
    BinColumn{BinModel::Deleted, QT_TRANSLATE_NOOP("storedesk::ui::changes::BinModel", "Deleted"),
              [](const BinEntry &entry, const BinMoment &moment) { return deletedText(entry, moment.now); },
              [](const BinEntry &entry) { return QVariant(entry.deletedAt); }, deletedTip},
    BinColumn{BinModel::Until, QT_TRANSLATE_NOOP("storedesk::ui::changes::BinModel", "Kept until"),
              [](const BinEntry &entry, const BinMoment &moment) { return untilText(entry, moment.retentionDays); },
              [](const BinEntry &entry) { return QVariant(entry.deletedAt); }},
};
// clang-format on
static_assert(itemmodels::columnsInOrder(binColumns, BinModel::ColumnCount));

} // namespace

QVariant BinModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BinEntry &row = m_entries[static_cast<std::size_t>(index.row())];
    const auto &column = binColumns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return column.text(row, {m_clock.now(), m_bin.retentionDays()});
    case Qt::ToolTipRole:
        if (const auto tip = column.tip ? column.tip(row) : QString(); !tip.isEmpty())
            return tip;
        return column.text(row, {m_clock.now(), m_bin.retentionDays()});
    case NumberRole:
        return row.number;
    case SortRole:
        return column.sortValue(row);
    default:
        return {};
    }
}

QVariant BinModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= ColumnCount)
        return {};
    return tr(binColumns[static_cast<std::size_t>(section)].title);
}

} // namespace storedesk::ui::changes
