// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QJsonObject>

#include <optional>

namespace storedesk::base {
class JsonMembers;
}

namespace storedesk::schedules {

// The result of a run.
struct RunResult
{
    enum class State : quint8 {
        Running,
        Finished,
        // The run ended, but not all rows were accepted or delivered.
        Partial,
        // A guard stopped the run before anything was sent.
        Stopped,
        Failed,
        // There was nothing to do.
        Nothing,
        Count
    };

    State state = State::Running;
    // Rows delivered by an export or accepted from an import. Absent if there are no rows.
    std::optional<qint64> rows = {};
    qint64 refused = 0;
    base::Problem problem = {};

    bool operator==(const RunResult &) const = default;

    [[nodiscard]] bool needsAttention() const
    {
        // A completed run may have a problem, such as a file that could not be moved.
        return state == State::Partial || state == State::Stopped || state == State::Failed
            || (state == State::Finished && !problem.what.isEmpty());
    }
    // Returns a text such as "412 accepted, 3 rejected". Empty if there is nothing to add to the
    // state.
    [[nodiscard]] QString words() const;
    [[nodiscard]] static RunResult failed(const base::Problem &problem)
    {
        return {.state = State::Failed, .problem = problem};
    }
};

// Returns the name of a state, such as "Completed".
[[nodiscard]] QString titleOf(RunResult::State state);
// Returns the name of a state in files.
[[nodiscard]] QString nameOf(RunResult::State state);
// Read members of stored runs. Anything else is added to the faults.
[[nodiscard]] RunResult::State readState(base::JsonMembers &members, const QString &name);
[[nodiscard]] QDateTime readTime(base::JsonMembers &members, const QString &name);

// One run of a schedule.
struct ScheduleRun
{
    // Also the ID of the job, if there is one.
    QString id = {};
    // Whether the job was stored.
    bool hasJob = false;
    // The time for which the run was planned. Invalid if a file or the user started it.
    QDateTime planned = {};
    QDateTime begun = {};
    QDateTime ended = {};
    // The path of the file that is imported, and its size and date. Empty if there is none.
    QString file = {};
    QString fileStamp = {};
    RunResult result = {};

    bool operator==(const ScheduleRun &) const = default;

    // Whether the run began so late that the computer must have been off.
    [[nodiscard]] bool wasMissed() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ScheduleRun readFrom(base::JsonMembers &members);
};

} // namespace storedesk::schedules
