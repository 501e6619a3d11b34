// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "itemmodels/columnmodel.h"
#include "ui/schedules/runtexts.h"

namespace storedesk::ui::schedules {

// The stored runs of a schedule, newest first.
class RunModel final : public itemmodels::ColumnModel<storedesk::schedules::ScheduleRun>
{
    Q_OBJECT

public:
    enum Column { State, Time, Result, ColumnCount };

    // The clock must outlive the model.
    explicit RunModel(const base::Clock &clock, QObject *parent = nullptr);

    void show(std::vector<storedesk::schedules::ScheduleRun> runs, RunHalt halt);
    [[nodiscard]] Pill pillAt(int row) const;

private:
    const base::Clock &m_clock;
    // Applies to the newest run.
    RunHalt m_halt = RunHalt::None;
};

} // namespace storedesk::ui::schedules
