// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"

#include "importrun/importjobkind.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"

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
                          .kind = QString(bulkKind.id),
                          .plan = plan.toJson(),
                          .columns = columns,
                          .durability = durabilityOf(catalogue::operation(plan.operation))},
                         clock);
    return created ? std::move(draft) : tl::unexpected(created.error());
}

base::Result<std::unique_ptr<journal::Journal>> Job::begin(JobDraft &draft, const QString &title,
                                                           const importrun::ImportPlan &plan,
                                                           const base::Clock &clock)
{
    return draft
        .create({.title = title,
                 .kind = QString(importrun::importKind.id),
                 .plan = plan.toJson(),
                 .columns = importrun::ImportPlan::columns(),
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
                  .kind = QString(sequenceKind.id),
                  .columns = sequenceColumns(job.columns),
                  .durability = base::Durability::Full},
                 clock)
        .and_then([&] { return (*draft)->append(rows); })
        .and_then([&] { return (*draft)->complete(); })
        .map([](const auto &) {});
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
    const auto *kind = kindOf((*journal)->head().outline);
    auto makeRun =
        kind ? kind->open(**journal, folder.filesOf(id)) : base::Result<journal::RunFactory>();
    if (!makeRun)
        return tl::unexpected(makeRun.error());
    if (!*makeRun)
        return tl::unexpected(
            base::Problem{.what = tr("This version can't run the job."),
                          .next = tr("Resume it in the version that started it.")});
    return OpenedJob{std::move(*lock), std::move(*journal), std::move(*makeRun)};
}

Job::Job(OpenedJob opened, api::Session &session, const journal::RunOptions::CopyKeeper &keepCopy)
    : m_lock(std::move(opened.lock))
    , m_journal(std::make_unique<journal::JournalThread>(std::move(opened.journal)))
{
    auto parts = opened.makeRun(session, keepCopy);
    m_follower = std::move(parts.follower);
    parts.options.follower = m_follower.get();
    m_run = std::make_unique<JobRun>(session, *m_journal, std::move(parts.maker), parts.options);
}

Job::~Job() = default;

} // namespace storedesk::jobs
