// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/importcounts.h"

#include "jobs/jobkinds.h"

namespace storedesk::ui::jobs {

ImportCounts::ImportCounts(storedesk::jobs::JobManager &jobManager, QObject *parent)
    : QObject(parent)
    , m_jobManager(jobManager)
{ }

void ImportCounts::follow(const QString &id)
{
    if (id != m_id) {
        m_id = id;
        m_readAt.reset();
        m_tally.reset();
    }
    const auto *job = m_jobManager.find(id);
    if (!job || !job->problem.what.isEmpty()
        || storedesk::jobs::unitOf(job->head.outline) != journal::RowUnit::File)
        return;
    if (m_asking || m_readAt == job->head.counts)
        return;
    m_asking = true;
    m_readAt = job->head.counts;
    m_jobManager.ask(
        id, [](journal::Journal &journal) { return importrun::tallyOf(journal); }, this,
        [this, id](const base::Result<importrun::ImportTally> &tally) {
            m_asking = false;
            if (id == m_id && tally)
                m_tally = *tally;
            // The handlers call follow() again, which reads the tally again if the counts have
            // changed.
            Q_EMIT changed();
        });
}

} // namespace storedesk::ui::jobs
