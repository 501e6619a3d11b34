// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scheduledetail.h"

#include "ui/schedules/scheduleviews.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::RunResult;
using storedesk::schedules::Schedule;

bool canRunNow(const ScheduleRow &row)
{
    const auto *run = row.schedule.lastRun();
    const bool isRunning =
        run && run->result.state == RunResult::State::Running && row.halt == RunHalt::None;
    return row.account.isEmpty() && !isRunning && !row.schedule.wanted;
}

ScheduleDetail::ScheduleDetail(const Theme &theme, const base::Clock &clock, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_clock(clock)
    , m_runModel(clock)
    , m_title(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_facts(new QWidget(this))
    , m_factRows(new QGridLayout(m_facts))
    , m_guards(new QLabel(this))
    , m_reason(new QLabel(this))
    , m_runs(new TableView(theme, this))
    , m_run(new Button(Icon::Play, tr("Run &now"), theme, this))
    , m_open(new Button(tr("&Open last run"), theme, this))
    , m_edit(new Button(Icon::Pencil, tr("E&dit…"), theme, this))
    , m_delete(new Button(Icon::Bin, tr("Delete"), theme, this))
    , m_account(new Button(tr("Switch to this account"), theme, this))
{
    m_title->setObjectName(u"scheduleTitle"_s);
    m_guards->setObjectName(u"scheduleGuards"_s);
    m_reason->setObjectName(u"scheduleReason"_s);
    m_runs->setObjectName(u"scheduleRuns"_s);
    m_run->setObjectName(u"runNow"_s);
    m_open->setObjectName(u"openRun"_s);
    m_edit->setObjectName(u"editSchedule"_s);
    m_delete->setObjectName(u"deleteSchedule"_s);
    m_account->setObjectName(u"openAccount"_s);
    setRole(m_title, Role::Heading);
    setRole(m_sentence, Role::Muted);
    build();
    connect(m_run, &Button::clicked, this, &ScheduleDetail::runAsked);
    connect(m_edit, &Button::clicked, this, &ScheduleDetail::editAsked);
    connect(m_delete, &Button::clicked, this, &ScheduleDetail::deleteAsked);
    connect(m_account, &Button::clicked, this, &ScheduleDetail::accountAsked);
    connect(m_open, &Button::clicked, this, [this] { openRun(0); });
    connect(m_runs, &TableView::opened, this,
            [this](const QModelIndex &index) { openRun(index.row()); });
}

void ScheduleDetail::build()
{
    setSelectable({m_title, m_sentence, m_guards, m_reason});
    for (auto *label : {m_title, m_sentence, m_guards, m_reason})
        label->setWordWrap(true);
    m_factRows->setContentsMargins(0, 0, 0, 0);
    m_factRows->setHorizontalSpacing(16);
    m_factRows->setVerticalSpacing(6);
    m_factRows->setColumnStretch(1, 1);
    m_runs->setAccessibleName(tr("Recent runs"));
    m_runs->setModel(&m_runModel);
    m_runs->setPillColumn(RunModel::State, [this](const QModelIndex &index) {
        return m_runModel.pillAt(index.row());
    });
    m_runs->horizontalHeader()->setSectionResizeMode(RunModel::Result, QHeaderView::Stretch);
    m_runColumns = new ColumnArrangement(*m_runs, {u"state"_s, u"time"_s, u"result"_s});
    m_runColumns->fitToContents({RunModel::State, RunModel::Time});
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons);
    for (auto *button : {m_run, m_open, m_edit, m_delete, m_account})
        flow->addWidget(button);
    // Everything but the buttons scrolls in a small window.
    m_runs->setMinimumHeight(m_runs->scaled(110));
    auto *content = new QWidget(this);
    auto *rows = columnIn(content, 10);
    rows->addWidget(m_title);
    rows->addWidget(m_sentence);
    rows->addWidget(m_facts);
    rows->addWidget(m_guards);
    rows->addWidget(separator(this));
    rows->addWidget(m_reason);
    rows->addWidget(m_runs, 1);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(16, 14, 16, 14);
    inside->setSpacing(10);
    inside->addWidget(scrolled(content), 1);
    inside->addWidget(buttons);
    box()->addLayout(inside);
}

QWidget *ScheduleDetail::runs() const
{
    return m_runs;
}

void ScheduleDetail::show(const ScheduleRow &row, bool mayWrite)
{
    const auto &schedule = row.schedule;
    m_title->setText(schedule.title());
    m_sentence->setText(sentenceOf(viewOf(schedule)));
    m_guards->hide();
    showFacts(schedule);
    const auto *run = schedule.lastRun();
    const auto problem = run ? run->result.problem : base::Problem();
    m_reason->setText(QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified());
    m_reason->setVisible(!problem.what.isEmpty());
    m_runModel.show(schedule.runs, row.halt);
    showButtons(row, mayWrite);
}

void ScheduleDetail::showFacts(const Schedule &schedule)
{
    while (auto *item = m_factRows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    auto facts = viewOf(schedule).facts ? viewOf(schedule).facts(schedule.settings) : QList<Fact>();
    facts.append({tr("When"), whenOf(schedule.rhythm)});
    facts.append({tr("Next run"), nextRunOf(schedule, m_clock.now())});
    int row = 0;
    for (const auto &fact : facts) {
        auto *name = new QLabel(fact.name, m_facts);
        setRole(name, Role::Muted);
        auto *text = new ElidedLabel({}, m_facts);
        text->setText(fact.text);
        setSelectable({name});
        m_factRows->addWidget(name, row, 0);
        m_factRows->addWidget(text, row++, 1);
    }
}

void ScheduleDetail::showGuards(const QStringList &guards)
{
    m_guards->setText(tr("Stops before sending if:") + u"\n• "_s + guards.join(u"\n• "_s));
    m_guards->setVisible(!guards.isEmpty());
}

void ScheduleDetail::showButtons(const ScheduleRow &row, bool mayWrite)
{
    const bool isHere = row.account.isEmpty();
    const auto *run = row.schedule.lastRun();
    m_run->setVisible(isHere);
    m_run->setEnabled(mayWrite && canRunNow(row));
    m_run->setToolTip(mayWrite ? QString() : tr("This account is read-only."));
    m_open->setVisible(isHere);
    m_open->setEnabled(run && (run->hasJob || !run->file.isEmpty()));
    m_edit->setVisible(isHere);
    m_delete->setVisible(isHere && viewOf(row.schedule).isOptional);
    m_account->setVisible(!isHere);
}

void ScheduleDetail::openRun(int row)
{
    if (row < m_runModel.rowCount())
        Q_EMIT openAsked(m_runModel.rowAt(row));
}

} // namespace storedesk::ui::schedules
