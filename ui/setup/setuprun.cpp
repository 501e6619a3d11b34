// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/setuprun.h"

#include "jobs/jobmanager.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

namespace storedesk::ui::setup {

using namespace Qt::StringLiterals;
using journal::RowState;
using storedesk::jobs::JobManager;

SetupRun::SetupRun(JobManager &jobManager, Notice &notice, QObject *parent)
    : QObject(parent)
    , m_jobManager(jobManager)
    , m_notice(notice)
    , m_showJob(notice.addButton(tr("Show the job")))
{
    m_showJob->setObjectName(u"showJob"_s);
    connect(m_showJob, &QPushButton::clicked, this, [this] { Q_EMIT jobWanted(m_job); });
    connect(&jobManager, &JobManager::jobChanged, this, [this](const QString &id) {
        if (id == m_job)
            showProgress();
    });
    connect(&jobManager, &JobManager::jobEnded, this, [this](const QString &id) {
        if (id == m_job)
            showResult();
    });
    connect(&jobManager, &JobManager::failed, this, &SetupRun::showFailure);
}

void SetupRun::start(const storedesk::jobs::SequenceJob &job)
{
    m_running = true;
    m_rows = static_cast<qint64>(job.rows.size());
    m_job = m_jobManager.begin(job);
    showProgress();
}

void SetupRun::hideJobButton()
{
    m_showJob->hide();
}

void SetupRun::showProgress()
{
    if (!m_running)
        return;
    const auto *job = m_jobManager.find(m_job);
    const auto *run = m_jobManager.runOf(m_job);
    const bool paused = job && !run && job->head.state == journal::JobState::Paused;
    const auto done = job ? job->head.counts.ended() : 0;
    const auto rows = job ? job->head.rows() : m_rows;
    m_showJob->show();
    m_notice.tell(paused ? Tone::Warn : Tone::Accent,
                  paused ? tr("The job is paused.") : tr("The setup is being applied."),
                  paused ? u"%1 %2"_s.arg(job->head.note.what, job->head.note.why).simplified()
                         : tr("%L1 of %L2 done").arg(done).arg(rows),
                  paused ? Icon::Pause : Icon::Clock);
    m_notice.show();
}

void SetupRun::showResult()
{
    if (!std::exchange(m_running, false))
        return;
    const auto *job = m_jobManager.find(m_job);
    const auto counts = job ? job->head.counts : journal::RowCounts();
    const int made = static_cast<int>(counts[RowState::Done]);
    const auto left = counts.total() - counts[RowState::Done];
    if (left == 0)
        m_notice.tell(Tone::Ok, tr("%Ln change(s) applied.", nullptr, made),
                      tr("The account was reloaded and compared."));
    else
        m_notice.tell(Tone::Warn,
                      tr("%L1 of %L2 changes were applied.").arg(made).arg(counts.total()),
                      tr("%L1 rejected, %L2 not sent, %L3 unknown. See the job for reasons. "
                         "Missing items are back in the plan.")
                          .arg(counts[RowState::Refused])
                          .arg(counts[RowState::NotSent] + counts[RowState::Waiting])
                          .arg(counts[RowState::Unknown]));
    m_notice.show();
    Q_EMIT ended();
}

void SetupRun::showFailure(const base::Problem &problem)
{
    if (std::exchange(m_running, false))
        m_notice.tell(Tone::Err, problem.what, problem.why);
    Q_EMIT stopped();
}

} // namespace storedesk::ui::setup
