// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedulemodel.h"

#include "itemmodels/timetip.h"
#include "schedules/schedulekind.h"

namespace storedesk::ui::schedules {

static QString kindOf(const ScheduleRow &row)
{
    const auto *kind = storedesk::schedules::scheduleKind(row.schedule.kind);
    return kind ? storedesk::schedules::titleOf(*kind) : row.schedule.kind;
}

static QDateTime lastBegin(const ScheduleRow &row)
{
    const auto *run = row.schedule.lastRun();
    return run ? run->begun : QDateTime();
}

ScheduleModel::ScheduleModel(const base::Clock &clock, QObject *parent)
    : ColumnModel(parent)
    , m_clock(clock)
{
    const auto result = [this](const ScheduleRow &row) {
        const auto *run = row.schedule.lastRun();
        return run ? resultOf(*run, m_clock.now()) : QString();
    };
    const auto nextRun = [this](const ScheduleRow &row) {
        return nextRunOf(row.schedule, m_clock.now());
    };
    // The text of the result may be elided, so the tool tip repeats it.
    const auto resultTip = [result](const ScheduleRow &row) -> QVariant {
        const auto *run = row.schedule.lastRun();
        return run ? result(row) + u'\n'
                + itemmodels::timeTip(run->ended.isValid() ? run->ended : run->begun).toString()
                   : QVariant();
    };
    const auto nextTip = [this](const ScheduleRow &row) {
        const auto next = nextRunTimeOf(row.schedule, m_clock.now());
        return next ? itemmodels::timeTip(*next) : QVariant();
    };
    const auto isOn = [](const ScheduleRow &row) {
        return row.schedule.on ? Qt::Checked : Qt::Unchecked;
    };
    const auto spoken = [](const ScheduleRow &row) {
        return row.schedule.on ? tr("On") : tr("Off");
    };
    // clang-format off
    setColumns({
        {.column = On, .title = [] { return tr("On"); },
         .roles = {{Qt::CheckStateRole, isOn}, {Qt::AccessibleTextRole, spoken}},
         .flags = Qt::ItemIsUserCheckable,
         .setValue = [](ScheduleRow &row, const QVariant &value) { row.schedule.on = value.toInt() == Qt::Checked; }},
        {.column = Name, .title = [] { return tr("Schedule"); }, .text = [](const ScheduleRow &row) { return row.schedule.title(); }},
        {.column = Account, .title = [] { return tr("Account"); }, .text = &ScheduleRow::accountName},
        {.column = Kind, .title = [] { return tr("Type"); }, .text = kindOf},
        {.column = When, .title = [] { return tr("When"); }, .text = [](const ScheduleRow &row) { return whenOf(row.schedule.rhythm); }},
        {.column = LastRun, .title = [] { return tr("Last run"); },
         .text = [](const ScheduleRow &row) { return pillOf(row.schedule, row.halt).text; }},
        {.column = Result, .title = [] { return tr("Result"); }, .text = result, .sortValue = lastBegin,
         .roles = {{Qt::ToolTipRole, resultTip}}},
        {.column = NextRun, .title = [] { return tr("Next run"); }, .text = nextRun, .roles = {{Qt::ToolTipRole, nextTip}}},
    }, {
        {Qt::ToolTipRole, [](const ScheduleRow &row, const Definition &column) { return column.text ? column.text(row) : QString(); }},
    });
    // clang-format on
}

bool ScheduleModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto row = rowWithInput(index, value, role);
    if (row)
        Q_EMIT switched(*row, row->schedule.on);
    return row.has_value();
}

} // namespace storedesk::ui::schedules
