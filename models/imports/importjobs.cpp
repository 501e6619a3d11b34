// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importjobs.h"

#include "importrun/importdecision.h"
#include "importrun/importjobkind.h"
#include "journal/journal.h"

namespace storedesk::imports {

ImportJobs::ImportJobs(jobs::JobManager &jobManager)
    : m_jobManager(jobManager)
{
    connect(&jobManager, &jobs::JobManager::listChanged, this, &ImportJobs::look);
    connect(&jobManager, &jobs::JobManager::jobEnded, this, &ImportJobs::look);
    look();
}

QString ImportJobs::undoableBy(const QString &importId) const
{
    const auto job = m_jobs.value(importId);
    const bool there = !job.isEmpty() && m_jobManager.find(job)
        && importrun::importKind.canBeUndone(m_jobManager.find(job)->head,
                                             m_jobManager.folder().filesOf(job));
    return there ? job : QString();
}

std::optional<importrun::ImportPlan> ImportJobs::planOf(const QString &importId) const
{
    const auto *job = m_jobManager.find(m_jobs.value(importId));
    return job ? importrun::importPlanOf(job->head.outline) : std::nullopt;
}

// Reads each finished job only once.
void ImportJobs::look()
{
    for (const auto &job : m_jobManager.jobs()) {
        if (importrun::importKind.matches(job.head.outline)
            && job.head.state == journal::JobState::Done && !m_known.contains(job.id)
            && !m_reading.contains(job.id))
            read(job.id);
    }
}

void ImportJobs::read(const QString &job)
{
    m_reading.insert(job);
    m_jobManager.ask(job, &importrun::importIdsOf, this,
                     [this, job](const base::Result<QStringList> &ids) {
                         m_reading.remove(job);
                         m_known.insert(job);
                         if (!ids)
                             return;
                         for (const auto &id : *ids)
                             m_jobs.insert(id, job);
                         Q_EMIT changed();
                     });
}

} // namespace storedesk::imports
