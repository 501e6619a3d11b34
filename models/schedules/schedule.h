// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobowner.h"
#include "schedules/handledfile.h"
#include "schedules/rhythm.h"

#include <vector>

namespace storedesk::schedules {

// Work of an account that repeats, and its last runs.
struct Schedule
{
    // The number of runs that are stored.
    static constexpr std::size_t mostRuns = 30;

    QString id = {};
    // The ID of a ScheduleKind.
    QString kind = {};
    // Chosen by the user. If empty, title() describes the settings.
    QString name = {};
    // Interpreted by the kind.
    QJsonObject settings = {};
    Rhythm rhythm = {};
    bool on = true;
    // Whether all schedules of the account are paused.
    bool paused = false;
    // Planned times up to this one were handled, or preceded the schedule.
    QDateTime handled = {};
    // Whether the user wants a run as soon as possible.
    bool wanted = false;
    // The newest run is the first.
    std::vector<ScheduleRun> runs = {};
    // The files of a watched folder that are not imported again.
    std::vector<HandledFile> files = {};
    // Whether the files of a watched folder are being imported one after another, until none is
    // waiting.
    bool continues = false;
    // The account for which the schedule was created.
    journal::JobOwner owner = {};

    bool operator==(const Schedule &) const = default;

    [[nodiscard]] bool isActive() const { return on && !paused; }
    // Returns the planned time of a run that should have started by now. If several runs were
    // missed, returns the time of the last one.
    [[nodiscard]] std::optional<QDateTime> dueAt(const QDateTime &now) const;
    [[nodiscard]] std::optional<QDateTime> next(const QDateTime &now) const;
    // Returns the newest run, or null.
    [[nodiscard]] const ScheduleRun *lastRun() const
    {
        return runs.empty() ? nullptr : &runs.front();
    }
    [[nodiscard]] ScheduleRun *find(const QString &runId);
    // Records the state of the run for its file, if it has one. A file that was not imported after
    // all is forgotten.
    void noteFile(const ScheduleRun &run, const QDateTime &now);
    // Returns whether no run is needed for this version of the file.
    [[nodiscard]] bool isSettled(const QString &path, const QString &stamp,
                                 const QDateTime &now) const;
    // Forgets files that are gone, but not at once, because their folder may only be unmounted.
    void dropGoneFiles(const QDateTime &now);
    // Returns the name, or a text such as "Contacts".
    [[nodiscard]] QString title() const;
    // Returns a text such as "Contacts, every Monday, 08:00".
    [[nodiscard]] QString words() const;

    [[nodiscard]] QJsonObject toJson() const;
    // Adds the faults of the object, one sentence each, which then must not be used.
    [[nodiscard]] static Schedule fromJson(const QJsonObject &object, QStringList *faults);
};

} // namespace storedesk::schedules
