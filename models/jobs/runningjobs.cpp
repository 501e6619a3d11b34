// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/runningjobs.h"

#include "account/account.h"

#include <algorithm>

namespace storedesk::jobs {

RunningJobs::RunningJobs(account::Account &account)
    : m_account(account)
{ }

RunningJobs::~RunningJobs() = default;

JobRun *RunningJobs::runOf(const QString &id) const
{
    const auto found = m_jobs.find(id);
    return found != m_jobs.end() ? &found->second.job->run() : nullptr;
}

int RunningJobs::running() const
{
    return static_cast<int>(std::ranges::count_if(m_jobs, [](const auto &one) {
        const auto state = one.second.job->run().state();
        return state == JobRun::State::Running || state == JobRun::State::Stopping;
    }));
}

QStringList RunningJobs::ids() const
{
    QStringList ids;
    for (const auto &[id, hand] : m_jobs)
        ids.append(id);
    return ids;
}

void RunningJobs::add(OpenedJob opened)
{
    auto bin = std::make_unique<JobBin>(m_account.storage(), m_account.clock());
    auto job = std::make_unique<Job>(std::move(opened), m_account.session(), bin->keeper());
    bin->follow(*job);
    const auto id = job->id();
    auto &run = job->run();
    connect(&run, &JobRun::changed, this, [this, id] { Q_EMIT changed(id); });
    connect(&run, &JobRun::ended, this, [this, id] { Q_EMIT ended(id); });
    m_jobs.emplace(id, InHand{std::move(bin), std::move(job)});
    run.start();
}

void RunningJobs::pauseAll()
{
    for (const auto &[id, hand] : m_jobs)
        hand.job->run().pause();
}

QStringList RunningJobs::suspend()
{
    QStringList ran;
    for (const auto &[id, hand] : m_jobs) {
        if (hand.job->run().state() != JobRun::State::Running)
            continue;
        ran.append(id);
        hand.job->run().suspend();
    }
    return ran;
}

void RunningJobs::release(const QString &id)
{
    const auto *run = runOf(id);
    if (!run || run->state() == JobRun::State::Running || run->state() == JobRun::State::Stopping)
        return;
    if (m_asks.value(id) > 0) {
        m_resting.insert(id);
        return;
    }
    m_resting.remove(id);
    m_jobs.erase(id);
    Q_EMIT released(id);
}

void RunningJobs::answered(const QString &id)
{
    if (--m_asks[id] == 0 && m_resting.contains(id))
        QMetaObject::invokeMethod(this, [this, id] { release(id); }, Qt::QueuedConnection);
}

} // namespace storedesk::jobs
