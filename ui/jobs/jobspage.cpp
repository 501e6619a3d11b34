// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobspage.h"

#include "account/account.h"
#include "transfers/transferlist.h"
#include "ui/host/buttonaction.h"
#include "ui/host/clearedfield.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/jobs/jobdetail.h"
#include "ui/jobs/joblist.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/statepane.h"
#include "ui/workcards/transferdetail.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QApplication>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;

JobsPage::JobsPage(PageHost &host, QWidget *parent)
    : Page(host, {pageid::jobs}, parent)
    , m_jobManager(host.workspace().jobManager())
    , m_head(new PageHead(tr("Jobs"), this))
    , m_pauseAll(new Button(Icon::Pause, tr("Pause all"), host.theme(), this))
    , m_privacy(new Button(Icon::Shield, tr("Privacy requests"), host.theme(), this))
    , m_new(new Button(Icon::Plus, tr("New bulk job…"), host.theme(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_filter(new SearchField(tr("Filter jobs"), host.theme(), this))
    , m_list(new JobList(m_jobManager, host.workspace().transfers(), host.theme(), this))
    , m_detail(new JobDetail(m_jobManager, host, this))
    , m_transferDetail(new workcards::TransferDetail(host, this))
    , m_details(new QStackedWidget(this))
    , m_splitter(new QSplitter(this))
    , m_pane(new StatePane(m_list, host.theme()))
{
    build();
    buildActions();
    connect(m_pauseAll, &Button::clicked, this, &JobsPage::pauseAll);
    connect(&host.workspace().transfers(), &transfers::TransferList::changed, this,
            &JobsPage::showState);
    connect(m_privacy, &Button::clicked, this,
            [this] { this->host().open({pageid::privacyRequests}); });
    connect(m_new, &Button::clicked, this, [this] { newJob(); });
    connect(m_detail, &JobDetail::shown, this, &JobsPage::showActions);
    connect(m_filter, &QLineEdit::textChanged, m_list, &JobList::setFilter);
    m_detail->columnArrangement().setFilter(m_filter);
    connect(&m_detail->columnArrangement(), &ColumnArrangement::changed, this,
            &JobsPage::viewStateChanged);
    connect(&host.account(), &account::Account::rightsChanged, this, [this] {
        m_list->showStates();
        showActions();
    });
    connect(m_detail, &JobDetail::filterChosen, this, &JobsPage::viewStateChanged);
    connect(m_list, &JobList::chosen, this, &JobsPage::choose);
    connect(m_list, &JobList::opened, this, &JobsPage::open);
    connect(m_list, &JobList::arranged, this, &JobsPage::showState);
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobChanged, this, &JobsPage::showState);
    connect(&m_jobManager, &storedesk::jobs::JobManager::failed, this,
            [this](const base::Problem &problem) {
                m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
                m_notice->show();
            });
    connect(&m_jobManager, &storedesk::jobs::JobManager::jobBegun, this, [this](const QString &id) {
        m_wanted = id;
        showState();
    });
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        m_filter->text().isEmpty() ? newJob() : clearWithUndo(this->host(), *m_filter);
    });
    choose(m_list->chosenId());
    showState();
}

void JobsPage::build()
{
    m_pauseAll->setObjectName(u"pauseAll"_s);
    m_new->setObjectName(u"newBulkJob"_s);
    m_new->setKind(Role::Primary);
    m_privacy->setObjectName(u"privacy"_s);
    m_head->add(m_pauseAll);
    m_head->add(m_privacy);
    m_head->add(m_new);
    m_notice->hide();
    m_filter->setObjectName(u"filter"_s);
    m_filter->setKeyHint(QKeySequence::Find);
    auto *left = new QWidget(this);
    auto *leftBox = columnIn(left, 8);
    leftBox->addWidget(m_filter);
    leftBox->addWidget(m_list, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(8);
    m_splitter->addWidget(left);
    m_details->addWidget(m_detail);
    m_details->addWidget(m_transferDetail);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({366, 660});
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(m_head);
    box->addWidget(m_notice);
    box->addWidget(m_splitter, 1);
}

void JobsPage::buildActions()
{
    const auto add = [this](const QString &text, const QString &name, const QKeySequence &key,
                            const auto &act) {
        auto *action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        m_actions.append(action);
    };
    add(tr("Pause or resume"), u"pauseOrResume"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_J,
        [this] { pauseOrResume(); });
    m_pauseOrResume = m_actions.last();
    add(tr("Cancel the job"), u"cancelJob"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_X,
        [this] { cancelChosen(); });
    m_actions.append(nullptr);
    add(tr("Save report…"), u"saveReportAction"_s, QKeySequence::Save,
        [this] { m_detail->saveReport(); });
    add(tr("New like this…"), u"newLikeThisAction"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_Y,
        [this] { m_detail->newLikeThis(); });
    m_newLike = m_actions.last();
    m_actions.append(nullptr);
    add(tr("Delete…"), u"removeJobAction"_s, QKeySequence::Delete,
        [this] { m_detail->removeJob(); });
    // In a field, the key deletes text.
    m_actions.last()->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_list->addAction(m_actions.last());
    for (auto *action : std::as_const(m_actions).sliced(2)) {
        if (action)
            m_jobActions.append(action);
    }
    m_actions += {nullptr, new ButtonAction(*m_pauseAll, Qt::CTRL | Qt::ALT | Qt::Key_H),
                  new ButtonAction(*m_privacy), new ButtonAction(*m_new)};
}

bool JobsPage::isTransferChosen() const
{
    return host().workspace().transfers().find(m_list->chosenId()) != nullptr;
}

void JobsPage::choose(const QString &id)
{
    const bool isTransfer = isTransferChosen();
    m_transferDetail->show(isTransfer ? id : QString());
    m_detail->show(isTransfer ? QString() : id);
    m_details->setCurrentWidget(isTransfer ? static_cast<QWidget *>(m_transferDetail) : m_detail);
    Q_EMIT viewStateChanged();
}

void JobsPage::open(const QString & /*id*/)
{
    isTransferChosen() ? m_transferDetail->openPage() : m_detail->focusRows();
}

void JobsPage::pauseOrResume()
{
    if (isTransferChosen())
        return m_transferDetail->pauseOrResume();
    const auto &id = m_list->chosenId();
    const auto *run = m_jobManager.runOf(id);
    run && run->state() == storedesk::jobs::JobRun::State::Running ? m_jobManager.pause(id)
                                                                   : m_jobManager.run(id);
}

void JobsPage::cancelChosen()
{
    isTransferChosen() ? m_transferDetail->cancel() : m_jobManager.cancel(m_list->chosenId());
}

void JobsPage::pauseAll()
{
    m_jobManager.pauseAll();
    host().workspace().transfers().pauseAll();
}

QString JobsPage::title() const
{
    return tr("Jobs");
}

void JobsPage::refresh()
{
    m_jobManager.refresh();
}

// Searches the rows if the focus is there, otherwise the jobs.
void JobsPage::find()
{
    if (m_detail->isAncestorOf(QApplication::focusWidget()) && m_detail->find())
        return;
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void JobsPage::focusFirst()
{
    m_list->shown() > 0 ? m_list->focusChosen() : m_new->setFocus(Qt::OtherFocusReason);
}

void JobsPage::showOnly(const QMap<QString, QString> &filter)
{
    m_wanted = filter.value(QString(jobKey));
    m_wantedState.reset();
    m_filter->clear();
    showState();
}

QList<QAction *> JobsPage::recordActions() const
{
    return m_actions;
}

QList<QWidget *> JobsPage::panes() const
{
    return QList<QWidget *>{m_filter, m_list} + m_detail->panes();
}

Badge JobsPage::badge() const
{
    return {.running = host().workspace().runningWork()};
}

bool JobsPage::settled() const
{
    return m_jobManager.isReady() && m_detail->settled();
}

static constexpr auto jobMember = "job"_L1;
static constexpr auto rowStateMember = "rows"_L1;

namespace {

struct RowStateName
{
    journal::RowState state;
    QLatin1StringView name;
};

// The states that can be chosen, by the names under which they are stored.
constexpr std::array rowStateNames{
    RowStateName{journal::RowState::Waiting, "waiting"_L1},
    RowStateName{journal::RowState::Reading, "reading"_L1},
    RowStateName{journal::RowState::Leaving, "sending"_L1},
    RowStateName{journal::RowState::Done, "done"_L1},
    RowStateName{journal::RowState::Refused, "refused"_L1},
    RowStateName{journal::RowState::NotSent, "notSent"_L1},
    RowStateName{journal::RowState::Unknown, "unknown"_L1},
};
static_assert(rowStateNames.size() == static_cast<std::size_t>(journal::RowState::Count));

} // namespace

QJsonObject JobsPage::viewState() const
{
    auto state = m_detail->columnArrangement().state();
    state.insert(jobMember, m_wanted.isEmpty() ? m_list->chosenId() : m_wanted);
    const auto rows = m_wanted.isEmpty() ? m_detail->shownState() : m_wantedState;
    const auto *const name = std::ranges::find(
        rowStateNames, rows.value_or(journal::RowState::Count), &RowStateName::state);
    if (name != rowStateNames.end())
        state.insert(rowStateMember, QString(name->name));
    return state;
}

// A job that a link has asked for takes precedence over the one that was chosen last.
void JobsPage::restoreViewState(const QJsonObject &state)
{
    m_detail->columnArrangement().restore(state);
    if (!m_wanted.isEmpty())
        return;
    m_wanted = state.value(jobMember).toString();
    m_isRestoring = true;
    const auto rows = state.value(rowStateMember).toString();
    const auto *const name = std::ranges::find_if(
        rowStateNames, [&rows](const RowStateName &each) { return each.name == rows; });
    if (name != rowStateNames.end())
        m_wantedState = name->state;
    showState();
}

bool JobsPage::takesUndo() const
{
    return m_jobManager.find(m_detail->id()) != nullptr;
}

void JobsPage::undo()
{
    m_detail->undo();
}

void JobsPage::newJob()
{
    host().open({pageid::bulkJob});
}

void JobsPage::showActions()
{
    for (auto *action : std::as_const(m_jobActions))
        action->setEnabled(!isTransferChosen());
    m_pauseOrResume->setEnabled(true);
    if (isTransferChosen())
        return;
    const auto why = m_detail->whyNoSimilar();
    m_newLike->setEnabled(why.isEmpty());
    m_newLike->setToolTip(why);
    m_newLike->setStatusTip(why);
    const auto *job = m_jobManager.find(m_list->chosenId());
    const auto *run = m_jobManager.runOf(m_list->chosenId());
    const bool runs = run && run->state() == storedesk::jobs::JobRun::State::Running;
    const bool isAllowed = !job || runs || m_jobManager.isAllowed(job->head);
    m_pauseOrResume->setEnabled(isAllowed);
    m_pauseOrResume->setToolTip(isAllowed ? QString() : tr("This account is read-only."));
    m_pauseOrResume->setStatusTip(m_pauseOrResume->toolTip());
}

void JobsPage::showState()
{
    if (m_jobManager.find(m_wanted) || host().workspace().transfers().find(m_wanted)) {
        const auto rows = std::exchange(m_wantedState, {});
        m_list->choose(std::exchange(m_wanted, {}));
        if (rows)
            m_detail->showRowsIn(rows);
        if (m_list->isAncestorOf(focusWidget()))
            m_list->focusChosen();
    }
    if (m_isRestoring && m_jobManager.isReady()) {
        m_isRestoring = false;
        m_wanted.clear();
        m_wantedState.reset();
    }
    const auto jobs = static_cast<int>(m_jobManager.jobs().size());
    const int total = jobs + host().workspace().transfers().rowCount();
    const int running = host().workspace().runningWork();
    m_pauseAll->setVisible(running > 0);
    const bool mayWrite = host().account().mayWrite();
    m_new->setToolTip(
        mayWrite ? QString() : tr("This account is read-only, so jobs can only look up records."));
    m_details->setVisible(total > 0);
    if (total == 0)
        m_head->setSubtitle(tr("Change, create, delete or look up many records at once"));
    else
        m_head->setSubtitle(u"%1 · %2"_s.arg(running > 0 ? tr("%Ln running", nullptr, running)
                                                         : tr("Nothing is running"),
                                             tr("%Ln job(s), kept for %1 days", nullptr, jobs)
                                                 .arg(storedesk::jobs::JobManager::retentionDays)));
    if (!m_jobManager.isReady() && m_list->shown() == 0)
        m_pane->showLoading();
    else if (total == 0)
        m_pane->showContent(
            {.icon = Icon::Jobs,
             .tone = Tone::Neutral,
             .headline = tr("No jobs yet"),
             .sentence = tr("A job applies one action to every row of a table or selection, within "
                            "your request limit. You can pause it, close Storedesk and resume "
                            "later. Every row gets a result."),
             .main = {.text = tr("New bulk job…"), .icon = Icon::Plus},
             .mainIsPrimary = true});
    else if (m_list->shown() == 0)
        m_pane->showContent({.icon = Icon::Search,
                             .tone = Tone::Neutral,
                             .headline = tr("No job matches “%1”").arg(m_filter->text()),
                             .sentence = tr("%Ln job(s) stored.", nullptr, total),
                             .main = {.text = tr("Clear the filter")}});
    else
        m_pane->clear();
    Q_EMIT headChanged();
}

} // namespace storedesk::ui::jobs
