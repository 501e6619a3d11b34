// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/exportwork.h"

#include "base/background.h"
#include "base/jsonmembers.h"
#include "exports/exportregister.h"
#include "exports/exportrules.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportWork)
};

constexpr int mostDays = 7'300;
constexpr auto typeInFile = "type"_L1;
constexpr auto valuesInFile = "values"_L1;
constexpr auto daysInFile = "days"_L1;
constexpr auto outputInFile = "output"_L1;

} // namespace

ExportSettings ExportSettings::of(const exportrun::ExportPlan &plan)
{
    const auto range = exports::daysOf(plan.periods);
    return {.type = plan.kind,
            .values = plan.body,
            .days = range ? static_cast<int>(range->first.daysTo(range->last) + 1) : 0,
            .output = plan.output};
}

base::Result<exportrun::ExportPlan> ExportSettings::planFor(QDate today) const
{
    auto wanted = values;
    if (days > 0) {
        const exports::ExportDateRange range{.first = today.addDays(-days),
                                             .last = today.addDays(-1)};
        wanted = exports::withRange(wanted, range, exports::isExplorerKind(type));
    }
    return exports::planOf(type, wanted, today).map([this](exportrun::ExportPlan plan) {
        plan.output = output;
        return plan;
    });
}

QJsonObject ExportSettings::toJson() const
{
    QJsonObject object{{typeInFile, type}, {valuesInFile, values}, {daysInFile, days}};
    if (!output.isEmpty())
        object.insert(outputInFile, output);
    return object;
}

ExportSettings ExportSettings::fromJson(const QJsonObject &object)
{
    return {.type = object[typeInFile].toString(),
            .values = object[valuesInFile].toObject(),
            .days = std::clamp(object[daysInFile].toInt(), 0, mostDays),
            .output = object[outputInFile].toString()};
}

Schedule exportSchedule(const exportrun::ExportPlan &plan, const Rhythm &rhythm,
                        const QDateTime &now)
{
    const auto settings = ExportSettings::of(plan);
    auto identity = settings;
    identity.output.clear();
    const auto text = QJsonDocument(identity.toJson()).toJson(QJsonDocument::Compact);
    return {.id = QUuid::createUuidV5(QUuid(), text).toString(QUuid::WithoutBraces),
            .kind = u"export"_s,
            .settings = settings.toJson(),
            .rhythm = rhythm,
            .handled = now};
}

QString exportTitle(const QJsonObject &settings)
{
    return exports::titleOfKind(settings[typeInFile].toString());
}

void checkExport(base::JsonMembers &settings)
{
    if (!exports::isExportKind(settings.text(typeInFile)))
        settings.addFault(typeInFile, ExportWords::tr("is not an export type"));
    (void)settings.object(valuesInFile);
    (void)settings.whole(daysInFile, 0, mostDays);
    (void)settings.text(outputInFile);
}

std::optional<RunResult> exportResult(const RunPlaces &places, const ScheduleRun &run)
{
    auto known = exports::ExportRegister::exists(places.exports())
        ? exports::ExportRegister::open(places.exports())
        : tl::unexpected(base::Problem());
    const auto table = known ? known->settled(run.id) : tl::unexpected(base::Problem());
    if (table && *table) {
        const bool differs = (*table)->finding.check == exportrun::ExportCheck::Differs;
        return RunResult{.state = differs ? RunResult::State::Partial : RunResult::State::Finished,
                         .rows = (*table)->rows,
                         .problem = {.what = differs ? (*table)->finding.text : QString()}};
    }
    // The table exported for an offline copy is removed once the copy has been created.
    if (const auto settled = known ? known->settledJobs() : tl::unexpected(base::Problem());
        settled && settled->contains(run.id))
        return RunResult{.state = RunResult::State::Finished};
    const base::SystemClock clock;
    const auto journal = journal::Journal::openAgain(places.jobs.pathOf(run.id), clock);
    if (!journal)
        return RunResult::failed(journal.error());
    const auto &head = (*journal)->head();
    // The job is complete, but its table is still being created.
    if (head.counts[journal::RowState::Done] == head.rows())
        return std::nullopt;
    return RunResult::failed(
        {.what = ExportWords::tr("The service didn't deliver a complete export."),
         .why = head.note.what,
         .next = ExportWords::tr("Open the job to see the reason.")});
}

ExportWork::ExportWork(base::Result<exportrun::ExportPlan> plan, QString id,
                       const RunContext &context)
    : m_plan(std::move(plan))
    , m_id(std::move(id))
    , m_context(context)
{ }

std::unique_ptr<ScheduledWork> ExportWork::make(const Schedule &schedule, const ScheduleRun &run,
                                                const RunContext &context)
{
    const auto today = context.clock->now().toLocalTime().date();
    return std::make_unique<ExportWork>(ExportSettings::fromJson(schedule.settings).planFor(today),
                                        run.id, context);
}

void ExportWork::start()
{
    base::inBackground(
        [plan = m_plan, id = m_id, jobs = m_context.places.jobs, clock = m_context.clock] {
            return plan ? exports::writeExportJob(jobs, id, *plan, *clock)
                        : tl::unexpected(plan.error());
        },
        this,
        [this](const base::Result<void> &written) {
            written ? Q_EMIT stored() : Q_EMIT ended(RunResult::failed(written.error()));
        });
}

} // namespace storedesk::schedules
