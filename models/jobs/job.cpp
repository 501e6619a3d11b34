// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"

#include "jobs/requestjson.h"
#include "jobs/rowmaker.h"

#include <QFile>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

// What must not leave twice has to survive a power cut; everything else a crash.
static base::Durability durabilityOf(const catalogue::Operation &operation)
{
    const bool once = operation.repeat == catalogue::Repeat::LookUp
        || operation.repeat == catalogue::Repeat::Event;
    return once ? base::Durability::Full : base::Durability::Normal;
}

static RunOptions optionsFor(const BulkPlan &plan)
{
    const auto &operation = catalogue::operation(plan.operation);
    return {.width = durabilityOf(operation) == base::Durability::Full ? 8 : 32,
            .keep = operation.writes() ? Keep::Nothing : Keep::Record,
            .readFirst = plan.readFirst && operation.lookUp.has_value()};
}

base::Result<std::unique_ptr<journal::Journal>>
Job::begin(const JobFolder &folder, const QString &id, const QString &title, const BulkPlan &plan,
           const QStringList &columns, const base::Clock &clock)
{
    if (const auto made = folder.make(); !made)
        return tl::unexpected(made.error());
    return journal::Journal::create(
        folder.pathOf(id),
        {.id = id,
         .title = title,
         .task = QString(bulkTask),
         .plan = plan.toJson(),
         .columns = columns,
         .durability = durabilityOf(catalogue::operation(plan.operation))},
        clock);
}

base::Result<std::unique_ptr<Job>> Job::open(const JobFolder &folder, const QString &id,
                                             api::Session &session, const base::Clock &clock)
{
    return openFile(folder, id, clock).map([&session](OpenedJob opened) {
        return std::make_unique<Job>(std::move(opened), session);
    });
}

base::Result<OpenedJob> Job::openFile(const JobFolder &folder, const QString &id,
                                      const base::Clock &clock)
{
    if (!QFile::exists(folder.pathOf(id)))
        return tl::unexpected(base::Problem{.what = tr("There is no job %1.").arg(id)});
    auto lock = folder.lock(id);
    if (!lock)
        return tl::unexpected(base::Problem{.what = tr("The job is running already."),
                                            .why = tr("Another window or command has it."),
                                            .next = tr("Wait for it, or stop it there.")});
    auto journal = journal::Journal::open(folder.pathOf(id), clock);
    if (!journal)
        return tl::unexpected(journal.error());
    const auto plan = BulkPlan::fromJson((*journal)->head().outline.plan);
    if (!plan)
        return tl::unexpected(
            base::Problem{.what = tr("This version does not understand the job."),
                          .next = tr("Go on with it in the version that began it.")});
    return OpenedJob{std::move(lock), std::move(*journal), *plan};
}

Job::Job(OpenedJob opened, api::Session &session)
    : m_lock(std::move(opened.lock))
    , m_journal(std::make_unique<JournalThread>(std::move(opened.journal)))
{
    const auto maker = std::make_shared<const RowMaker>(opened.plan);
    m_run = std::make_unique<JobRun>(
        session, *m_journal,
        [maker](const journal::JobRow &row) { return maker->request(row.cells).map(&bytesOf); },
        optionsFor(opened.plan));
}

Job::~Job() = default;

} // namespace storedesk::jobs
