// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedulerun.h"

namespace storedesk::schedules {

// A file of a watched folder that a run has handled, stored apart from the runs so that the file is
// not imported again when its run is no longer listed.
struct HandledFile
{
    QString path = {};
    // Its size and date. A file with another stamp is a new version, which is imported.
    QString stamp = {};
    // The state of its last run.
    RunResult::State state = RunResult::State::Running;
    // Whether rows of the file may have been sent.
    bool hasJob = false;
    // When the last run began or ended.
    QDateTime at = {};
    // The number of runs in a row that failed before they had a job.
    int failures = 0;

    bool operator==(const HandledFile &) const = default;

    // Returns whether the file is left alone now. A file that failed before anything was sent is
    // tried again, after a delay that doubles each time.
    [[nodiscard]] bool isSettled(const QDateTime &now) const;
    // Returns whether the file may be tried again when the user asks for it.
    [[nodiscard]] bool mayRepeat() const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static HandledFile readFrom(base::JsonMembers &members);
};

} // namespace storedesk::schedules
