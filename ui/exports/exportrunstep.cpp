// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportrunstep.h"

#include "exportrun/exportjobkind.h"
#include "exportrun/exportwatch.h"
#include "exports/exportperiods.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using exportrun::ExportWatch;
using journal::JobState;
using journal::RowState;
using storedesk::jobs::JobRun;

ExportRunStep::ExportRunStep(storedesk::jobs::JobManager &jobManager,
                             storedesk::exports::LocalExports &shelf, PageHost &host,
                             QWidget *parent)
    : AssistantStep(parent)
    , m_jobManager(jobManager)
    , m_shelf(shelf)
    , m_host(host)
    , m_notice(new Notice(host.theme(), this))
    , m_headline(new QLabel(this))
    , m_phase(new QLabel(this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_blocks(new PeriodBlocks(host.theme(), this))
    , m_cancel(new Button(tr("Canc&el"), host.theme(), this))
    , m_pause(new Button(tr("&Pause"), host.theme(), this))
    , m_jobs(new Button(Icon::Jobs, tr("Show in &Jobs"), host.theme(), this))
{
    build();
    listen();
}

void ExportRunStep::listen()
{
    connect(m_pause, &Button::clicked, this, [this] {
        const auto *run = m_jobManager.runOf(m_id);
        run && run->state() == JobRun::State::Running ? m_jobManager.pause(m_id)
                                                      : m_jobManager.run(m_id);
    });
    connect(m_cancel, &Button::clicked, this, [this] { m_jobManager.cancel(m_id); });
    connect(m_jobs, &Button::clicked, this, [this] { m_host.open(jobPlace(m_id)); });
    const auto mine = [this](const QString &id) {
        if (id == m_id)
            showState();
    };
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobChanged, this, mine);
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobEnded, this, mine);
    connect(&m_jobManager, &storedesk::jobs::JobManager::listChanged, this,
            &ExportRunStep::showState);
    connect(&m_shelf, &storedesk::exports::LocalExports::changed, this, &ExportRunStep::showState);
    connect(&m_shelf, &storedesk::exports::LocalExports::failed, this,
            [this](const QString &id, const base::Problem &problem) {
                if (id == m_id)
                    fail(problem);
            });
    // Update the countdown of waiting exports.
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &ExportRunStep::showState);
    timer->start(500ms);
}

void ExportRunStep::build()
{
    m_headline->setObjectName(u"runHeadline"_s);
    m_blocks->setObjectName(u"runBlocks"_s);
    m_phase->setObjectName(u"runPhase"_s);
    m_cancel->setObjectName(u"cancelRun"_s);
    m_pause->setObjectName(u"pauseRun"_s);
    m_jobs->setObjectName(u"showInJobs"_s);
    setRole(m_headline, Role::Heading);
    for (auto *label : {m_headline, m_phase}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setSelectable({m_phase});
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons);
    flow->setContentsMargins(0, 0, 0, 0);
    for (auto *button : {m_pause, m_jobs, m_cancel})
        flow->addWidget(button);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 14, 16, 16);
    panel->box()->setSpacing(10);
    for (QWidget *part : std::initializer_list<QWidget *>{m_headline, m_bar, m_phase, buttons})
        panel->box()->addWidget(part);
    auto *below = new QWidget(this);
    auto *belowBox = columnIn(below, 12);
    belowBox->addWidget(m_blocks);
    belowBox->addWidget(buildHelp());
    belowBox->addStretch(1);
    m_notice->hide();
    auto *box = columnIn(this, 12);
    box->addWidget(m_notice);
    box->addWidget(panel);
    box->addWidget(scrolled(below), 1);
}

// Explains the process on the page instead of in a manual.
QWidget *ExportRunStep::buildHelp()
{
    struct Line
    {
        Icon icon;
        QString words;
    };
    const QList<Line> lines{
        {Icon::Offline,
         tr("If the computer is off, the service keeps working. Storedesk downloads finished "
            "exports and resumes at the next start.")},
        {Icon::Close, tr("If you close this tab, the export continues in Jobs.")},
        {Icon::Clock,
         tr("Download links expire after 100 minutes. Storedesk then requests a new one.")},
        {Icon::CrossCircle,
         tr("If an export fails, it is retried twice while the others continue. The table is "
            "created when all are downloaded.")}};
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 12, 16, 14);
    panel->box()->setSpacing(8);
    auto *heading = new QLabel(tr("If something goes wrong"), panel);
    setRole(heading, Role::Strong);
    panel->box()->addWidget(heading);
    for (const auto &line : lines) {
        auto *row = new QHBoxLayout;
        row->setSpacing(10);
        row->addWidget(new IconLabel(line.icon, Tone::Neutral, m_host.theme(), panel), 0,
                       Qt::AlignTop);
        auto *words = new QLabel(line.words, panel);
        words->setWordWrap(true);
        row->addWidget(words, 1);
        panel->box()->addLayout(row);
    }
    return panel;
}

void ExportRunStep::fail(const base::Problem &problem)
{
    m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next).trimmed());
    m_notice->show();
    Q_EMIT changed();
}

void ExportRunStep::watch(const QString &id)
{
    m_id = id;
    m_readAt = -1;
    m_rows.clear();
    m_notice->hide();
    showState();
    if (isVisible())
        // Move the focus, because the pressed button is hidden now.
        focusFirst();
}

void ExportRunStep::showState()
{
    const auto *job = m_id.isEmpty() ? nullptr : m_jobManager.find(m_id);
    if (!job)
        return;
    if (m_plan.periods.empty())
        m_plan = exportrun::exportPlanOf(job->head.outline).value_or(exportrun::ExportPlan());
    const auto *run = m_jobManager.runOf(m_id);
    const bool runs = run && run->state() == JobRun::State::Running;
    const bool done = job->head.state == JobState::Done && !run;
    const bool whole = job->head.counts[RowState::Done] == job->head.rows();
    m_headline->setText(done && whole ? tr("All parts downloaded, joining them")
                            : done    ? tr("Some exports couldn't be downloaded")
                            : runs    ? tr("%1: running").arg(m_plan.shownTitle())
                                      : tr("%1: paused").arg(m_plan.shownTitle()));
    const auto progress = run ? run->progress() : journal::JobProgress();
    m_phase->setText(run ? textOf(progress)
                         : u"%1 %2"_s.arg(job->head.note.what, job->head.note.next).trimmed());
    m_bar->setTone(runs ? Tone::Accent : Tone::Neutral);
    m_bar->setAmount(run ? progress.ended : job->head.counts.ended(),
                     run ? progress.rows : job->head.rows());
    m_pause->setVisible(!done);
    m_cancel->setVisible(!done);
    m_pause->setText(runs ? tr("&Pause") : tr("Res&ume"));
    if (m_readAt != job->head.counts.ended())
        readRows();
    showBlocks();
    Q_EMIT changed();
    if (done && (!whole || m_shelf.find(m_id)))
        Q_EMIT ended();
}

void ExportRunStep::readRows()
{
    if (m_asking)
        return;
    m_asking = true;
    m_readAt = m_jobManager.find(m_id)->head.counts.ended();
    m_jobManager.ask(
        m_id,
        [most = static_cast<int>(m_plan.periods.size())](journal::Journal &journal) {
            return journal.rows().find({}, 0, most);
        },
        this,
        [this](const base::Result<std::vector<journal::JobRow>> &rows) {
            m_asking = false;
            if (rows)
                m_rows = *rows;
            showBlocks();
        });
}

void ExportRunStep::showBlocks()
{
    QList<PeriodBlock> blocks;
    for (std::size_t at = 0; at < m_plan.periods.size(); ++at)
        blocks.append(blockOf(at));
    m_blocks->set(blocks);
}

PeriodBlock ExportRunStep::blockOf(std::size_t at) const
{
    const auto words = storedesk::exports::shortWordsOf(m_plan.periods[at], m_plan.periods);
    PeriodBlock block{.title = words.isEmpty() ? m_plan.shownTitle() : words,
                      .words = tr("not started")};
    const auto *run = m_jobManager.runOf(m_id);
    const auto *watch = run ? qobject_cast<const ExportWatch *>(run->follower()) : nullptr;
    const auto stages = watch ? watch->stages() : std::map<qint64, ExportWatch::Stage>();
    if (const auto found = stages.find(static_cast<qint64>(at) + 1); found != stages.end()) {
        const auto &stage = found->second;
        const auto part = stage.total > 0 ? stage.done * 100 / stage.total : 0;
        block.icon = stage.phase == ExportWatch::Phase::Downloading ? Icon::Exports : Icon::Ring;
        block.tone = Tone::Accent;
        block.words = stage.phase == ExportWatch::Phase::Queued ? tr("queued")
            : stage.phase == ExportWatch::Phase::Working     ? tr("in preparation, %1%").arg(part)
            : stage.phase == ExportWatch::Phase::Downloading ? tr("downloading, %1%").arg(part)
                                                             : tr("checking");
        return block;
    }
    if (at >= m_rows.size())
        return block;
    const auto &row = m_rows[at];
    if (row.state == RowState::Done) {
        block.icon = Icon::TickCircle;
        block.tone = Tone::Ok;
        const auto end = exportrun::ExportEnd::fromBytes(row.record);
        block.words = tr("%Ln row(s)", nullptr, static_cast<int>(end.rows));
    } else if (journal::isEnd(row.state)) {
        block.icon = row.state == RowState::Unknown ? Icon::Warning : Icon::CrossCircle;
        block.tone = row.state == RowState::Unknown ? Tone::Warn : Tone::Err;
        block.words = row.state == RowState::Unknown ? tr("unknown") : tr("failed");
    } else if (row.state == RowState::Leaving) {
        block.words = tr("requesting");
    }
    return block;
}

QString ExportRunStep::title() const
{
    return tr("Run");
}

QString ExportRunStep::obstacle() const
{
    const auto *job = m_id.isEmpty() ? nullptr : m_jobManager.find(m_id);
    const bool done = job && job->head.state == JobState::Done && !m_jobManager.runOf(m_id);
    return done ? QString() : tr("Still running. You can close this tab.");
}

QString ExportRunStep::act() const
{
    return {};
}

void ExportRunStep::focusFirst()
{
    // Focus the list, so that a stray key press does not pause the job.
    m_jobs->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::exports
