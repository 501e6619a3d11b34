// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportfinish.h"
#include "schedules/schedule.h"
#include "schedules/scheduledwork.h"

namespace storedesk::schedules {

// The settings of a recurring export. If it has a date range, the range has a fixed length and ends
// on the day before the run.
struct ExportSettings
{
    // The kind of export, as named by the service.
    QString type = {};
    // The export's values without the date range.
    QJsonObject values = {};
    // The length of the date range, or 0 if there is no range.
    int days = 0;
    // The absolute path of a file to which every table is copied. Empty if there is none.
    QString output = {};

    bool operator==(const ExportSettings &) const = default;

    [[nodiscard]] static ExportSettings of(const exportrun::ExportPlan &plan);
    [[nodiscard]] base::Result<exportrun::ExportPlan> planFor(QDate today) const;
    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ExportSettings fromJson(const QJsonObject &object);
};

// Creates a schedule that repeats this plan, starting after the given time. Plans that differ only
// in their output file have the same schedule.
[[nodiscard]] Schedule exportSchedule(const exportrun::ExportPlan &plan, const Rhythm &rhythm,
                                      const QDateTime &now);

// Functions of the kind "export".
[[nodiscard]] QString exportTitle(const QJsonObject &settings);
void checkExport(base::JsonMembers &settings);
[[nodiscard]] std::optional<RunResult> exportResult(const RunPlaces &places,
                                                    const ScheduleRun &run);

// Stores the job of an export.
class ExportWork final : public ScheduledWork
{
    Q_OBJECT

public:
    // If the plan is an error, start() reports it.
    ExportWork(base::Result<exportrun::ExportPlan> plan, QString id, const RunContext &context);
    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    const base::Result<exportrun::ExportPlan> m_plan;
    const QString m_id;
    const RunContext m_context;
};

} // namespace storedesk::schedules
