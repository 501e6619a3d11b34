// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/job.h"
#include "jobs/jobbin.h"

#include <QSet>

#include <map>

namespace storedesk::account {
class Account;
}

namespace storedesk::jobs {

// The jobs running in this process. An idle job is released as soon as all queries of its journal
// are answered, so that another window or command can continue it.
class RunningJobs final : public QObject
{
    Q_OBJECT

public:
    // The account must outlive this object.
    explicit RunningJobs(account::Account &account);
    ~RunningJobs() override;

    // Returns null if the job is not open in this process.
    [[nodiscard]] JobRun *runOf(const QString &id) const;
    [[nodiscard]] int running() const;
    [[nodiscard]] QStringList ids() const;
    // Adds and starts the job.
    void add(OpenedJob opened);
    // Does nothing while the job is running.
    void release(const QString &id);
    // Releases all jobs, even running ones, without emitting released().
    void releaseAll() { m_jobs.clear(); }
    void pauseAll();
    // Returns the IDs of the jobs that were running.
    [[nodiscard]] QStringList suspend();

    // Returns false if the job is not open in this process.
    template <typename Work, typename Done>
    bool post(const QString &id, Work work, QObject *context, Done done)
    {
        const auto mine = m_jobs.find(id);
        if (mine == m_jobs.end())
            return false;
        ++m_asks[id];
        mine->second.job->journal().post(
            std::move(work), this,
            [this, id, context = QPointer(context), done = std::move(done)](const auto &answer) {
                if (context)
                    done(answer);
                answered(id);
            });
        return true;
    }

Q_SIGNALS:
    void changed(const QString &id);
    void ended(const QString &id);
    void released(const QString &id);

private:
    // A running job and the object that updates the bin for it.
    struct InHand
    {
        std::unique_ptr<JobBin> bin;
        // Declared last, so that the job is destroyed first.
        std::unique_ptr<Job> job;
    };

    void answered(const QString &id);

    account::Account &m_account;
    std::map<QString, InHand> m_jobs;
    // Number of pending journal queries, keyed by job.
    QHash<QString, int> m_asks;
    // Jobs to release once all queries are answered.
    QSet<QString> m_resting;
};

} // namespace storedesk::jobs
