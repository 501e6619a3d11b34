// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"
#include "schedules/scheduledwork.h"

#include <memory>
#include <span>

namespace storedesk::schedules {

// A file that waits to be imported.
struct WaitingFile
{
    QString path;
    // Its size and date, which distinguish a new version of the file from one that was handled.
    QString stamp;
};

// A kind of work that can repeat. Functions without a default value are required. All of them
// except `work` are also called in other threads.
struct ScheduleKind
{
    // Never rename it, because it is stored in users' files.
    QLatin1StringView id;
    // The name of the kind, as a source text in the context "ScheduleKind".
    const char *title;
    // Returns a text such as "Contacts" that describes the settings.
    QString (*titleOf)(const QJsonObject &settings);
    // Adds the faults of stored settings.
    void (*check)(base::JsonMembers &settings);
    // Returns an object that stores the job of a run, or does work that needs no job.
    std::unique_ptr<ScheduledWork> (*work)(const Schedule &schedule, const ScheduleRun &run,
                                           const RunContext &context);
    // Returns the result of a job that has ended. Nothing if its files are not complete yet.
    std::optional<RunResult> (*resultOf)(const RunPlaces &places, const ScheduleRun &run) = nullptr;
    // Returns the next file to work on. Set for kinds that watch a folder, which run only while a
    // file waits.
    std::optional<WaitingFile> (*waiting)(const Schedule &schedule, const QDateTime &now) = nullptr;
    // Called once when a run of the schedule has ended. Problems are added to its result.
    void (*afterRun)(Schedule &schedule, ScheduleRun &run) = nullptr;
    // Completes an ended run in a process without a window. In the window, the objects of the
    // workspace do that.
    base::Result<void> (*finishAlone)(const RunPlaces &places, const ScheduleRun &run) = nullptr;
};

[[nodiscard]] std::span<const ScheduleKind> scheduleKinds();
// Returns null if there is no such kind.
[[nodiscard]] const ScheduleKind *scheduleKind(QStringView id);
[[nodiscard]] QString titleOf(const ScheduleKind &kind);

} // namespace storedesk::schedules
