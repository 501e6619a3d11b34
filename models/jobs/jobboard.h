// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/background.h"
#include "jobs/delayedstarts.h"
#include "jobs/listjob.h"
#include "jobs/runningjobs.h"

namespace storedesk::jobs {

// All jobs of one account: those in its folder, and those that this process has in hand. Goes on by
// itself with what a crash or the end of the program interrupted. Asks nobody and shows nothing.
class JobBoard final : public QObject
{
    Q_OBJECT

public:
    static constexpr int keptDays = JobFolder::keptDays;
    [[nodiscard]] static JobBoard &of(desk::Desk &desk);
    ~JobBoard() override;

    [[nodiscard]] const JobFolder &folder() const { return m_folder; }
    [[nodiscard]] bool isReady() const { return m_newestListing > 0; } // the folder was read
    [[nodiscard]] const std::vector<ListedJob> &jobs() const { return m_jobs; } // newest first
    [[nodiscard]] const ListedJob *find(const QString &id) const;
    [[nodiscard]] JobRun *runOf(const QString &id) const { return m_inHand.runOf(id); } // or null
    [[nodiscard]] int running() const { return m_inHand.running(); }
    [[nodiscard]] auto startsIn(const QString &id) const { return m_delayed.left(id); }
    [[nodiscard]] qint64 mostDeletes() const; // of one job; 0: no limit
    [[nodiscard]] base::Clock &clock() const;

    void refresh(); // reads the folder again
    void run(const QString &id); // also goes on, or begins without waiting
    QString begin(ListJob job); // writes it down and runs it; its id
    QString begin(std::function<ListJob()> make); // which is called in another thread
    QString begin(const SequenceJob &job);
    QString begin(std::shared_ptr<JobDraft> draft); // completes and runs it; its id
    void pause(const QString &id);
    void cancel(const QString &id);
    void pauseAll() { m_inHand.pauseAll(); }
    void suspend(); // before the account is closed: nothing is under way then
    void goOn(); // takes it back
    void again(const QString &id, const journal::RowFilter &filter);
    void undo(const QString &id, const QJsonArray &contactFields);
    void countAsDone(const QString &id, const journal::RowFilter &filter, const QString &text);
    void remove(const QString &id);

    // Works on a job's journal in another thread; done gets the Result unless the context is gone.
    template <typename Work, typename Done>
    void ask(const QString &id, Work work, QObject *context, Done done)
    {
        if (m_inHand.post(id, work, context, done))
            return;
        inBackground(
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
    void listChanged(); // one came or went
    void jobChanged(const QString &id);
    void jobEnded(const QString &id); // in this process
    void jobBegun(const QString &id); // by undo() or begin()
    void failed(const storedesk::base::Problem &problem);

private:
    explicit JobBoard(desk::Desk &desk);
    void takeList(int number, std::vector<ListedJob> jobs, const QSet<QString> &before);
    void keepNews(std::vector<ListedJob> &jobs, const QSet<QString> &before) const;
    void openInBackground(const QString &id, std::function<base::Result<void>()> before = {});
    [[nodiscard]] bool needsStore(const QString &id) const;
    void readStoreFirst(const QString &id);
    void takeInHand(OpenedJob opened);
    void takeUp(OpenedJob opened);
    void add(const journal::JobHead &head);
    void letGo(const QString &id);
    void note(const QString &id);
    void flush();
    void told(const base::Result<void> &result);

    desk::Desk &m_desk;
    JobFolder m_folder;
    int m_listings = 0; // of the folder, that were begun
    int m_newestListing = 0; // that came
    std::vector<ListedJob> m_jobs;
    RunningJobs m_inHand;
    DelayedStarts m_delayed;
    QStringList m_opening; // being taken in hand
    QStringList m_cancelled;
    QSet<QString> m_ours; // were in our hand
    QStringList m_suspended;
    QStringList m_moved; // since the listeners were told
    std::unique_ptr<base::Clock::Timer> m_flush;
};

} // namespace storedesk::jobs
