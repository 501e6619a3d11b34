// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"
#include "jobs/bulkplan.h"
#include "jobs/jobdraft.h"
#include "jobs/jobrun.h"
#include "jobs/sequenceplan.h"
#include "journal/jobkind.h"

namespace storedesk::jobs {

// Fails if the job would delete more records than its plan allows. Checked whenever a job is
// opened.
[[nodiscard]] base::Result<void> checkCeiling(const BulkPlan &plan, const journal::JobHead &head);

// A locked job that is not running yet.
struct OpenedJob
{
    std::unique_ptr<base::FileLock> lock;
    std::unique_ptr<journal::Journal> journal;
    journal::RunFactory makeRun;
};

// A job owned by this process: its file, its lock and its run.
class Job final : public QObject
{
    Q_OBJECT

public:
    // Creates a job without rows. The clock must outlive it.
    [[nodiscard]] static base::Result<std::unique_ptr<JobDraft>>
    begin(const journal::JobFolder &folder, const QString &id, const QString &title,
          const BulkPlan &plan, const QStringList &columns, const base::Clock &clock);
    // Completes the draft of a job that sends files. The files are already in its folder.
    [[nodiscard]] static base::Result<std::unique_ptr<journal::Journal>>
    begin(JobDraft &draft, const QString &title, const importrun::ImportPlan &plan,
          const base::Clock &clock);
    // Creates a complete job whose rows depend on each other.
    [[nodiscard]] static base::Result<void> begin(const journal::JobFolder &folder,
                                                  const QString &id, const SequenceJob &job,
                                                  const base::Clock &clock);
    // Opens a job that no process is running. Objects passed by reference must outlive the job. If
    // the job reads records first, keepCopy receives each record before it is changed or deleted.
    [[nodiscard]] static base::Result<std::unique_ptr<Job>>
    open(const journal::JobFolder &folder, const QString &id, api::Session &session,
         const base::Clock &clock, const journal::RunOptions::CopyKeeper &keepCopy = {});
    // Opens only the files of a job, which takes a while for a large job. Thread-safe.
    [[nodiscard]] static base::Result<OpenedJob>
    openFile(const journal::JobFolder &folder, const QString &id, const base::Clock &clock);
    Job(OpenedJob opened, api::Session &session,
        const journal::RunOptions::CopyKeeper &keepCopy = {});
    ~Job() override;

    [[nodiscard]] JobRun &run() { return *m_run; }
    [[nodiscard]] journal::JournalThread &journal() { return *m_journal; }
    [[nodiscard]] const QString &id() const { return m_journal->head().outline.id; }

private:
    // Declared first, so that the lock is released last.
    std::unique_ptr<base::FileLock> m_lock;
    std::unique_ptr<journal::JournalThread> m_journal;
    // Null unless jobs of this kind follow their rows.
    std::unique_ptr<journal::RowFollower> m_follower;
    std::unique_ptr<JobRun> m_run;
};

} // namespace storedesk::jobs
