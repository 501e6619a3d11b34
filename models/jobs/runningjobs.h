// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/job.h"
#include "jobs/jobbin.h"

#include <QSet>

#include <map>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// The jobs that this process runs. One that rests is let go as soon as nobody waits for an answer
// of its journal: another window or command may go on with it.
class RunningJobs final : public QObject
{
    Q_OBJECT

public:
    // A part of the desk's life: it lets go of everything when the desk closes.
    explicit RunningJobs(desk::Desk &desk, QObject *parent = nullptr);
    ~RunningJobs() override;

    [[nodiscard]] JobRun *runOf(const QString &id) const; // null: not in hand
    [[nodiscard]] int running() const;
    [[nodiscard]] QStringList ids() const;
    void add(OpenedJob opened); // and start it
    void release(const QString &id); // unless it runs
    void pauseAll();
    [[nodiscard]] QStringList suspend(); // which ones ran

    // False: it is not in hand.
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
    // A job that runs here, and what keeps the bin in step with it.
    struct InHand
    {
        std::unique_ptr<JobBin> bin;
        std::unique_ptr<Job> job; // goes first
    };

    void answered(const QString &id);

    desk::Desk &m_desk;
    std::map<QString, InHand> m_jobs;
    QHash<QString, int> m_asks; // that are not answered yet
    QSet<QString> m_resting; // to be let go when all is answered
};

} // namespace storedesk::jobs
