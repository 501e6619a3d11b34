// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"
#include "schedules/scheduledwork.h"

namespace storedesk::schedules {

// The ID of the schedule that updates an account's offline copy of its contacts. There is one for
// each copy.
inline constexpr QLatin1StringView mirrorScheduleId("mirror");

// Returns the schedule of a copy for which no other times were chosen. Such a copy is updated as
// soon as the day begins.
[[nodiscard]] Schedule mirrorSchedule(const QDateTime &lastUpdate);

// Functions of the kind "mirror".
[[nodiscard]] QString mirrorTitle(const QJsonObject &settings);
void checkMirror(base::JsonMembers &settings);
[[nodiscard]] base::Result<void> applyMirrorTable(const RunPlaces &places, const ScheduleRun &run);

// Stores the job of the export from which the offline copy is created.
class MirrorWork final : public ScheduledWork
{
    Q_OBJECT

public:
    MirrorWork(const ScheduleRun &run, const RunContext &context);
    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    const ScheduleRun m_run;
    const RunContext m_context;
};

} // namespace storedesk::schedules
