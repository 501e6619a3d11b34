// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedulespage.h"

#include "account/account.h"
#include "base/background.h"
#include "imports/recipeshelf.h"
#include "jobs/jobmanager.h"
#include "schedules/importwork.h"
#include "schedules/scheduler.h"
#include "ui/host/accountactions.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/scheduleaddress.h"
#include "ui/host/storemark.h"
#include "ui/schedules/guardtexts.h"
#include "ui/schedules/otherschedules.h"
#include "ui/schedules/scheduledetail.h"
#include "ui/schedules/scheduledialog.h"
#include "ui/schedules/scheduleviews.h"
#include "ui/schedules/timernotice.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QSplitter>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::RunResult;
using storedesk::schedules::Schedule;
using storedesk::schedules::Scheduler;
using storedesk::schedules::ScheduleRun;

SchedulesPage::SchedulesPage(PageHost &host, QWidget *parent)
    : Page(host, {pageid::schedules}, parent)
    , m_scheduler(host.workspace().scheduler())
    , m_others(new OtherSchedules(host, this))
    , m_model(host.clock())
    , m_head(new PageHead(tr("Schedules"), this))
    , m_scope(new QComboBox(this))
    , m_pause(new Button(Icon::Pause, tr("&Pause all"), host.theme(), this))
    , m_new(new Button(Icon::Plus, tr("New &schedule…"), host.theme(), this))
    , m_timer(new TimerNotice(host, this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_foot(new FootLine(host.theme(), this))
    , m_detail(new ScheduleDetail(host.theme(), host.clock(), this))
{
    m_scheduler.setTemporaryFolder(host.temporaryFolder());
    m_shown.setSourceModel(&m_model);
    m_shown.setSortRole(ScheduleModel::SortRole);
    auto *box = pageColumnIn(this);
    buildTable();
    buildHead(box);
    buildBody(box);
    addActions();
    listen();
    m_timer->showState();
    showState();
}

QList<QAction *> SchedulesPage::recordActions() const
{
    // A null pointer is a separator.
    return QList<QAction *>{m_newAction, m_pauseAction, nullptr} + m_ofChosen;
}

QString SchedulesPage::title() const
{
    return tr("Schedules");
}

QList<QWidget *> SchedulesPage::panes() const
{
    return {m_table, m_detail->runs()};
}

bool SchedulesPage::settled() const
{
    return m_scheduler.isReady();
}

void SchedulesPage::showOnly(const QMap<QString, QString> &filter)
{
    m_wanted = filter.value(QString(scheduleKey));
    showState();
}

static constexpr auto columnsMember = "columns"_L1;
static constexpr auto runsMember = "runs"_L1;

QJsonObject SchedulesPage::viewState() const
{
    return {{columnsMember, m_columns->state()}, {runsMember, m_detail->runColumns().state()}};
}

void SchedulesPage::restoreViewState(const QJsonObject &state)
{
    m_columns->restore(state.value(columnsMember).toObject());
    m_detail->runColumns().restore(state.value(runsMember).toObject());
}

void SchedulesPage::refresh()
{
    m_scheduler.look();
    m_others->read();
    m_timer->showState();
}

// The timer may have run schedules in the meantime.
void SchedulesPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isVisible() && isActiveWindow())
        refresh();
}

void SchedulesPage::buildHead(QVBoxLayout *box)
{
    m_scope->setObjectName(u"scope"_s);
    m_scope->setAccessibleName(tr("Accounts"));
    m_scope->addItem(tr("This account"));
    m_scope->addItem(tr("All accounts"));
    m_pause->setObjectName(u"pauseAll"_s);
    m_new->setObjectName(u"newSchedule"_s);
    m_new->setKind(Role::Primary);
    m_head->add(m_scope);
    m_head->add(m_columns->makeButton(this));
    m_head->add(m_pause);
    m_head->add(m_new);
    box->addWidget(m_head);
    box->addWidget(m_timer);
}

void SchedulesPage::buildTable()
{
    m_table->setObjectName(u"schedules"_s);
    m_table->setAccessibleName(tr("Schedules"));
    m_table->setModel(&m_shown);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->cells()->setInk(ScheduleModel::Name, CellInk::Name);
    m_table->setPillColumn(ScheduleModel::LastRun, [this](const QModelIndex &index) {
        const auto &row = m_model.rowAt(m_shown.mapToSource(index).row());
        return pillOf(row.schedule, row.halt);
    });
    auto *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ScheduleModel::Name, QHeaderView::Stretch);
    m_columns = new ColumnArrangement(*m_table,
                                      {u"on"_s, u"name"_s, u"account"_s, u"kind"_s, u"when"_s,
                                       u"lastRun"_s, u"result"_s, u"nextRun"_s});
    m_columns->fitToContents({ScheduleModel::On, ScheduleModel::Account, ScheduleModel::Kind,
                              ScheduleModel::When, ScheduleModel::LastRun, ScheduleModel::Result,
                              ScheduleModel::NextRun});
    for (const auto *columns : {m_columns, &m_detail->runColumns()})
        connect(columns, &ColumnArrangement::changed, this, &SchedulesPage::viewStateChanged);
}

void SchedulesPage::buildBody(QVBoxLayout *box)
{
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    panel->box()->addWidget(m_foot);
    box->addWidget(listAndDetail(panel, m_detail, {680, 380}, this), 1);
}

void SchedulesPage::addActions()
{
    const auto add = [this](const QString &text, const QString &name, const QKeySequence &key,
                            void (SchedulesPage::*act)()) {
        auto *action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    m_newAction = add(m_new->text(), u"newScheduleAction"_s, Qt::CTRL | Qt::ALT | Qt::Key_H,
                      &SchedulesPage::openNew);
    m_pauseAction = add(m_pause->text(), u"pauseAllAction"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_J,
                        &SchedulesPage::setPaused);
    m_ofChosen.append(add(tr("Edit…"), u"editAction"_s, Qt::Key_F2, &SchedulesPage::editChosen));
    m_runAction = add(tr("Run now"), u"runAction"_s, Qt::CTRL | Qt::ALT | Qt::Key_R,
                      &SchedulesPage::runChosen);
    m_ofChosen.append(m_runAction);
    auto *remove =
        add(tr("Delete"), u"deleteAction"_s, QKeySequence::Delete, &SchedulesPage::deleteChosen);
    m_ofChosen.append(remove);
    remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_table->addAction(remove);
}

void SchedulesPage::listen()
{
    connect(&m_scheduler, &Scheduler::changed, this, &SchedulesPage::showState);
    connect(&m_scheduler, &Scheduler::failed, this, [this](const base::Problem &problem) {
        host().tell(u"%1 %2"_s.arg(problem.what, problem.why));
    });
    connect(m_others, &OtherSchedules::changed, this, &SchedulesPage::showState);
    connect(m_others, &OtherSchedules::failed, this, [this](const base::Problem &problem) {
        host().tell(u"%1 %2"_s.arg(problem.what, problem.why));
    });
    // Running jobs change often, but rarely a schedule.
    connect(&host().workspace().jobManager(), &storedesk::jobs::JobManager::jobChanged, this,
            [this] {
                if (allRows() != m_model.rows())
                    showState();
            });
    connect(&m_model, &ScheduleModel::switched, this, [this](const ScheduleRow &row, bool on) {
        row.account.isEmpty() ? m_scheduler.setOn(row.schedule.id, on) : m_others->setOn(row, on);
    });
    connect(m_scope, &QComboBox::activated, this, [this] {
        m_others->read();
        showState();
    });
    connect(m_pause, &Button::clicked, this, &SchedulesPage::setPaused);
    connect(m_new, &Button::clicked, this, &SchedulesPage::openNew);
    connect(m_pane, &StatePane::mainTriggered, this, &SchedulesPage::openNew);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SchedulesPage::showChosen);
    connect(m_table, &TableView::opened, this, &SchedulesPage::editChosen);
    connect(m_detail, &ScheduleDetail::runAsked, this, &SchedulesPage::runChosen);
    connect(m_detail, &ScheduleDetail::editAsked, this, &SchedulesPage::editChosen);
    connect(m_detail, &ScheduleDetail::deleteAsked, this, &SchedulesPage::deleteChosen);
    connect(m_detail, &ScheduleDetail::openAsked, this, &SchedulesPage::openRun);
    connect(m_detail, &ScheduleDetail::accountAsked, this, [this] {
        if (const auto *row = chosen())
            host().openIn(row->account, schedulePlace(row->schedule.id));
    });
}

static RunHalt haltOf(const Schedule &schedule, const storedesk::jobs::JobManager &jobManager)
{
    const auto *run = schedule.lastRun();
    const auto *job = run ? jobManager.find(run->id) : nullptr;
    const bool isPaused = job && run->result.state == RunResult::State::Running && !job->taken
        && job->head.state == journal::JobState::Paused && !jobManager.runOf(run->id);
    return isPaused ? RunHalt::Paused : RunHalt::None;
}

std::vector<ScheduleRow> SchedulesPage::allRows() const
{
    std::vector<ScheduleRow> rows;
    auto &jobManager = host().workspace().jobManager();
    for (const auto &schedule : m_scheduler.all())
        rows.push_back({.accountName = nameOf(host().account().profile()),
                        .schedule = schedule,
                        .halt = haltOf(schedule, jobManager)});
    if (m_scope->currentIndex() == 1)
        rows.insert(rows.end(), m_others->rows().begin(), m_others->rows().end());
    return rows;
}

const ScheduleRow *SchedulesPage::chosen() const
{
    const auto rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &m_model.rowAt(m_shown.mapToSource(rows.front()).row());
}

void SchedulesPage::showState()
{
    auto rows = allRows();
    if (rows != m_model.rows())
        m_model.show(std::move(rows));
    const bool isOfOneAccount = m_scope->currentIndex() == 0;
    m_columns->setAbsent(isOfOneAccount ? QSet<int>{ScheduleModel::Account} : QSet<int>());
    showHeadButtons();
    showSubtitle();
    showPane();
    fitColumns();
    for (int row = 0; row < m_shown.rowCount(); ++row) {
        const auto &one = m_model.rowAt(m_shown.mapToSource(m_shown.index(row, 0)).row());
        const bool isWanted = one.account.isEmpty() && one.schedule.id == m_wanted;
        if (isWanted || (m_wanted.isEmpty() && !chosen() && row == 0)) {
            m_table->selectRow(row);
            m_wanted.clear();
        }
    }
    showChosen();
}

void SchedulesPage::showHeadButtons()
{
    const bool mayWrite = host().account().mayWrite();
    m_new->setEnabled(mayWrite);
    m_new->setToolTip(mayWrite ? QString() : tr("This account is read-only."));
    m_newAction->setEnabled(mayWrite);
    const auto &all = m_model.rows();
    const bool isPaused =
        std::ranges::any_of(all, [](const ScheduleRow &row) { return row.schedule.paused; });
    m_pause->setText(isPaused ? tr("Resume &all") : tr("&Pause all"));
    m_pause->setSign(isPaused ? Icon::Play : Icon::Pause);
    m_pause->setEnabled(mayWrite && !all.empty());
    m_pauseAction->setText(m_pause->text());
    m_pauseAction->setEnabled(m_pause->isEnabled());
}

void SchedulesPage::showSubtitle()
{
    const auto &all = m_model.rows();
    const auto on =
        std::ranges::count_if(all, [](const ScheduleRow &row) { return row.schedule.isActive(); });
    const auto zone = QString::fromUtf8(QTimeZone::systemTimeZoneId());
    const auto count = tr("%Ln schedules", nullptr, static_cast<int>(all.size()));
    m_head->setSubtitle(all.empty()
                            ? tr("Recurring exports, imports and updates")
                            : tr("%1, %L2 on · times in %3", "8 schedules, number, time zone")
                                  .arg(count)
                                  .arg(on)
                                  .arg(zone));
    const auto attention = std::ranges::count_if(all, [](const ScheduleRow &row) {
        const auto *run = row.schedule.lastRun();
        return row.halt != RunHalt::None || (run && run->result.needsAttention());
    });
    m_foot->setText(count);
    m_foot->setEnd(attention == 0
                       ? QString()
                       : tr("%Ln need your attention", nullptr, static_cast<int>(attention)));
}

void SchedulesPage::showPane()
{
    m_detail->setVisible(m_model.rowCount() > 0);
    m_foot->setVisible(m_model.rowCount() > 0);
    if (!m_scheduler.isReady())
        return m_pane->showLoading();
    if (m_model.rowCount() > 0)
        return m_pane->clear();
    const bool mayWrite = host().account().mayWrite();
    m_pane->showContent(
        {.icon = Icon::Calendar,
         .tone = Tone::Neutral,
         .headline = tr("No schedules yet"),
         .sentence = tr("Repeat an export, import every file that arrives in a folder, or keep the "
                        "offline copy of your contacts up to date."),
         .main = {.text = mayWrite ? tr("New schedule…") : QString()}});
}

void SchedulesPage::showChosen()
{
    const auto *row = chosen();
    m_detail->setVisible(row);
    for (auto *action : std::as_const(m_ofChosen))
        action->setEnabled(row && row->account.isEmpty() && host().account().mayWrite());
    if (!row)
        return;
    m_ofChosen.last()->setEnabled(m_ofChosen.last()->isEnabled()
                                  && viewOf(row->schedule).isOptional);
    m_runAction->setEnabled(m_runAction->isEnabled() && canRunNow(*row));
    m_detail->show(*row, host().account().mayWrite());
    const auto recipe =
        storedesk::schedules::FolderImportSettings::fromJson(row->schedule.settings).recipe;
    if (recipe.isEmpty())
        return;
    base::inBackground(
        [recipe] { return storedesk::imports::readRecipe(recipe); }, m_detail,
        [this, id = row->schedule.id](const base::Result<storedesk::imports::Recipe> &read) {
            const auto *now = chosen();
            if (now && now->schedule.id == id)
                m_detail->showGuards(read ? guardTexts(now->schedule, *read)
                                          : QStringList{read.error().what});
        });
}

void SchedulesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitColumns();
}

// The detail panel shows the values of hidden columns.
void SchedulesPage::fitColumns()
{
    m_columns->setRoomFor(ScheduleModel::Kind, width() >= 1400);
    m_columns->setRoomFor(ScheduleModel::Result, width() >= 1240);
    m_columns->setRoomFor(ScheduleModel::NextRun, width() >= 1000);
    const QAbstractItemView &view = *m_table;
    const auto &header = *m_table->horizontalHeader();
    int needed = header.sectionSizeHint(ScheduleModel::Name);
    for (int column = 0; column < header.count(); ++column) {
        if (column != ScheduleModel::Name && !header.isSectionHidden(column))
            needed += std::max(header.sectionSizeHint(column), view.sizeHintForColumn(column));
    }
    if (needed > m_table->viewport()->width())
        m_columns->setRoomFor(ScheduleModel::NextRun, false);
}

void SchedulesPage::openNew()
{
    openForm({});
}

void SchedulesPage::openForm(const Schedule &schedule)
{
    auto shown = schedule;
    // The runs of the schedule may have changed since the form was cancelled.
    if (const auto typed = m_typed.constFind(schedule.id); typed != m_typed.constEnd()) {
        shown.kind = typed->kind;
        shown.name = typed->name;
        shown.settings = typed->settings;
        shown.rhythm = typed->rhythm;
    }
    auto *dialog = new ScheduleDialog(host(), shown);
    connect(dialog, &ScheduleDialog::saved, this, [this, id = schedule.id](const Schedule &saved) {
        m_typed.remove(id);
        m_wanted = saved.id;
        m_scheduler.keep(saved);
    });
    connect(dialog, &QDialog::rejected, this, [this, dialog, id = schedule.id] {
        if (dialog->isEdited())
            m_typed.insert(id, dialog->typed());
    });
    host().openDialog(dialog);
}

void SchedulesPage::editChosen()
{
    if (const auto *row = chosen(); row && m_ofChosen.first()->isEnabled())
        openForm(row->schedule);
}

void SchedulesPage::runChosen()
{
    if (const auto *row = chosen())
        m_scheduler.runNow(row->schedule.id);
}

// Asks nothing, because undoing restores the schedule with its runs.
void SchedulesPage::deleteChosen()
{
    const auto *row = chosen();
    if (!row)
        return;
    const auto schedule = row->schedule;
    m_scheduler.remove(schedule.id);
    host().tell(tr("Schedule deleted: %1").arg(schedule.title()),
                [scheduler = QPointer(&m_scheduler), schedule] {
                    if (scheduler)
                        scheduler->keep(schedule);
                });
}

// A run that was stopped before it had a job is checked in the assistant of its kind.
void SchedulesPage::openRun(const ScheduleRun &run)
{
    const auto *row = chosen();
    if (run.hasJob)
        host().open(jobPlace(run.id));
    else if (!run.file.isEmpty() && row)
        host().open(viewOf(row->schedule).filePlace(run.file));
}

void SchedulesPage::setPaused()
{
    const bool pause = std::ranges::none_of(
        m_model.rows(), [](const ScheduleRow &row) { return row.schedule.paused; });
    m_scheduler.setPaused(pause);
    if (m_scope->currentIndex() == 1)
        m_others->setPaused(pause);
}

} // namespace storedesk::ui::schedules
