// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/reportwork.h"

#include "base/background.h"
#include "base/jsonmembers.h"
#include "exports/exportregister.h"
#include "insights/insightengine.h"
#include "insightsource/insightsource.h"
#include "insightviews/insightreport.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportWork)
};

constexpr auto reportOutputInFile = "output"_L1;
constexpr auto reportZoneInFile = "zone"_L1;
constexpr auto reportRolesInFile = "roles"_L1;

base::Result<insightsource::InsightFiles> newestFiles(const RunPlaces &places)
{
    const base::Problem nothing{
        .what = ReportWords::tr("There are no exports to report on."),
        .why =
            ReportWords::tr("The report uses the activity and contact exports on this computer."),
        .next = ReportWords::tr("Export activities and contacts, for example with a schedule that "
                                "runs earlier.")};
    if (!exports::ExportRegister::exists(places.exports()))
        return tl::unexpected(nothing);
    auto known = exports::ExportRegister::open(places.exports());
    if (!known)
        return tl::unexpected(known.error());
    const auto all = known->all();
    if (!all)
        return tl::unexpected(all.error());
    auto files = insightsource::filesOf(*all);
    if (files.isEmpty())
        return tl::unexpected(nothing);
    return files;
}

RunResult writeReport(const ReportSettings &settings, const RunContext &context)
{
    const auto files = newestFiles(context.places);
    if (!files)
        return RunResult::failed(files.error());
    insights::InsightEngine engine({.temporaryFolder = context.temporaryFolder});
    base::Progress progress;
    const auto saved = insightviews::saveReport(engine,
                                                {.input = {.activities = files->activities,
                                                           .contacts = files->contacts,
                                                           .lines = files->lines,
                                                           .zone = settings.zone,
                                                           .asOf = files->asOf.toMSecsSinceEpoch(),
                                                           .coversFrom = files->coversFrom,
                                                           .roles = settings.roles}},
                                                settings.output, progress);
    return saved ? RunResult{.state = RunResult::State::Finished}
                 : RunResult::failed(saved.error());
}

} // namespace

QJsonObject ReportSettings::toJson() const
{
    return {{reportOutputInFile, output},
            {reportZoneInFile, QString::fromLatin1(zone.id())},
            {reportRolesInFile, roles}};
}

ReportSettings ReportSettings::fromJson(const QJsonObject &object)
{
    const auto id = object[reportZoneInFile].toString().toLatin1();
    const auto zone = id.isEmpty() ? QTimeZone() : QTimeZone(id);
    return {.output = object[reportOutputInFile].toString(),
            .zone = zone.isValid() ? zone : QTimeZone::systemTimeZone(),
            .roles = object[reportRolesInFile].toObject()};
}

QString reportTitle(const QJsonObject &settings)
{
    return ReportWords::tr("Report %1", "name of a file")
        .arg(QFileInfo(settings[reportOutputInFile].toString()).fileName());
}

void checkReport(base::JsonMembers &settings)
{
    if (QFileInfo(settings.text(reportOutputInFile)).isRelative())
        settings.addFault(reportOutputInFile, ReportWords::tr("is not a full file path."));
    const auto zone = settings.text(reportZoneInFile).toLatin1();
    if (!zone.isEmpty() && !QTimeZone::isTimeZoneIdAvailable(zone))
        settings.addFault(reportZoneInFile, ReportWords::tr("is not a time zone."));
    (void)settings.object(reportRolesInFile);
}

ReportWork::ReportWork(ReportSettings settings, RunContext context)
    : m_settings(std::move(settings))
    , m_context(std::move(context))
{ }

std::unique_ptr<ScheduledWork>
ReportWork::make(const Schedule &schedule, const ScheduleRun & /*run*/, const RunContext &context)
{
    return std::make_unique<ReportWork>(ReportSettings::fromJson(schedule.settings), context);
}

void ReportWork::start()
{
    base::inBackground(
        [settings = m_settings, context = m_context] { return writeReport(settings, context); },
        this, [this](const RunResult &result) { Q_EMIT ended(result); });
}

} // namespace storedesk::schedules
