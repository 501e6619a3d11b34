// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobcard.h"

#include "ui/jobs/importcounts.h"
#include "ui/jobs/jobtexts.h"
#include "ui/tables/pilllabel.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/visibletext.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::JobState;
using storedesk::jobs::JobRun;

// Inserts zero-width spaces after separators, because file names have no spaces at which a line
// could break.
static QString breakable(QString text)
{
    static const QRegularExpression sign(u"([_.@/-])(?=\\w)"_s);
    return text.replace(sign, u"\\1\u200B"_s);
}

JobCard::JobCard(storedesk::jobs::JobManager &jobManager, QString id, const Theme &theme,
                 QWidget *parent)
    : QFrame(parent)
    , m_jobManager(jobManager)
    , m_id(std::move(id))
    , m_theme(theme)
    , m_sign(new IconLabel(Icon::Jobs, Tone::Neutral, theme, this))
    , m_title(new QLabel(this))
    , m_pill(new PillLabel(theme, this))
    , m_bar(new ProgressLine(theme, this))
    , m_percent(new QLabel(this))
    , m_line(new QLabel(this))
    , m_wait(new QLabel(this))
    , m_pause(new Button({}, theme, this))
    , m_cancel(new Button(Icon::Close, tr("Cancel"), theme, this))
    , m_figures(new ImportCounts(jobManager, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ring", 8);
    setObjectName(u"jobCard"_s);
    m_pause->setObjectName(u"pause"_s);
    m_cancel->setObjectName(u"cancel"_s);
    build();
    connect(m_pause, &Button::clicked, this, [this] {
        const auto *run = m_jobManager.runOf(m_id);
        run && run->state() == JobRun::State::Running ? m_jobManager.pause(m_id)
                                                      : m_jobManager.run(m_id);
    });
    connect(m_cancel, &Button::clicked, this, [this] { m_jobManager.cancel(m_id); });
    connect(m_figures, &ImportCounts::changed, this, &JobCard::showState);
    showState();
}

void JobCard::build()
{
    m_title->setFont(m_theme.font(Theme::Text::Strong));
    setRole(m_percent, Role::Small);
    setRole(m_line, Role::Small);
    setRole(m_wait, Role::Small);
    // These labels wrap and grow downwards, so that their text is never elided.
    for (auto *label : {m_title, m_line, m_wait}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
    }
    setSmall(m_pause);
    setSmall(m_cancel);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_pill, 0, Qt::AlignTop);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(10);
    bar->addWidget(m_bar, 1);
    bar->addWidget(m_percent);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_wait, 1);
    foot->addWidget(m_pause);
    foot->addWidget(m_cancel);
    auto *box = new QVBoxLayout;
    box->setSpacing(4);
    box->addLayout(head);
    box->addLayout(bar);
    box->addWidget(m_line);
    box->addLayout(foot);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(marginsAlong(14, 10, 12, 10));
    row->setSpacing(10);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(box, 1);
}

void JobCard::showState()
{
    const auto *job = m_jobManager.find(m_id);
    if (!job)
        return;
    const auto *run = m_jobManager.runOf(m_id);
    const bool runs = run && run->state() == JobRun::State::Running;
    const bool open = job->problem.what.isEmpty() && job->head.state != JobState::Done;
    const auto title = job->problem.what.isEmpty() ? sentenceOf(job->head) : m_id;
    m_sign->set(iconOf(job->head), Tone::Neutral);
    m_title->setText(breakable(visibleText(title)));
    m_figures->follow(m_id);
    const auto &tally = m_figures->tally();
    m_pill->setPill(pillOf(*job, run, tally));
    const auto progress = run ? std::optional(run->progress()) : std::nullopt;
    const auto rows = progress ? progress->rows : tally ? tally->rows : job->head.rows();
    const auto ended = progress ? progress->ended
        : tally                 ? tally->rows - tally->open()
                                : job->head.counts.ended();
    m_bar->setVisible(open);
    m_bar->setTone(runs ? Tone::Accent : Tone::Neutral);
    m_bar->setAmount(ended, rows);
    m_percent->setVisible(open);
    m_percent->setText(tr("%L1%").arg(rows > 0 ? ended * 100 / rows : 0));
    // Leave out the reason for waiting, which has a separate line.
    auto figures = progress.value_or(journal::JobProgress());
    figures.waiting.reset();
    m_line->setText(runs ? textOf(figures) : sumLine(job->head, tally));
    m_wait->setText(runs ? waitingText(*progress) : stateLine(*job, run, tally));
    m_pause->setVisible(open && !job->taken);
    m_pause->setText(runs ? tr("Pause") : tr("Resume"));
    m_pause->setSign(runs ? Icon::Pause : Icon::Play);
    m_cancel->setVisible(open && !job->taken);
    if (const auto left = m_jobManager.startsIn(m_id)) {
        m_pill->setPill({tr("Starts soon"), Icon::Clock, Tone::Neutral});
        m_line->setText(tr("Starts in %Ln second(s)", nullptr, static_cast<int>(left->count())));
        m_wait->setText({});
        m_pause->setText(tr("Start now"));
    }
    setAccessibleName(title);
    setAccessibleDescription(
        u"%1. %2. %3"_s.arg(m_pill->pill().text, m_line->text(), m_wait->text()));
}

void JobCard::setChosen(bool chosen)
{
    m_chosen = chosen;
    update();
}

void JobCard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return Q_EMIT stepped(-1);
    case Qt::Key_Down:
        return Q_EMIT stepped(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT chosen();
        return Q_EMIT opened();
    case Qt::Key_Space:
        return Q_EMIT chosen();
    default:
        QFrame::keyPressEvent(event);
    }
}

void JobCard::mousePressEvent(QMouseEvent *event)
{
    QFrame::mousePressEvent(event);
    Q_EMIT chosen();
}

void JobCard::mouseDoubleClickEvent(QMouseEvent * /*event*/)
{
    Q_EMIT opened();
}

void JobCard::paintEvent(QPaintEvent * /*event*/)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_chosen ? tokens.accent : tokens.line);
    painter.setBrush(m_chosen ? tokens.accentSoft : tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace storedesk::ui::jobs
