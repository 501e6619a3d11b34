// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/binmodel.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/timetip.h"

#include <QLocale>

namespace storedesk::ui::changes {

using storage::BinEntry;

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

// Formats the time of deletion as in the other lists.
static QString deletedText(const BinEntry &entry, const QDateTime &now)
{
    if (!entry.deletedAt.isValid())
        return BinModel::tr("Unknown");
    const catalogue::Field field = {
        .key = catalogue::key::createdAt, .title = "", .type = catalogue::Type::Moment};
    return itemmodels::displayText(field,
                                   {{field.key, entry.deletedAt.toString(Qt::ISODateWithMs)}}, now);
}

static QVariant deletedTip(const BinEntry &entry)
{
    return itemmodels::timeTip(entry.deletedAt);
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

BinModel::BinModel(storage::Bin &bin, const base::Clock &clock, QObject *parent)
    : ColumnModel(parent)
    , m_bin(bin)
    , m_clock(clock)
{
    // clang-format off
    setColumns({
        {.column = Title, .title = [] { return tr("Record"); }, .text = titleOf, .sortValue = &BinEntry::title},
        {.column = Kind, .title = [] { return tr("Type"); },
         .text = [](const BinEntry &entry) { return catalogue::titleOf(entry.resource); }},
        {.column = State, .title = [] { return tr("Status"); }, .text = stateOf, .sortValue = stateRank},
        {.column = Deleted, .title = [] { return tr("Deleted"); },
         .text = [this](const BinEntry &entry) { return deletedText(entry, m_clock.now()); }, .sortValue = &BinEntry::deletedAt,
         .roles = {{Qt::ToolTipRole, deletedTip}}},
        {.column = Until, .title = [] { return tr("Kept until"); },
         .text = [this](const BinEntry &entry) { return untilText(entry, m_bin.retentionDays()); }, .sortValue = &BinEntry::deletedAt},
    }, {
        {Qt::ToolTipRole, [](const BinEntry &entry, const Definition &column) { return column.text(entry); }},
        {NumberRole, [](const BinEntry &entry, const Definition &) { return entry.number; }},
    });
    // clang-format on
    setRows(bin.entries());
    connect(&bin, &storage::Bin::changed, this,
            [this] { updateRows(m_bin.entries(), &BinEntry::number); });
}

const BinEntry *BinModel::entry(const QModelIndex &index) const
{
    return index.isValid() ? &rowAt(index.row()) : nullptr;
}

} // namespace storedesk::ui::changes
