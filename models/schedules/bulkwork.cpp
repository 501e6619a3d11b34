// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/bulkwork.h"

#include "base/jsonmembers.h"
#include "imports/bulkrecipe.h"
#include "imports/bulkrows.h"
#include "imports/recipeshelf.h"
#include "jobs/job.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;
using catalogue::Effect;
using journal::RowState;

namespace {

struct BulkWords
{
    Q_DECLARE_TR_FUNCTIONS(BulkWork)
};

constexpr auto mostRowsInFile = "mostRows"_L1;
constexpr auto mostRejectsInFile = "mostRejectsPercent"_L1;
constexpr auto mostBlankedInFile = "mostBlanked"_L1;
constexpr qint64 mostMostRows = 10'000'000;
constexpr int wholePercent = 100;

// Returns a sentence for each limit of the schedule and the recipe that the rows of the job exceed.
base::Result<QStringList> exceededLimits(const FolderBulkSettings &settings,
                                         const imports::Guards &guards, const jobs::BulkPlan &plan,
                                         journal::Journal &journal)
{
    const auto &head = journal.head();
    const auto rows = head.rows();
    const auto refused = head.counts[RowState::NotSent];
    QStringList reasons;
    if (rows == 0)
        reasons.append(BulkWords::tr("The file has no rows."));
    if (rows > settings.mostRows)
        reasons.append(BulkWords::tr("The file has %L1 rows; the limit is %L2.")
                           .arg(rows)
                           .arg(settings.mostRows));
    if (refused * wholePercent > rows * settings.mostRejects) {
        reasons.append(
            BulkWords::tr("%Ln row(s) can't be sent.", nullptr, static_cast<int>(refused)));
        const auto why = journal.rows().reasons();
        if (!why)
            return tl::unexpected(why.error());
        if (!why->empty())
            reasons.append(why->front().text);
    }
    const auto blanked = jobs::clearedCells(journal, plan);
    if (!blanked)
        return tl::unexpected(blanked.error());
    if (*blanked > settings.mostBlanked)
        reasons.append(BulkWords::tr("Blank cells would erase %L1 values; the limit is %L2.")
                           .arg(*blanked)
                           .arg(settings.mostBlanked));
    reasons.append(imports::brokenGuards(guards, head, *blanked));
    return reasons;
}

} // namespace

QJsonObject FolderBulkSettings::toJson() const
{
    auto object = files.toJson();
    object.insert(mostRowsInFile, mostRows);
    object.insert(mostRejectsInFile, mostRejects);
    object.insert(mostBlankedInFile, mostBlanked);
    return object;
}

FolderBulkSettings FolderBulkSettings::fromJson(const QJsonObject &object)
{
    return {.files = FolderImportSettings::fromJson(object),
            .mostRows = object[mostRowsInFile].toInteger(usualMostRows),
            .mostRejects = object[mostRejectsInFile].toInt(),
            .mostBlanked = object[mostBlankedInFile].toInteger()};
}

void checkFolderBulk(base::JsonMembers &settings)
{
    checkFolderImport(settings);
    (void)settings.whole(mostRowsInFile, 1, mostMostRows);
    (void)settings.whole(mostRejectsInFile, 0, wholePercent);
    (void)settings.whole(mostBlankedInFile, 0, mostMostRows);
}

QString whyNotRepeated(const imports::Recipe &recipe, bool movesFiles)
{
    const auto &operation = catalogue::operation(recipe.job.operation);
    if (operation.effect == Effect::Delete || recipe.job.erases)
        return BulkWords::tr("Deleting is not repeated without you. Run this recipe in a new bulk "
                             "job.");
    if (operation.effect == Effect::Read)
        return BulkWords::tr("A lookup changes nothing, so there is nothing to repeat.");
    if (operation.effect == Effect::Create && !movesFiles)
        return BulkWords::tr("New records and events are only sent if the files are moved to "
                             "“done”, so that no row is sent twice.");
    return {};
}

std::optional<RunResult> bulkResult(const RunPlaces &places, const ScheduleRun &run)
{
    const base::SystemClock clock;
    const auto journal = journal::Journal::openAgain(places.jobs.pathOf(run.id), clock);
    if (!journal)
        return RunResult::failed(journal.error());
    const auto &head = (*journal)->head();
    const auto done = head.counts[RowState::Done];
    const auto unknown = head.counts[RowState::Unknown];
    const auto refused = head.rows() - done - unknown;
    RunResult result{.state = done == head.rows() ? RunResult::State::Finished
                                                  : RunResult::State::Partial,
                     .rows = done,
                     .refused = refused,
                     .problem = head.note};
    if (done == 0 && unknown == 0 && head.rows() > 0)
        result.state = RunResult::State::Failed;
    return result;
}

BulkWork::BulkWork(FolderBulkSettings settings, ScheduleRun run, const RunContext &context)
    : CheckedFileWork(std::move(run), context, {})
    , m_settings(std::move(settings))
    , m_definitions(*context.session,
                    [this](const base::Result<QJsonValue> &definitions) {
                        if (!definitions)
                            return fail(definitions.error());
                        m_opened.plan.definitions = *definitions;
                        checkDefinitions();
                    })
    , m_work(*context.clock)
{ }

BulkWork::~BulkWork() = default;

std::unique_ptr<ScheduledWork> BulkWork::make(const Schedule &schedule, const ScheduleRun &run,
                                              const RunContext &context)
{
    return std::make_unique<BulkWork>(FolderBulkSettings::fromJson(schedule.settings), run,
                                      context);
}

void BulkWork::start()
{
    m_work.start(
        [files = m_settings.files, path = m_run.file,
         folder = m_context.temporaryFolder](base::Progress &progress) -> base::Result<Opened> {
            auto recipe = imports::readRecipe(files.recipe, imports::RecipeKind::Bulk);
            if (!recipe)
                return tl::unexpected(recipe.error());
            if (const auto why = whyNotRepeated(*recipe, files.movesFiles); !why.isEmpty())
                return tl::unexpected(base::Problem{.what = why});
            auto table = jobs::BulkTable::open(path, {}, folder, progress);
            if (!table)
                return tl::unexpected(table.error());
            if (table->unusable)
                return tl::unexpected(*table->unusable);
            auto plan = imports::jobFor(*recipe, table->columns);
            if (!plan)
                return tl::unexpected(plan.error());
            return Opened{
                .recipe = std::move(*recipe), .table = std::move(*table), .plan = std::move(*plan)};
        },
        [this](base::Result<Opened> &&opened) { prepare(std::move(opened)); });
}

void BulkWork::prepare(base::Result<Opened> &&opened)
{
    if (!opened)
        return fail(opened.error());
    m_opened = std::move(*opened);
    // The check writes all dates in the format of the service.
    m_opened.plan.monthFirst.clear();
    m_definitions.start(catalogue::operation(m_opened.plan.operation), m_opened.plan.within);
}

void BulkWork::checkDefinitions()
{
    const auto fixed = imports::fixedColumnsOf(m_opened.plan, m_opened.table.columns.size());
    if (!imports::needsStoreDomains(*fixed))
        return checkRows({});
    readDomains([this](const QStringList &domains) { checkRows(domains); });
}

void BulkWork::checkRows(const QStringList &storeDomains)
{
    m_draft.setSettings(
        {.fixed = imports::fixedColumnsOf(m_opened.plan, m_opened.table.columns.size()),
         .storeDomains = storeDomains,
         .phonePrefix = m_opened.recipe.settings.phonePrefix});
    m_draft.openFile(
        m_run.file,
        {.entry = m_opened.table.opened.entry, .header = m_opened.table.opened.dialect.header});
}

void BulkWork::applyRecipe()
{
    imports::repairsOf(m_opened.recipe, m_draft.settings()).applyTo(m_draft);
}

void BulkWork::finishCheck()
{
    if (!m_work.running())
        write();
}

// The job becomes complete only if no limit is exceeded and the file is still the same.
void BulkWork::write()
{
    m_work.start(
        [opened = m_opened, prepare = imports::preparationOf(m_draft), settings = m_settings,
         run = m_run, folder = m_context.places.jobs,
         clock = m_context.clock](base::Progress &progress) -> base::Result<QStringList> {
            const auto title =
                u"%1 · %2"_s.arg(titleOf(catalogue::operation(opened.plan.operation)),
                                 QFileInfo(run.file).fileName());
            auto draft =
                jobs::Job::begin(folder, run.id, title, opened.plan, opened.table.columns, *clock);
            if (!draft)
                return tl::unexpected(draft.error());
            auto &journal = (*draft)->journal();
            const auto loaded =
                opened.table.load(jobs::RowMaker(opened.plan), journal, progress, prepare);
            if (!loaded)
                return tl::unexpected(loaded.error());
            auto reasons = exceededLimits(settings, opened.recipe.guards, opened.plan, journal);
            if (!reasons || !reasons->isEmpty())
                return reasons;
            if (!isSameVersion(run))
                return QStringList{BulkWords::tr("The file changed while it was read.")};
            return (*draft)->complete().map([](const auto & /*journal*/) { return QStringList(); });
        },
        [this](const base::Result<QStringList> &reasons) { takeWritten(reasons); });
}

void BulkWork::takeWritten(const base::Result<QStringList> &reasons)
{
    if (!reasons)
        return fail(reasons.error());
    if (!reasons->isEmpty())
        return stop(*reasons);
    m_ended = true;
    Q_EMIT stored();
}

} // namespace storedesk::schedules
