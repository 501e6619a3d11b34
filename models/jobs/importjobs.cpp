// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/importjobs.h"

#include "jobs/importdecision.h"
#include "jobs/importplan.h"
#include "journal/journal.h"

#include <QDir>
#include <QFileInfo>

namespace storedesk::jobs {

ImportJobs &ImportJobs::of(JobBoard &board)
{
    auto *known = board.findChild<ImportJobs *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new ImportJobs(board);
}

ImportJobs::ImportJobs(JobBoard &board)
    : QObject(&board)
    , m_board(board)
{
    connect(&board, &JobBoard::listChanged, this, &ImportJobs::look);
    connect(&board, &JobBoard::jobEnded, this, &ImportJobs::look);
    look();
}

QString ImportJobs::undoableBy(const QString &importId) const
{
    const auto job = m_jobs.value(importId);
    const bool there = !job.isEmpty() && m_board.find(job)
        && QFileInfo::exists(
            QDir(m_board.folder().filesOf(job)).filePath(ImportPlan::beforeName()));
    return there ? job : QString();
}

// A job that has ended needs to be read only once.
void ImportJobs::look()
{
    for (const auto &job : m_board.jobs()) {
        if (job.head.outline.task == importTask && job.head.state == journal::JobState::Done
            && !m_known.contains(job.id) && !m_reading.contains(job.id))
            read(job.id);
    }
}

void ImportJobs::read(const QString &job)
{
    m_reading.insert(job);
    m_board.ask(job, &importIdsOf, this, [this, job](const base::Result<QStringList> &ids) {
        m_reading.remove(job);
        m_known.insert(job);
        if (!ids)
            return;
        for (const auto &id : *ids)
            m_jobs.insert(id, job);
        Q_EMIT changed();
    });
}

} // namespace storedesk::jobs
