// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobcard.h"

#include "jobs/jobmanager.h"
#include "ui/jobs/importcounts.h"
#include "ui/jobs/jobtexts.h"
#include "ui/tables/pilllabel.h"
#include "ui/widgets/button.h"

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::JobState;
using storedesk::jobs::JobRun;

JobCard::JobCard(storedesk::jobs::JobManager &jobManager, QString id, const Theme &theme,
                 QWidget *parent)
    : WorkCard(std::move(id), theme, parent)
    , m_jobManager(jobManager)
    , m_figures(new ImportCounts(jobManager, this))
{
    setObjectName(u"jobCard"_s);
    connect(pauseButton(), &Button::clicked, this, [this] {
        const auto *run = m_jobManager.runOf(this->id());
        run && run->state() == JobRun::State::Running ? m_jobManager.pause(this->id())
                                                      : m_jobManager.run(this->id());
    });
    connect(cancelButton(), &Button::clicked, this, [this] { m_jobManager.cancel(this->id()); });
    connect(m_figures, &ImportCounts::changed, this, &JobCard::showState);
    JobCard::showState();
}

bool JobCard::changesByTime() const
{
    return m_jobManager.runOf(id()) != nullptr;
}

void JobCard::showState()
{
    const auto *job = m_jobManager.find(id());
    if (!job)
        return;
    const auto *run = m_jobManager.runOf(id());
    const bool runs = run && run->state() == JobRun::State::Running;
    const bool open = job->problem.what.isEmpty() && job->head.state != JobState::Done;
    const auto title = job->problem.what.isEmpty() ? sentenceOf(job->head) : id();
    setSign(iconOf(job->head));
    setTitle(title);
    m_figures->follow(id());
    const auto &tally = m_figures->tally();
    pill()->setPill(pillOf(*job, run, tally));
    const auto progress = run ? std::optional(run->progress()) : std::nullopt;
    const auto rows = progress ? progress->rows : tally ? tally->rows : job->head.rows();
    const auto ended = progress ? progress->ended
        : tally                 ? tally->rows - tally->open()
                                : job->head.counts.ended();
    setProgressVisible(open);
    // The last results still have to be stored when all rows have ended.
    const auto percent = rows > 0 ? std::min<qint64>(ended * 100 / rows, 99) : 0;
    setProgress(ended, rows, static_cast<int>(percent), runs);
    // Leave out the reason for waiting, which has a separate line.
    auto figures = progress.value_or(journal::JobProgress());
    figures.waiting.reset();
    pauseButton()->setVisible(open && !job->taken);
    pauseButton()->setText(runs ? tr("Pause") : tr("Resume"));
    pauseButton()->setSign(runs ? Icon::Pause : Icon::Play);
    const bool isAllowed = runs || m_jobManager.isAllowed(job->head);
    pauseButton()->setEnabled(isAllowed);
    pauseButton()->setToolTip(isAllowed ? QString() : tr("This account is read-only."));
    cancelButton()->setVisible(open && !job->taken);
    if (const auto left = m_jobManager.startsIn(id())) {
        pill()->setPill({tr("Starts soon"), Icon::Clock, Tone::Neutral});
        pauseButton()->setText(tr("Start now"));
        setLines(tr("Starts in %Ln second(s)", nullptr, static_cast<int>(left->count())), {});
    } else {
        setLines(runs ? textOf(figures) : sumLine(job->head, tally),
                 runs ? waitingText(*progress) : stateLine(*job, run, tally));
    }
}

} // namespace storedesk::ui::jobs
