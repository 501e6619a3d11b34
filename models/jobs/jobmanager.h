// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/background.h"
#include "jobs/delayedstarts.h"
#include "jobs/listjob.h"
#include "jobs/runningjobs.h"

namespace storedesk::jobs {

struct JobManagerOptions
{
    // Whether jobs that were interrupted are resumed at the start. Commands leave them alone.
    bool resumes = true;
    // The folder of the jobs with their owner. By default, these are derived from the account.
    std::optional<journal::JobFolder> folder = {};
};

// Manages all jobs of one account: those listed in its folder and those running in this process.
// Resumes jobs that were interrupted by a crash or by quitting the program. Has no user interface.
class JobManager final : public QObject
{
    Q_OBJECT

public:
    static constexpr int retentionDays = journal::JobFolder::retentionDays;
    // The account must outlive this object.
    explicit JobManager(account::Account &account, const JobManagerOptions &options = {});
    // Releases the running jobs, which continue when they are opened again.
    ~JobManager() override;

    [[nodiscard]] const journal::JobFolder &folder() const { return m_folder; }
    // Whether the folder has been read.
    [[nodiscard]] bool isReady() const { return m_newestListing > 0; }
    // Newest first.
    [[nodiscard]] const std::vector<journal::ListedJob> &jobs() const { return m_jobs; }
    [[nodiscard]] const journal::ListedJob *find(const QString &id) const;
    // Returns null if the job is not open in this process.
    [[nodiscard]] JobRun *runOf(const QString &id) const { return m_inHand.runOf(id); }
    [[nodiscard]] int running() const { return m_inHand.running(); }
    [[nodiscard]] auto startsIn(const QString &id) const { return m_delayed.left(id); }
    // Whether the account may run the job. A read-only account runs only jobs that look up records.
    [[nodiscard]] bool isAllowed(const journal::JobHead &head) const;
    // Returns the maximum number of deletes per job; 0 means no limit.
    [[nodiscard]] qint64 mostDeletes() const;
    [[nodiscard]] base::Clock &clock() const;

    // Reads the folder again.
    void refresh();
    // Starts or resumes a job. Skips the delay of a delayed start.
    void run(const QString &id);
    // Stores the job, runs it and returns its ID.
    QString begin(ListJob job);
    // The function is called in another thread.
    QString begin(std::function<ListJob()> make);
    QString begin(const SequenceJob &job);
    // Completes and runs the draft, and returns its ID.
    QString begin(std::shared_ptr<JobDraft> draft);
    void pause(const QString &id);
    void cancel(const QString &id);
    void pauseAll() { m_inHand.pauseAll(); }
    // Stops all requests. Called before the account is closed.
    void suspend();
    // Reverts suspend().
    void continueRun();
    void again(const QString &id, const journal::RowFilter &filter);
    // Undoes a job by one or two further jobs (jobundo.h). Optionally deletes the records that it
    // created.
    void undo(const QString &id, const QJsonArray &contactFields, bool deletesCreated = false);
    void countAsDone(const QString &id, const journal::RowFilter &filter, const QString &text);
    // Deletes the job and its files, once its journal is no longer being read.
    void remove(const QString &id);
    // Whether the job was deleted or is being deleted.
    [[nodiscard]] bool isRemoved(const QString &id) const { return m_removed.contains(id); }

    // Runs work on the journal of a job in another thread. Calls done with the result unless the
    // context has been destroyed.
    template <typename Work, typename Done>
    void ask(const QString &id, Work work, QObject *context, Done done)
    {
        if (m_inHand.post(id, work, context, done))
            return;
        base::inBackground(
            [path = m_folder.pathOf(id), clock = &clock(),
             work = std::move(work)]() -> std::invoke_result_t<Work &, journal::Journal &> {
                auto journal = journal::Journal::openAgain(path, *clock);
                if (!journal)
                    return tl::unexpected(journal.error());
                return work(**journal);
            },
            context, std::move(done));
    }

Q_SIGNALS:
    // Emitted when a job was added or removed.
    void listChanged();
    void jobChanged(const QString &id);
    // Emitted for jobs running in this process.
    void jobEnded(const QString &id);
    // Emitted when a job created by undo() or begin() has been stored and started. Not emitted for
    // drafts.
    void jobBegun(const QString &id);
    void failed(const storedesk::base::Problem &problem);
    // Emitted before failed() if a job could not be stored, opened or started.
    void notStarted(const QString &id, const storedesk::base::Problem &problem);

private:
    void replaceJobs(int number, std::vector<journal::ListedJob> jobs, const QSet<QString> &before);
    void keepNews(std::vector<journal::ListedJob> &jobs, const QSet<QString> &before) const;
    void openInBackground(const QString &id, std::function<base::Result<void>()> before = {});
    [[nodiscard]] bool needsStore(const QString &id) const;
    void readStoreFirst(const QString &id);
    void acquire(OpenedJob opened);
    void startOrDelay(OpenedJob opened);
    void add(const journal::JobHead &head);
    void letGo(const QString &id);
    void removeFiles(const QString &id);
    void note(const QString &id);
    void flush();
    void told(const base::Result<void> &result);

    account::Account &m_account;
    const bool m_resumes;
    journal::JobFolder m_folder;
    // Number of started listings of the folder.
    int m_listings = 0;
    // Number of the newest listing received.
    int m_newestListing = 0;
    std::vector<journal::ListedJob> m_jobs;
    RunningJobs m_inHand;
    DelayedStarts m_delayed;
    // Jobs being opened.
    QStringList m_opening;
    QStringList m_cancelled;
    // Jobs that were run by this process.
    QSet<QString> m_ours;
    QStringList m_suspended;
    QSet<QString> m_removed;
    // Jobs changed since the last signals.
    QStringList m_moved;
    std::unique_ptr<base::Clock::Timer> m_flush;
};

} // namespace storedesk::jobs
