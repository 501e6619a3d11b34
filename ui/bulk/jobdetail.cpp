// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/jobdetail.h"

#include "desk/desk.h"
#include "items/showntext.h"
#include "jobs/jobundo.h"
#include "ui/bulk/importfigures.h"
#include "ui/bulk/jobcolumns.h"
#include "ui/bulk/jobwords.h"
#include "ui/bulk/reasonlist.h"
#include "ui/bulk/statechips.h"
#include "ui/bulk/undoquestion.h"
#include "ui/frame/exportplace.h"
#include "ui/frame/frame.h"
#include "ui/frame/importplace.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QLocale>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using jobs::JobRowsModel;
using journal::JobState;
using journal::RowReason;
using journal::RowState;

JobDetail::JobDetail(jobs::JobBoard &board, Frame &frame, QWidget *parent)
    : Panel(parent)
    , m_board(board)
    , m_frame(frame)
    , m_rows(board)
    , m_title(new ElidedLabel({}, this))
    , m_subtitle(new ElidedLabel({}, this))
    , m_undo(new Button(Icon::Undo, tr("Undo…"), frame.theme(), this))
    , m_like(new Button(Icon::Plus, tr("New like this"), frame.theme(), this))
    , m_result(new Button(Icon::Imports, tr("Show result"), frame.theme(), this))
    , m_report(new Button(Icon::Save, tr("Save report…"), frame.theme(), this))
    , m_remove(new Button(Icon::Bin, tr("Delete…"), frame.theme(), this))
    , m_notice(new Notice(frame.theme(), this))
    , m_bar(new ProgressLine(frame.theme(), this))
    , m_progress(new ElidedLabel({}, this))
    , m_sum(new ElidedLabel({}, this))
    , m_chips(new StateChips(frame.theme(), this))
    , m_table(new TableView(frame.theme(), this))
    , m_pane(new StatePane(m_table, frame.theme()))
    , m_reasons(new ReasonList(frame.theme(), this))
    , m_figures(new ImportFigures(board, this))
    , m_columns(new JobColumns(*m_table, m_rows))
{
    buildHead();
    buildTable();
    connect(&board, &jobs::JobBoard::jobChanged, this, [this](const QString &id) {
        if (id == m_id)
            showState();
    });
    // Keeps the selection when other jobs are added or removed.
    connect(&board, &jobs::JobBoard::listChanged, this,
            [this] { m_board.find(m_id) && m_rows.id() == m_id ? showState() : show(m_id); });
    connect(&m_rows, &JobRowsModel::failed, this, [this](const base::Problem &problem) {
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
        m_notice->show();
    });
    connect(m_chips, &StateChips::chosen, this, &JobDetail::showChosen);
    connect(m_figures, &ImportFigures::changed, this, &JobDetail::showState);
    connect(m_reasons, &ReasonList::rowsAsked, this, &JobDetail::showReason);
    connect(m_reasons, &ReasonList::retryAsked, this, &JobDetail::retry);
    connect(m_reasons, &ReasonList::fixAsked, this, &JobDetail::fix);
    connect(m_reasons, &ReasonList::saveAsked, this, &JobDetail::saveRows);
    connect(m_undo, &Button::clicked, this, &JobDetail::askUndo);
    connect(m_like, &Button::clicked, this, [this] {
        fetchesExports() ? (void)m_frame.open(exportLikePlace(m_id)) : Q_EMIT likeAsked(m_id);
    });
    connect(m_result, &Button::clicked, this, [this] {
        m_frame.open(fetchesExports() ? exportJobPlace(m_id) : importJobPlace(m_id));
    });
    connect(m_report, &Button::clicked, this, &JobDetail::saveReport);
    connect(m_remove, &Button::clicked, this, &JobDetail::removeJob);
    show({});
}

bool JobDetail::fetchesExports() const
{
    const auto *job = m_board.find(m_id);
    return job && job->head.outline.task == jobs::exportTask;
}

QList<QWidget *> JobDetail::panes() const
{
    return {m_chips->first(), m_table};
}

void JobDetail::show(const QString &id)
{
    m_id = id;
    m_notice->hide();
    const auto *job = m_board.find(id);
    for (auto *widget : QList<QWidget *>{m_undo, m_like, m_result, m_report, m_remove, m_bar,
                                         m_progress, m_sum, m_chips, m_table, m_reasons})
        widget->setVisible(job != nullptr);
    if (!job) {
        m_title->setText(tr("No job selected"));
        m_subtitle->setText({});
        return;
    }
    showRows(std::nullopt);
    m_columns->arrange();
    showState();
}

void JobDetail::showState()
{
    const auto *job = m_board.find(m_id);
    if (!job)
        return;
    const auto &head = job->head;
    const auto *run = m_board.runOf(m_id);
    m_title->setText(sentenceOf(head));
    const auto begun = head.begun.isValid() ? head.begun : head.created;
    m_subtitle->setText(u"%1 · %2"_s.arg(
        items::shownText(head.title()),
        tr("started %1").arg(QLocale().toString(begun.toLocalTime(), QLocale::ShortFormat))));
    const auto progress = run ? std::optional(run->progress()) : std::nullopt;
    m_figures->follow(m_id);
    const auto &tally = m_figures->tally();
    if (tally && !progress)
        m_bar->setAmount(tally->rows - tally->open(), tally->rows);
    else
        m_bar->setAmount(progress ? progress->ended : head.counts.ended(),
                         progress ? progress->rows : head.rows());
    m_bar->setTone(run ? Tone::Accent : Tone::Neutral);
    // While the start is delayed, the card shows the countdown.
    m_progress->setText(progress                     ? textOf(*progress)
                            : m_board.startsIn(m_id) ? QString()
                                                     : stateLine(*job, run, tally));
    m_sum->setText(sumLine(head, tally));
    const auto sent = importOf(head);
    sent ? m_chips->show(sent->allRows(), tally) : m_chips->show(head);
    const bool stuck = head.state == JobState::Paused && !head.note.what.isEmpty() && !run;
    m_notice->setVisible(stuck);
    if (stuck)
        m_notice->tell(Tone::Warn, head.note.what, u"%1 %2"_s.arg(head.note.why, head.note.next));
    m_remove->setEnabled(!run && !job->taken && !m_board.startsIn(m_id));
    const auto plan = jobs::BulkPlan::fromJson(head.outline.plan);
    const bool import = sent.has_value();
    m_like->setVisible(!import);
    m_report->setVisible(!import);
    m_result->setVisible(import || fetchesExports());
    m_like->setEnabled(fetchesExports() || (plan && !plan->givenColumn));
    m_reasons->setFixable(plan && !plan->givenColumn && m_frame.desk().mayWrite());
    m_undo->setVisible(!run && head.state == JobState::Done
                       && (jobs::canBeUndone(head) || keptBefore(m_board, m_id))
                       && head.counts[RowState::Done] > 0 && m_frame.desk().mayWrite());
    if (m_rows.rowCount() == 0)
        m_pane->showContent({.icon = Icon::Filter,
                             .tone = Tone::Neutral,
                             .headline = tr("No rows with this status"),
                             .sentence = tr("Choose another status above the table.")});
    else
        m_pane->clear();
    readReasons();
}

// While the job runs, asks again only after the previous answer has arrived, not for every row.
void JobDetail::readReasons()
{
    if (std::exchange(m_asking, true)) {
        m_again = true;
        return;
    }
    m_again = false;
    m_board.ask(
        m_id, [](journal::Journal &journal) { return journal.reasons(); }, this,
        [this, id = m_id](const base::Result<std::vector<RowReason>> &reasons) {
            m_asking = false;
            if (m_again || id != m_id)
                return readReasons();
            const auto *job = m_board.find(id);
            if (reasons && job)
                m_reasons->show(*reasons, job->head);
        });
}

// The rows of an import are shown on a separate page.
void JobDetail::showChosen(const std::optional<RowState> &state)
{
    const auto *job = m_board.find(m_id);
    if (!job || !state || !importOf(job->head))
        return showRows(state);
    showRows(std::nullopt);
    m_frame.open(importJobPlace(m_id));
}

void JobDetail::showRows(const std::optional<RowState> &state)
{
    m_chips->choose(state);
    m_rows.show(m_id, {.state = state});
    showState();
}

void JobDetail::showReason(const RowReason &reason)
{
    m_chips->chooseNone();
    m_rows.show(m_id, {.reason = reason.id}, reason.rows);
    m_table->setFocus(Qt::OtherFocusReason);
    showState();
}

bool JobDetail::settled() const
{
    return !m_asking && m_rows.settled() && m_figures->settled();
}

void JobDetail::focusRows()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::bulk
