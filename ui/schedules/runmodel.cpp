// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runmodel.h"

#include "itemmodels/timetip.h"

namespace storedesk::ui::schedules {

using storedesk::schedules::ScheduleRun;

static QString wordsOf(const ScheduleRun &run)
{
    const auto words = run.result.words();
    return words.isEmpty() ? run.result.problem.what : words;
}

RunModel::RunModel(const base::Clock &clock, QObject *parent)
    : ColumnModel(parent)
    , m_clock(clock)
{
    const auto time = [this](const ScheduleRun &run) {
        const auto text = dayAndTime(run.begun, m_clock.now());
        return run.wasMissed() ? tr("%1 (missed)").arg(text) : text;
    };
    // clang-format off
    setColumns({
        {.column = State, .title = [] { return tr("Status"); }, .text = [](const ScheduleRun &run) { return pillOf(run, RunHalt::None).text; }},
        {.column = Time, .title = [] { return tr("Started"); }, .text = time, .sortValue = &ScheduleRun::begun,
         .roles = {{Qt::ToolTipRole, [](const ScheduleRun &run) { return itemmodels::timeTip(run.begun); }}}},
        {.column = Result, .title = [] { return tr("Result"); }, .text = wordsOf},
    }, {
        {Qt::ToolTipRole, [](const ScheduleRun &run, const Definition &column) { return column.text(run); }},
    });
    // clang-format on
}

void RunModel::show(std::vector<ScheduleRun> runs, RunHalt halt)
{
    m_halt = halt;
    updateRows(std::move(runs), &ScheduleRun::id);
}

Pill RunModel::pillAt(int row) const
{
    return pillOf(rowAt(row), row == 0 ? m_halt : RunHalt::None);
}

} // namespace storedesk::ui::schedules
