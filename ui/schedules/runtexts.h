// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"
#include "ui/tables/pilldelegate.h"

namespace storedesk::ui::schedules {

// Whether the job of an unfinished run is waiting for the user.
enum class RunHalt : quint8 { None, Paused };

// Returns a text such as "Today, 08:02". The time zone of the computer applies.
[[nodiscard]] QString dayAndTime(const QDateTime &time, const QDateTime &now);
// Returns the state of a run, such as "Completed" or "3 rejected".
[[nodiscard]] Pill pillOf(const storedesk::schedules::ScheduleRun &run, RunHalt halt);
// Returns the state of a schedule's last run, or that it is off or paused.
[[nodiscard]] Pill pillOf(const storedesk::schedules::Schedule &schedule, RunHalt halt);
// Returns a text such as "Today, 08:02 · 6,912 rows".
[[nodiscard]] QString resultOf(const storedesk::schedules::ScheduleRun &run, const QDateTime &now);
// Returns a text such as "Every Monday, 08:00".
[[nodiscard]] QString whenOf(const storedesk::schedules::Rhythm &rhythm);
// Returns the time of the next run; nullopt if the schedule does not run at a certain time.
[[nodiscard]] std::optional<QDateTime> nextRunTimeOf(const storedesk::schedules::Schedule &schedule,
                                                     const QDateTime &now);
// Returns when the schedule runs next, or why it does not.
[[nodiscard]] QString nextRunOf(const storedesk::schedules::Schedule &schedule,
                                const QDateTime &now);

} // namespace storedesk::ui::schedules
