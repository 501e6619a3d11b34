// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/warehouse/synceddaysmodel.h"

#include "itemmodels/timetip.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::ui::warehouse {

using namespace Qt::StringLiterals;
using storedesk::warehouse::SyncedDay;

static QString dayText(const SyncedDay &day)
{
    return QLocale().toString(day.day, QLocale::ShortFormat);
}

static QString stateText(const SyncedDay &day)
{
    const auto end = day.day.addDays(1 + storedesk::warehouse::lateDays);
    if (day.stale)
        return SyncedDaysModel::tr("Will be synced again");
    return day.asked.toUTC().date() < end ? SyncedDaysModel::tr("May still change")
                                          : SyncedDaysModel::tr("Complete");
}

SyncedDaysModel::SyncedDaysModel(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        {.column = Day, .title = [] { return tr("Day (UTC)"); }, .text = dayText, .sortValue = &SyncedDay::day},
        {.column = Rows, .title = [] { return tr("Activities"); },
         .text = [](const SyncedDay &day) { return QLocale().toString(day.rows); }, .sortValue = &SyncedDay::rows},
        {.column = Repeated, .title = [] { return tr("Duplicates in the export"); },
         .text = [](const SyncedDay &day) { return QLocale().toString(day.doubled); }, .sortValue = &SyncedDay::doubled},
        {.column = Asked, .title = [] { return tr("Exported"); },
         .text = [](const SyncedDay &day) { return QLocale().toString(day.asked.toLocalTime(), QLocale::ShortFormat); },
         .sortValue = &SyncedDay::asked,
         .roles = {{Qt::ToolTipRole, [](const SyncedDay &day) { return itemmodels::timeTip(day.asked); }}}},
        {.column = State, .title = [] { return tr("Status"); }, .text = stateText},
    });
    // clang-format on
}

QStringList SyncedDaysModel::columnNames()
{
    return {u"day"_s, u"rows"_s, u"duplicates"_s, u"exported"_s, u"status"_s};
}

void SyncedDaysModel::setDays(std::vector<SyncedDay> days)
{
    std::ranges::reverse(days);
    updateRows(std::move(days), [](const SyncedDay &day) { return day.day.toJulianDay(); });
}

} // namespace storedesk::ui::warehouse
