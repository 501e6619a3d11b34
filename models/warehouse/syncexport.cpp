// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/syncexport.h"

#include "exportrun/exportjobkind.h"

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
    connect(&m_jobManager, &JobManager::notStarted, this,
            [this](const QString &job, const base::Problem &problem) { fail(job, problem); });
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
    m_paused = false;
    m_resuming = false;
    if (!m_requested)
        adopt(step);
    if (m_requested && m_requested->plan.kind == step.plan.kind
        && m_requested->plan.periods == step.plan.periods) {
        continueJob();
        return std::nullopt;
    }
    discard(m_job);
    m_requested = step;
    m_listed = false;
    m_job = m_exports.begin(step.plan);
    return m_job;
}

void SyncExport::adopt(const SyncStep &step)
{
    const auto *listed = m_jobManager.find(m_job);
    const auto plan = listed ? exportrun::exportPlanOf(listed->head.outline) : std::nullopt;
    if (!plan || plan->kind != step.plan.kind || plan->periods != step.plan.periods
        || listed->head.state == JobState::Done
        || (step.notBefore.isValid() && listed->head.created <= step.notBefore))
        return;
    m_requested = step;
    m_listed = true;
}

void SyncExport::continueJob()
{
    const auto *listed = m_jobManager.find(m_job);
    const auto *run = m_jobManager.runOf(m_job);
    if (run ? run->state() == jobs::JobRun::State::Paused
            : listed && listed->head.state == JobState::Paused) {
        m_resuming = !run;
        m_jobManager.run(m_job);
    }
    check();
}

void SyncExport::pause()
{
    m_waiting = false;
    m_paused = true;
    check();
}

void SyncExport::cancelUnwanted()
{
    for (const auto &job : QSet(m_unwanted)) {
        const auto *run = m_jobManager.runOf(job);
        const auto *listed = m_jobManager.find(job);
        const bool isOpen = run ? run->state() != jobs::JobRun::State::Stopping
                                : listed && listed->head.state == JobState::Paused;
        if (isOpen && listed && listed->head.state != JobState::Done)
            m_jobManager.cancel(job);
    }
}

void SyncExport::discard(const QString &job)
{
    if (job.isEmpty())
        return;
    if (m_exports.find(job))
        m_exports.remove(job);
    else
        m_unwanted.insert(job);
    if (job == m_job) {
        m_job.clear();
        m_requested.reset();
    }
    cancelUnwanted();
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
    cancelUnwanted();
    const auto *mine = m_jobManager.find(m_job);
    if (m_paused) {
        m_jobManager.pause(m_job);
        const bool runs =
            !mine || (mine->head.state != JobState::Paused && mine->head.state != JobState::Done);
        m_paused = runs && !m_jobManager.runOf(m_job);
        return;
    }
    if (m_resuming && !m_jobManager.runOf(m_job))
        return;
    m_resuming = false;
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
        if (isPaused && head.note.what.isEmpty())
            return Q_EMIT paused();
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
