// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"

#include "api/session.h"
#include "catalogue/limits.h"
#include "jobs/rowmaker.h"
#include "transfers/exportwatch.h"
#include "transfers/importdecision.h"
#include "transfers/importwatch.h"

#include <QFile>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

// Requests that must not be sent twice have to survive a power failure; all others only a crash.
static base::Durability durabilityOf(const catalogue::Operation &operation)
{
    const bool once = operation.repeat == catalogue::Repeat::LookUp
        || operation.repeat == catalogue::Repeat::Event;
    return once ? base::Durability::Full : base::Durability::Normal;
}

static constexpr int narrow = 8;
static constexpr int wide = 32;

// With a rate limit all jobs have the same width, so that each gets the same share of the rate.
// Without a limit, many rows share one commit. Events always use the narrow width, because the
// outcome of events in flight is unknown if the program dies.
static int widthOf(const catalogue::Operation &operation, int requestsPerMinute)
{
    return operation.repeat == catalogue::Repeat::Event || requestsPerMinute > 0 ? narrow : wide;
}

// With a rate limit, rows wait for their turn most of the time. Events can never be looked up.
static bool marksLate(const catalogue::Operation &operation, int requestsPerMinute)
{
    return operation.writes()
        && (requestsPerMinute > 0 || operation.repeat == catalogue::Repeat::Event);
}

static journal::RunOptions optionsFor(const BulkPlan &plan, int requestsPerMinute)
{
    const auto &operation = catalogue::operation(plan.operation);
    const int width = widthOf(operation, requestsPerMinute);
    return {.width = width,
            .gathers = width > narrow,
            .marksLate = marksLate(operation, requestsPerMinute),
            .keep = operation.writes() ? journal::Keep::Nothing : journal::Keep::Record,
            .readFirst = plan.readsEach() && operation.lookUp.has_value(),
            .verifiesGone = plan.erases};
}

base::Result<std::unique_ptr<JobDraft>> Job::begin(const journal::JobFolder &folder,
                                                   const QString &id, const QString &title,
                                                   const BulkPlan &plan, const QStringList &columns,
                                                   const base::Clock &clock)
{
    auto draft = JobDraft::reserve(folder, id);
    if (!draft)
        return draft;
    const auto created =
        (*draft)->create({.title = title,
                          .task = QString(bulkTask),
                          .plan = plan.toJson(),
                          .columns = columns,
                          .durability = durabilityOf(catalogue::operation(plan.operation))},
                         clock);
    return created ? std::move(draft) : tl::unexpected(created.error());
}

base::Result<std::unique_ptr<journal::Journal>> Job::begin(JobDraft &draft, const QString &title,
                                                           const transfers::ImportPlan &plan,
                                                           const base::Clock &clock)
{
    return draft
        .create({.title = title,
                 .task = QString(transfers::importTask),
                 .plan = plan.toJson(),
                 .columns = transfers::ImportPlan::columns(),
                 .durability = base::Durability::Full},
                clock)
        .and_then([&] { return draft.append(plan.newRows()); })
        .and_then([&draft] { return draft.complete(); });
}

base::Result<void> Job::begin(const journal::JobFolder &folder, const QString &id,
                              const SequenceJob &job, const base::Clock &clock)
{
    std::vector<journal::NewRow> rows;
    for (const auto &row : job.rows)
        rows.push_back(newRow(row));
    auto draft = JobDraft::reserve(folder, id);
    if (!draft)
        return tl::unexpected(draft.error());
    return (*draft)
        ->create({.title = job.title,
                  .task = QString(sequenceTask),
                  .columns = sequenceColumns(job.columns),
                  .durability = base::Durability::Full},
                 clock)
        .and_then([&] { return (*draft)->append(rows); })
        .and_then([&] { return (*draft)->complete(); })
        .map([](const auto &) {});
}

// Collects the IDs created by finished rows, including those sent by an earlier process.
static base::Result<std::shared_ptr<MadeIds>> madeIn(journal::Journal &journal)
{
    constexpr int all = std::numeric_limits<int>::max();
    return journal.rows()
        .find({.state = journal::RowState::Done}, 0, all)
        .map([](const std::vector<journal::JobRow> &rows) {
            auto made = std::make_shared<MadeIds>();
            for (const auto &row : rows)
                made->note(row.number, row.record);
            return made;
        });
}

base::Result<void> checkCeiling(const BulkPlan &plan, const journal::JobHead &head)
{
    const bool deletes = catalogue::operation(plan.operation).effect == catalogue::Effect::Delete;
    const auto rows = head.rows() - head.counts[journal::RowState::NotSent];
    if (!deletes || !plan.ceiling || rows <= *plan.ceiling)
        return {};
    return tl::unexpected(
        base::Problem{.what = Job::tr("The job would delete %L1 records, more than %L2.")
                                  .arg(rows)
                                  .arg(*plan.ceiling),
                      .next = Job::tr("Nothing was deleted. Raise the limit or split the list.")});
}

base::Result<std::unique_ptr<Job>> Job::open(const journal::JobFolder &folder, const QString &id,
                                             api::Session &session, const base::Clock &clock,
                                             const journal::RunOptions::CopyKeeper &keepCopy)
{
    return openFile(folder, id, clock).map([&](OpenedJob opened) {
        return std::make_unique<Job>(std::move(opened), session, keepCopy);
    });
}

base::Result<OpenedJob> Job::openFile(const journal::JobFolder &folder, const QString &id,
                                      const base::Clock &clock)
{
    if (!QFile::exists(folder.pathOf(id)))
        return tl::unexpected(base::Problem{.what = tr("There is no job %1.").arg(id)});
    auto lock = folder.lock(id);
    if (!lock)
        return tl::unexpected(lock.error());
    auto journal = journal::Journal::openToRun(folder.pathOf(id), clock);
    if (!journal)
        return tl::unexpected(journal.error());
    if (!(*journal)->head().complete)
        return tl::unexpected(base::Problem{.what = tr("There is no job %1.").arg(id),
                                            .why = tr("It was not saved completely.")});
    if (const auto mine = folder.checkOwner((*journal)->head()); !mine)
        return tl::unexpected(mine.error());
    const auto &outline = (*journal)->head().outline;
    const auto import = outline.task == transfers::importTask
        ? transfers::ImportPlan::fromJson(outline.plan)
        : std::optional<transfers::ImportPlan>();
    const auto fetched = outline.task == transfers::exportTask
        ? transfers::ExportPlan::fromJson(outline.plan)
        : std::optional<transfers::ExportPlan>();
    const bool inSequence = outline.task == sequenceTask;
    const auto plan = import || fetched || inSequence ? std::optional(BulkPlan())
                                                      : BulkPlan::fromJson(outline.plan);
    if (!plan)
        return tl::unexpected(
            base::Problem{.what = tr("This version can't run the job."),
                          .next = tr("Resume it in the version that started it.")});
    const auto allowed =
        checkTargets(*plan).and_then([&] { return checkCeiling(*plan, (*journal)->head()); });
    if (!allowed)
        return tl::unexpected(allowed.error());
    OpenedJob opened{std::move(*lock), std::move(*journal), *plan, import,
                     fetched,          folder.filesOf(id)};
    if (import) {
        const auto ids = transfers::importIdsOf(*opened.journal);
        if (!ids)
            return tl::unexpected(ids.error());
        opened.importIds = *ids;
    }
    if (inSequence) {
        const auto made = madeIn(*opened.journal);
        if (!made)
            return tl::unexpected(made.error());
        opened.made = *made;
    }
    return opened;
}

Job::Job(OpenedJob opened, api::Session &session, const journal::RunOptions::CopyKeeper &keepCopy)
    : m_lock(std::move(opened.lock))
    , m_journal(std::make_unique<journal::JournalThread>(std::move(opened.journal)))
{
    if (opened.fetched) {
        m_follower = std::make_unique<transfers::ExportWatch>(
            session, *opened.fetched, opened.files, m_journal->head().created);
        m_run = std::make_unique<JobRun>(
            session, *m_journal,
            [plan = *opened.fetched](const journal::JobRow &row) { return plan.request(row); },
            journal::RunOptions{.width = catalogue::limits::queuedExports,
                                .follower = m_follower.get()});
        return;
    }
    if (opened.import) {
        // The lost upload of one part must not be mistaken for the import of another.
        for (const auto &importId : std::as_const(opened.importIds))
            session.client().known().claim(catalogue::Resource::Import, importId);
        m_follower =
            std::make_unique<transfers::ImportWatch>(session, *opened.import, opened.files);
        m_run = std::make_unique<JobRun>(
            session, *m_journal,
            [plan = *opened.import, files = opened.files](const journal::JobRow &row) {
                return plan.request(row, files);
            },
            journal::RunOptions{.width = catalogue::limits::queuedImports,
                                .follower = m_follower.get()});
        return;
    }
    if (opened.made) {
        m_run = std::make_unique<JobRun>(
            session, *m_journal,
            [made = opened.made](const journal::JobRow &row) { return made->request(row); },
            journal::RunOptions{.width = 1,
                                .keep = journal::Keep::Record,
                                .ended = [made = opened.made](const journal::RowEnd &end) {
                                    made->note(end.number, end.record);
                                }});
        return;
    }
    const auto maker = std::make_shared<const RowMaker>(opened.plan);
    auto options = optionsFor(opened.plan, session.client().connection().requestsPerMinute);
    if (!opened.plan.erases)
        options.keepCopy = keepCopy;
    m_run = std::make_unique<JobRun>(
        session, *m_journal,
        [maker](const journal::JobRow &row) { return maker->bytes(row.cells); }, options);
}

Job::~Job() = default;

} // namespace storedesk::jobs
