// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "jobs/exportplan.h"
#include "jobs/importplan.h"
#include "jobs/jobdraft.h"
#include "jobs/jobrun.h"
#include "jobs/sequenceplan.h"

namespace storedesk::jobs {

// The task of jobs that are made of a table.
inline constexpr QLatin1StringView bulkTask("bulk");

// Why a job that would delete more than its plan allows may not run. Every job is held to it when
// it is opened.
[[nodiscard]] base::Result<void> checkCeiling(const BulkPlan &plan, const journal::JobHead &head);

// A job that nobody else runs any more, before it runs here.
struct OpenedJob
{
    std::unique_ptr<base::FileLock> lock;
    std::unique_ptr<journal::Journal> journal;
    BulkPlan plan;
    std::optional<ImportPlan> import = {}; // it sends files, and has no plan of rows
    std::optional<ExportPlan> fetched = {}; // the same of one that brings exports
    QString files = {}; // the folder of either
    std::shared_ptr<MadeIds> made = {}; // its rows build on each other, and there is no plan
};

// One job that this process has in hand: its file, the lock on it, and its run.
class Job final : public QObject
{
    Q_OBJECT

public:
    // A new one, with no row yet. The clock outlives it.
    [[nodiscard]] static base::Result<std::unique_ptr<JobDraft>>
    begin(const JobFolder &folder, const QString &id, const QString &title, const BulkPlan &plan,
          const QStringList &columns, const base::Clock &clock);
    // Completes the draft of a job that sends files, which are in its folder already.
    [[nodiscard]] static base::Result<std::unique_ptr<journal::Journal>>
    begin(JobDraft &draft, const QString &title, const ImportPlan &plan, const base::Clock &clock);
    // A complete job whose rows build on each other.
    [[nodiscard]] static base::Result<void> begin(const JobFolder &folder, const QString &id,
                                                  const SequenceJob &job, const base::Clock &clock);
    // Takes over one that nobody runs. What comes by reference outlives it. Of a job that reads its
    // records first, the keeper gets each of them before it is changed or deleted.
    [[nodiscard]] static base::Result<std::unique_ptr<Job>>
    open(const JobFolder &folder, const QString &id, api::Session &session,
         const base::Clock &clock, const RunOptions::CopyKeeper &keepCopy = {});
    // The first half of it, for any thread: a large file takes its time.
    [[nodiscard]] static base::Result<OpenedJob>
    openFile(const JobFolder &folder, const QString &id, const base::Clock &clock);
    Job(OpenedJob opened, api::Session &session, const RunOptions::CopyKeeper &keepCopy = {});
    ~Job() override;

    [[nodiscard]] JobRun &run() { return *m_run; }
    [[nodiscard]] JournalThread &journal() { return *m_journal; }
    [[nodiscard]] const QString &id() const { return m_journal->head().outline.id; }

private:
    std::unique_ptr<base::FileLock> m_lock; // goes last
    std::unique_ptr<JournalThread> m_journal;
    std::unique_ptr<RowFollower> m_follower; // of a job that sends or fetches files
    std::unique_ptr<JobRun> m_run;
};

} // namespace storedesk::jobs
