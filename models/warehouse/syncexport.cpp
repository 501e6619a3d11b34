// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/syncexport.h"

#include <utility>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;
using exports::LocalExports;
using jobs::JobManager;
using journal::JobState;

SyncExport::SyncExport(JobManager &jobManager, LocalExports &localExports)
    : m_jobManager(jobManager)
    , m_exports(localExports)
{
    connect(&m_exports, &LocalExports::kept, this, &SyncExport::take);
    connect(&m_exports, &LocalExports::failed, this, &SyncExport::fail);
    connect(&m_exports, &LocalExports::notBegun, this,
            [this](const base::Problem &problem, const QString &job) { fail(job, problem); });
    connect(&m_jobManager, &JobManager::jobEnded, this, &SyncExport::check);
    connect(&m_jobManager, &JobManager::jobChanged, this, &SyncExport::check);
    connect(&m_jobManager, &JobManager::listChanged, this, &SyncExport::check);
    connect(&m_jobManager, &JobManager::failed, this, [this](const base::Problem &problem) {
        if (!m_jobManager.find(m_job))
            fail(m_job, problem);
    });
}

void SyncExport::resume(const QString &job)
{
    if (!m_requested)
        m_job = job;
}

std::optional<QString> SyncExport::request(const SyncStep &step)
{
    m_waiting = true;
    if (m_requested && m_requested->plan.kind == step.plan.kind
        && m_requested->plan.periods == step.plan.periods) {
        check();
        return std::nullopt;
    }
    discard(m_job);
    m_requested = step;
    m_listed = false;
    m_job = m_exports.begin(step.plan);
    return m_job;
}

void SyncExport::discard(const QString &job)
{
    if (job.isEmpty())
        return;
    if (m_exports.find(job))
        m_exports.remove(job);
    else
        m_unwanted.insert(job);
    if (job != m_job)
        return;
    m_job.clear();
    m_requested.reset();
}

void SyncExport::take(const QString &job)
{
    if (m_unwanted.remove(job))
        return m_exports.remove(job);
    if (job != m_job || !m_requested)
        return;
    auto step = *m_requested;
    m_requested.reset();
    const auto *stored = m_exports.find(job);
    if (!std::exchange(m_waiting, false) || !stored)
        return;
    if (const auto checked = checkMade(step, *stored); !checked) {
        discard(job);
        return Q_EMIT failed(checked.error());
    }
    step.kind = step.plan.kind == "contacts"_L1 ? SyncStep::Kind::LoadContacts
                                                : SyncStep::Kind::LoadActivities;
    step.stored = *stored;
    Q_EMIT arrived(step);
}

// Jobs that were cancelled, have failed, were deleted, or wait for the user.
void SyncExport::check()
{
    if (!m_requested || !m_waiting || m_exports.find(m_job))
        return;
    const auto *listed = m_jobManager.find(m_job);
    if (!listed && !m_listed)
        return;
    m_listed = true;
    if (listed) {
        const auto &head = listed->head;
        const bool isPaused = head.state == JobState::Paused && !m_jobManager.runOf(m_job);
        const bool isIncomplete =
            head.state == JobState::Done && head.counts[journal::RowState::Done] != head.rows();
        if (!isPaused && !isIncomplete)
            return;
    }
    fail(m_job,
         {.what = tr("The service didn't deliver a complete export."),
          .next = tr("Open the job to see the reason, then start the sync again.")});
}

void SyncExport::fail(const QString &job, const base::Problem &problem)
{
    if (job.isEmpty() || job != m_job || !m_requested)
        return;
    m_requested.reset();
    if (std::exchange(m_waiting, false))
        Q_EMIT failed({.kind = WarehouseFaultKind::Refused, .problem = problem});
}

} // namespace storedesk::warehouse
