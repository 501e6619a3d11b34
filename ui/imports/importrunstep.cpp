// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importrunstep.h"

#include "importrun/importjobkind.h"
#include "importrun/importplan.h"
#include "journal/jobprogress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using journal::JobState;
using storedesk::jobs::JobRun;

ImportRunStep::ImportRunStep(storedesk::jobs::JobManager &jobManager, PageHost &host,
                             QWidget *parent)
    : AssistantStep(parent)
    , m_jobManager(jobManager)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_headline(new QLabel(this))
    , m_phase(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_line(new QLabel(this))
    , m_pause(new Button(tr("Stop &tracking"), host.theme(), this))
    , m_jobs(new Button(Icon::Jobs, tr("Show in &Jobs"), host.theme(), this))
    , m_cancel(new Button(Icon::Close, tr("&Cancel import"), host.theme(), this))
{
    build();
    connect(m_pause, &Button::clicked, this, [this] {
        m_jobManager.runOf(m_id) ? m_jobManager.pause(m_id) : m_jobManager.run(m_id);
    });
    connect(m_jobs, &Button::clicked, this, [this] { m_host.open(jobPlace(m_id)); });
    connect(m_cancel, &Button::clicked, this, [this] {
        if (m_id.isEmpty())
            Q_EMIT cancelled();
        else
            m_jobManager.cancel(m_id);
    });
    connect(&jobManager, &storedesk::jobs::JobManager::jobChanged, this, [this](const QString &id) {
        if (id == m_id)
            showState();
    });
    connect(&jobManager, &storedesk::jobs::JobManager::listChanged, this,
            &ImportRunStep::showState);
    connect(&jobManager, &storedesk::jobs::JobManager::jobEnded, this, [this](const QString &id) {
        if (id == m_id)
            showState();
    });
    // Update the countdown of waiting files.
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &ImportRunStep::showState);
    timer->start(500ms);
}

void ImportRunStep::build()
{
    m_headline->setObjectName(u"runHeadline"_s);
    m_phase->setObjectName(u"runPhase"_s);
    m_pause->setObjectName(u"stopWatching"_s);
    m_jobs->setObjectName(u"showInJobs"_s);
    m_cancel->setObjectName(u"cancelImport"_s);
    setRole(m_headline, Role::Heading);
    setRole(m_line, Role::Muted);
    for (auto *label : {m_headline, m_phase, m_line}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setSelectable({m_phase});
    m_line->setText(
        tr("You can close this tab. The import continues, and Jobs shows its progress."));
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_pause);
    buttons->addWidget(m_jobs);
    buttons->addWidget(m_cancel);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 14, 16, 16);
    panel->box()->setSpacing(10);
    panel->box()->addWidget(m_headline);
    panel->box()->addWidget(m_bar);
    panel->box()->addWidget(m_phase);
    panel->box()->addWidget(m_line);
    panel->box()->addLayout(buttons);
    m_notice->hide();
    auto *box = columnIn(this, 12);
    box->addWidget(m_notice);
    box->addWidget(panel);
    box->addStretch(1);
}

void ImportRunStep::setWriting(double part)
{
    m_headline->setText(tr("Preparing the rows for the service…"));
    m_phase->clear();
    m_bar->setAmount(static_cast<qint64>(part * 1000), 1000);
    m_notice->hide();
    m_pause->hide();
    m_jobs->hide();
    m_cancel->show();
}

void ImportRunStep::fail(const base::Problem &problem)
{
    m_headline->setText(tr("Nothing was sent"));
    m_cancel->hide();
    m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    m_notice->show();
    Q_EMIT changed();
}

void ImportRunStep::watch(const QString &id)
{
    m_id = id;
    m_notice->hide();
    m_jobs->show();
    // Move the focus, because the pressed button is hidden now.
    if (isVisible())
        focusFirst();
    showState();
}

void ImportRunStep::showState()
{
    const auto *job = m_id.isEmpty() ? nullptr : m_jobManager.find(m_id);
    if (!job)
        return;
    const auto *run = m_jobManager.runOf(m_id);
    const bool runs = run && run->state() == JobRun::State::Running;
    const bool done = job->head.state == JobState::Done;
    const bool stops = run && run->state() == JobRun::State::Stopping;
    m_headline->setText(done        ? tr("The import has completed")
                            : stops ? tr("Cancelling the import…")
                            : runs  ? tr("The import is running")
                                    : tr("Progress is no longer tracked"));
    m_phase->setText(run ? textOf(run->progress())
                         : u"%1 %2"_s.arg(job->head.note.what, job->head.note.next).trimmed());
    m_bar->setTone(runs ? Tone::Accent : Tone::Neutral);
    // If the job is not running, progress in rows is known only at the end.
    const auto plan = importrun::importPlanOf(job->head.outline);
    const auto rows = plan ? plan->allRows() : 0;
    const auto progress =
        run ? run->progress() : journal::JobProgress{.rows = rows, .ended = done ? rows : 0};
    m_bar->setAmount(progress.ended, progress.rows);
    m_pause->setVisible(!done && !stops);
    m_cancel->setVisible(!done && !stops);
    m_pause->setText(runs ? tr("Stop &tracking") : tr("Res&ume"));
    Q_EMIT changed();
    if (done && !run)
        Q_EMIT ended();
}

QString ImportRunStep::title() const
{
    return tr("Run");
}

QString ImportRunStep::obstacle() const
{
    const auto *job = m_id.isEmpty() ? nullptr : m_jobManager.find(m_id);
    return job && job->head.state == JobState::Done ? QString()
                                                    : tr("The import is still running.");
}

void ImportRunStep::focusFirst()
{
    for (auto *button : {m_jobs, m_cancel}) {
        if (button->isVisible())
            return button->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace storedesk::ui::imports
