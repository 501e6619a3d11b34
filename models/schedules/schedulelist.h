// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "schedules/schedulekind.h"

#include <functional>

namespace storedesk::schedules {

// A run that the caller has to start. As long as the lock exists, no other process starts it.
struct ClaimedRun
{
    Schedule schedule = {};
    ScheduleRun run = {};
    std::shared_ptr<base::FileLock> lock = {};
};

// An account's schedules and their runs, in a private file next to its exports. Thread-safe,
// including across processes.
class ScheduleList final
{
public:
    // Another owner's schedules are not run.
    explicit ScheduleList(RunPlaces places);

    [[nodiscard]] base::Result<std::vector<Schedule>> all() const;
    // Adds the schedule, or replaces the one with the same ID but preserves its runs.
    [[nodiscard]] base::Result<void> keep(const Schedule &schedule) const;
    [[nodiscard]] base::Result<void> remove(const QString &id) const;
    // Turns the schedule on or off. Runs missed while it was off are not caught up.
    [[nodiscard]] base::Result<void> setOn(const QString &id, bool on, const QDateTime &now) const;
    // Pauses or continues all schedules.
    [[nodiscard]] base::Result<void> setPaused(bool paused, const QDateTime &now) const;
    // Requests a run as soon as possible.
    [[nodiscard]] base::Result<void> want(const QString &id) const;

    // Returns the runs to begin now, each with a new run at the front of its schedule: those that
    // are due, those the user wants, and those that a process was killed before or while storing
    // their job. A run whose job is already stored has `hasJob` set and only needs to be started.
    // Also records the results of jobs that have ended.
    [[nodiscard]] base::Result<std::vector<ClaimedRun>> claim(const base::Clock &clock) const;
    // Records that the job of the run is stored.
    [[nodiscard]] base::Result<void> noteJob(const QString &id, const QString &run) const;
    [[nodiscard]] base::Result<void> noteResult(const QString &id, const QString &run,
                                                const RunResult &result,
                                                const QDateTime &now) const;
    // Records the results of jobs that have ended.
    [[nodiscard]] base::Result<void> settle(const base::Clock &clock) const;
    // Returns whether a run could be claimed now. Reads only.
    [[nodiscard]] bool isAnythingDue(const QDateTime &now) const;
    // Fails if an active schedule was created for another service address or account.
    [[nodiscard]] base::Result<void> checkOwners() const;

private:
    using List = std::vector<Schedule>;
    using Change = std::function<base::Result<void>(List &list)>;

    [[nodiscard]] QString folder() const { return m_places.exports(); }
    [[nodiscard]] base::Result<void> write(const List &schedules) const;
    [[nodiscard]] base::Result<void> change(const Change &change) const;
    [[nodiscard]] base::Result<void> changeOne(const QString &id,
                                               const std::function<void(Schedule &)> &change) const;
    [[nodiscard]] bool isMine(const Schedule &schedule) const;
    // Returns whether the list has changed.
    [[nodiscard]] bool addMirror(List &list, const QDateTime &now) const;
    // Records the result of a run and completes it.
    static void endRun(Schedule &schedule, ScheduleRun &run, const RunResult &result,
                       const QDateTime &now);
    [[nodiscard]] bool settleRuns(Schedule &schedule, const base::Clock &clock) const;
    [[nodiscard]] std::optional<ScheduleRun> nextRun(Schedule &schedule,
                                                     const base::Clock &clock) const;
    [[nodiscard]] std::optional<ScheduleRun> interrupted(Schedule &schedule,
                                                         const base::Clock &clock) const;

    RunPlaces m_places;
};

} // namespace storedesk::schedules
