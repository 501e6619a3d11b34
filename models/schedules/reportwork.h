// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "schedules/schedule.h"
#include "schedules/scheduledwork.h"

#include <QTimeZone>

namespace storedesk::schedules {

// The settings of a report about the exports on this computer.
struct ReportSettings
{
    // The absolute path of the web page, which every run replaces.
    QString output = {};
    // The time zone of the store.
    QTimeZone zone = {};
    // The meaning of headings that are not recognised.
    QJsonObject roles = {};

    bool operator==(const ReportSettings &) const = default;

    [[nodiscard]] QJsonObject toJson() const;
    [[nodiscard]] static ReportSettings fromJson(const QJsonObject &object);
};

// Functions of the kind "report".
[[nodiscard]] QString reportTitle(const QJsonObject &settings);
void checkReport(base::JsonMembers &settings);

// Answers all questions about the newest exports in the background and saves them as one web page.
class ReportWork final : public ScheduledWork
{
    Q_OBJECT

public:
    ReportWork(ReportSettings settings, RunContext context);
    [[nodiscard]] static std::unique_ptr<ScheduledWork>
    make(const Schedule &schedule, const ScheduleRun &run, const RunContext &context);

    void start() override;

private:
    const ReportSettings m_settings;
    const RunContext m_context;
};

} // namespace storedesk::schedules
