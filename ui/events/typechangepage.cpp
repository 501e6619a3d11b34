// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/typechangepage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "events/typechange.h"
#include "events/typechanges.h"
#include "itemmodels/showntext.h"
#include "storage/drafts.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/panel.h"
#include "workspace/workspace.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using storedesk::events::ChangeStep;
using storedesk::events::TypeChange;
using namespace Qt::StringLiterals;

TypeChangePage::TypeChangePage(PageHost &host, const PageAddress &place)
    : Page(host, place)
    , m_head(new PageHead(title(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_view(new TableView(host.theme(), this))
    , m_back(new Button(Icon::Undo, tr("Roll back to the old definition…"), host.theme(), this))
    , m_go(new Button(tr("Make this change…"), host.theme(), this))
{
    build();
    findPlan();
    showPlan();
    // A restored tab may be created before the storage is loaded.
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this, [this] {
        if (!m_change)
            findPlan();
        showPlan();
    });
}

QString TypeChangePage::title() const
{
    return tr("Change an event type");
}

void TypeChangePage::build()
{
    auto *body = pageColumnAbove(buildFoot(), this);
    body->addWidget(m_head);
    body->addWidget(m_notice);
    m_notice->setObjectName(u"notice"_s);
    auto *panel = new Panel(this);
    m_view->setObjectName(u"differences"_s);
    m_view->setAccessibleName(tr("Differences"));
    m_view->setModel(&m_model);
    m_view->horizontalHeader()->setSectionsClickable(false);
    m_view->setColumnAtLeast(DifferenceModel::What, 240);
    m_view->setColumnAtLeast(DifferenceModel::Before, 150);
    m_view->setColumnAtLeast(DifferenceModel::After, 150);
    m_view->horizontalHeader()->setStretchLastSection(true);
    panel->box()->addWidget(m_view);
    body->addWidget(panel, 1);
    auto *steps = new Panel(this);
    steps->box()->setContentsMargins(15, 12, 15, 12);
    m_steps = steps->box();
    body->addWidget(steps);
}

QWidget *TypeChangePage::buildFoot()
{
    auto *row = pageFootIn(this);
    row->addStretch();
    row->addWidget(m_back);
    row->addWidget(m_go);
    m_back->setObjectName(u"goBack"_s);
    m_go->setObjectName(u"carryOut"_s);
    m_go->setKind(Role::Primary);
    connect(m_back, &QPushButton::clicked, this, [this] { ask(true); });
    connect(m_go, &QPushButton::clicked, this, [this] { ask(false); });
    return row->parentWidget();
}

// Finds the plan. A running change continues after its page is closed, so this page may find it
// still running.
void TypeChangePage::findPlan()
{
    m_change = host().workspace().typeChanges().find(place().values.at(0), place().values.at(1));
    if (!m_change)
        return;
    connect(m_change, &TypeChange::stepped, this, &TypeChangePage::showPlan);
    connect(m_change, &TypeChange::ended, this, &TypeChangePage::showPlan);
}

bool TypeChangePage::settled() const
{
    return !m_change || !m_change->isRunning();
}

void TypeChangePage::ask(bool back)
{
    auto *question = new Question(host().storeMark(), host().theme(), window());
    const auto name = m_change->plan().before[key::name].toString();
    question->ask(back ? tr("Roll back to the old definition") : tr("Change the event type"),
                  back ? tr("Restore “%1” to its old definition?").arg(name)
                       : tr("Replace “%1” with a new event type?").arg(name),
                  tr("It gets a new ID. Check the segments and workflows that use the old one: the "
                     "service might not delete an event type that is in use."));
    auto *yes = question->addAnswer(back ? tr("Roll back") : tr("Make the change"), u"agree"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    connect(yes, &QPushButton::clicked, question, &QDialog::accept);
    connect(yes, &QPushButton::clicked, this, [this, back] { carryOut(back); });
    host().openDialog(question);
}

void TypeChangePage::carryOut(bool back)
{
    back ? m_change->goBack() : m_change->start();
    showPlan();
}

void TypeChangePage::showPlan()
{
    const bool writes = host().account().mayWrite();
    const bool running = m_change && m_change->isRunning();
    const bool done = m_change && m_change->plan().done;
    const bool begun = m_change && m_change->plan().begun;
    m_go->setVisible(m_change && !done);
    m_go->setText(begun ? tr("Continue…") : tr("Make this change…"));
    m_go->setEnabled(writes && !running);
    m_back->setVisible(begun);
    m_back->setEnabled(writes && !running);
    if (m_change) {
        const auto &plan = m_change->plan();
        m_head->setSubtitle(itemmodels::shownText(plan.before[key::name].toString()));
        m_model.setDifferences(storedesk::events::differencesOf(plan.before, plan.after));
    }
    showSteps();
    showNotice();
}

void TypeChangePage::showSteps()
{
    clearLayout(*m_steps);
    if (!m_change)
        return;
    bool past = m_change->plan().begun;
    for (const auto step : storedesk::events::stepsOf(m_change->plan())) {
        if (step == m_change->step() && !m_change->plan().done)
            past = false;
        auto *row = new QWidget(this);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 2, 0, 2);
        const bool now = step == m_change->step() && m_change->isRunning();
        auto *sign = new IconLabel(past      ? Icon::TickCircle
                                       : now ? Icon::Clock
                                             : Icon::Dash,
                                   past ? Tone::Ok : Tone::Accent, host().theme(), row);
        line->addWidget(sign);
        auto *words = new QLabel(storedesk::events::wordsOf(step), row);
        words->setObjectName(u"step"_s);
        line->addWidget(words, 1);
        m_steps->addWidget(row);
    }
}

void TypeChangePage::showNotice()
{
    if (!m_change) {
        m_notice->tell(Tone::Accent, tr("There is no plan for this event type."),
                       tr("Open an event type and choose “Edit…”."));
        return;
    }
    const auto &problem = m_change->problem();
    if (!problem.what.isEmpty())
        m_notice->tell(Tone::Err, problem.what,
                       tr("%1 %2 One event type still accepts events. Continue, or roll back to "
                          "the old definition.")
                           .arg(problem.why, problem.next)
                           .simplified());
    else if (m_change->plan().done)
        m_notice->tell(Tone::Ok, tr("The new event type is active."),
                       tr("Loaded again and verified."));
    else if (m_change->isRunning())
        m_notice->tell(Tone::Accent, tr("The change is in progress."));
    else if (m_change->plan().begun)
        m_notice->tell(Tone::Warn, tr("This change is not finished."),
                       tr("Continue, or roll back to the old definition."));
    else
        m_notice->tell(
            m_model.breaking() > 0 ? Tone::Warn : Tone::Accent,
            tr("The service can't change an event type, so a new one replaces it."),
            m_change->plan().keepsAlias()
                ? tr("A temporary copy is used while the alias moves to the new event type. Events "
                     "sent during the switch are rejected. If a step fails, one event type still "
                     "works, and you can continue or roll back.")
                : tr("The new one is created and checked first, and the old one is deleted last. "
                     "If a step fails, one of them still accepts events."));
}

} // namespace storedesk::ui::events
