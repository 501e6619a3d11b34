// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobdetail.h"

#include "account/account.h"
#include "catalogue/lookupkey.h"
#include "importrun/importjobkind.h"
#include "itemmodels/showntext.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/importcounts.h"
#include "ui/jobs/jobcolumns.h"
#include "ui/jobs/jobdetailactions.h"
#include "ui/jobs/jobtexts.h"
#include "ui/jobs/reasonlist.h"
#include "ui/jobs/statechips.h"
#include "ui/jobs/undoquestion.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/linecells.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/statepane.h"

#include <QHeaderView>
#include <QLocale>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::JobState;
using journal::RowReason;
using journal::RowState;
using storedesk::jobs::JobRowsModel;

JobDetail::JobDetail(storedesk::jobs::JobManager &jobManager, PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_jobManager(jobManager)
    , m_host(host)
    , m_rows(jobManager)
    , m_title(new ElidedLabel({}, this))
    , m_subtitle(new ElidedLabel({}, this))
    , m_undo(new Button(Icon::Undo, tr("Undo…"), host.theme(), this))
    , m_like(new Button(Icon::Plus, tr("New like this"), host.theme(), this))
    , m_result(new Button(Icon::Imports, tr("Show result"), host.theme(), this))
    , m_source(new Button(Icon::Files, tr("Open the file"), host.theme(), this))
    , m_report(new Button(Icon::Save, tr("Save report…"), host.theme(), this))
    , m_remove(new Button(Icon::Bin, tr("Delete…"), host.theme(), this))
    , m_notice(new Notice(host.theme(), this))
    , m_bar(new ProgressLine(host.theme(), this))
    , m_progress(new ElidedLabel({}, this))
    , m_sum(new ElidedLabel({}, this))
    , m_chips(new StateChips(host.theme(), this))
    , m_search(new SearchField(tr("Search the rows"), host.theme(), this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_reasons(new ReasonList(host.theme(), this))
    , m_figures(new ImportCounts(jobManager, this))
    , m_columns(new JobColumns(*m_table, m_rows))
    , m_actions(new JobDetailActions(jobManager, host, *this))
{
    build();
    connect(&jobManager, &storedesk::jobs::JobManager::jobChanged, this, [this](const QString &id) {
        if (id == m_id)
            showState();
    });
    // Keep showing the same job when other jobs are added or removed.
    connect(&jobManager, &storedesk::jobs::JobManager::listChanged, this,
            [this] { m_jobManager.find(m_id) && m_rows.id() == m_id ? showState() : show(m_id); });
    connect(&m_rows, &JobRowsModel::failed, this, [this](const base::Problem &problem) {
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
        m_notice->show();
    });
    connect(m_chips, &StateChips::chosen, this, &JobDetail::showChosen);
    connect(m_figures, &ImportCounts::changed, this, &JobDetail::showState);
    connect(m_reasons, &ReasonList::rowsAsked, this, &JobDetail::showReason);
    connect(m_reasons, &ReasonList::retryAsked, this,
            [this](const RowReason &reason) { m_actions->retry(m_id, reason); });
    connect(m_reasons, &ReasonList::fixAsked, this,
            [this](const RowReason &reason) { m_actions->fix(m_id, reason); });
    connect(m_reasons, &ReasonList::saveAsked, this,
            [this](const RowReason &reason) { m_actions->saveRows(m_id, reason); });
    connect(m_reasons, &ReasonList::productsAsked, this,
            [this](const RowReason &reason) { m_actions->createProducts(m_id, reason); });
    connect(&host.account(), &account::Account::rightsChanged, this, &JobDetail::showState);
    connect(m_undo, &Button::clicked, this, [this] { m_actions->undo(m_id); });
    connect(m_like, &Button::clicked, this, &JobDetail::newLikeThis);
    connect(m_result, &Button::clicked, this, [this] {
        if (const auto *job = m_jobManager.find(m_id))
            m_host.open(viewOf(job->head).resultPage(m_id));
    });
    connect(m_source, &Button::clicked, this, [this] { m_actions->openSource(m_id); });
    connect(m_report, &Button::clicked, this, &JobDetail::saveReport);
    connect(m_remove, &Button::clicked, this, &JobDetail::removeJob);
    connect(m_pane, &StatePane::mainTriggered, this,
            [this] { m_search->text().isEmpty() ? showRows(std::nullopt) : m_search->clear(); });
    show({});
}

QList<QWidget *> JobDetail::panes() const
{
    return {m_chips->first(), m_table};
}

void JobDetail::show(const QString &id)
{
    // Another job has other columns.
    if (id != m_rows.id())
        m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_id = id;
    m_notice->hide();
    {
        const QSignalBlocker silent(m_search);
        m_search->clear();
    }
    const auto *job = m_jobManager.find(id);
    for (auto *widget :
         QList<QWidget *>{m_undo, m_like, m_result, m_source, m_report, m_remove, m_bar, m_progress,
                          m_sum, m_chips, m_search, m_chooser, m_table, m_reasons})
        widget->setVisible(job != nullptr);
    if (!job) {
        m_title->setText(tr("No job selected"));
        m_subtitle->setText({});
        Q_EMIT shown();
        return;
    }
    showRows(std::nullopt);
    m_columns->arrange();
    showState();
}

void JobDetail::showState()
{
    const auto *job = m_jobManager.find(m_id);
    if (!job)
        return;
    const auto &head = job->head;
    const auto *run = m_jobManager.runOf(m_id);
    m_title->setText(sentenceOf(head));
    const auto begun = head.begun.isValid() ? head.begun : head.created;
    m_subtitle->setText(u"%1 · %2"_s.arg(
        itemmodels::shownText(head.title()),
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
    m_progress->setText(progress                          ? textOf(*progress)
                            : m_jobManager.startsIn(m_id) ? QString()
                                                          : stateLine(*job, run, tally));
    m_sum->setText(sumLine(head, tally));
    const auto sent = importrun::importPlanOf(head.outline);
    sent ? m_chips->show(sent->allRows(), tally) : m_chips->show(head);
    const bool stuck = head.state == JobState::Paused && !head.note.what.isEmpty() && !run;
    m_notice->setVisible(stuck);
    if (stuck)
        m_notice->tell(Tone::Warn, head.note.what, u"%1 %2"_s.arg(head.note.why, head.note.next));
    m_remove->setEnabled(!run && !job->taken && !m_jobManager.startsIn(m_id));
    const auto plan = storedesk::jobs::bulkPlanOf(head.outline);
    const auto &view = viewOf(head);
    const auto whyNoSimilar = this->whyNoSimilar();
    m_like->setEnabled(whyNoSimilar.isEmpty());
    m_like->setToolTip(whyNoSimilar);
    m_report->setVisible(!sent);
    m_result->setVisible(view.resultPage != nullptr);
    m_source->setVisible(!view.resultPage && m_actions->hasSource(m_id));
    m_reasons->setObstacle(m_jobManager.isAllowed(head) ? QString()
                                                        : tr("This account is read-only."));
    m_reasons->setCreatesProducts(plan && m_host.account().mayWrite());
    m_reasons->setFixable(plan && (!plan->givenColumn || m_actions->canFixOrders(m_id))
                          && m_host.account().mayWrite());
    m_undo->setVisible(!run && head.state == JobState::Done && view.kind && view.kind->canBeUndone
                       && view.kind->canBeUndone(head, m_jobManager.folder().filesOf(m_id))
                       && head.counts[RowState::Done] > 0 && m_host.account().mayWrite());
    showNoRows();
    readReasons();
    Q_EMIT shown();
}

void JobDetail::showNoRows()
{
    const auto &text = m_rows.filter().text;
    if (m_rows.rowCount() > 0)
        m_pane->clear();
    else if (text.isEmpty())
        m_pane->showContent({.icon = Icon::Filter,
                             .tone = Tone::Neutral,
                             .headline = tr("No rows with this status"),
                             .sentence = tr("Choose another status above the table."),
                             .main = {.text = tr("Show all rows")}});
    else
        m_pane->showContent({.icon = Icon::Search,
                             .tone = Tone::Neutral,
                             .headline = tr("No row contains “%1”").arg(text),
                             .sentence = tr("Press Esc in the search box to see all rows again."),
                             .main = {.text = tr("Clear the search")}});
}

// Reads the reasons. While the job runs, reads again only after the previous reply has arrived, not
// for every row.
void JobDetail::readReasons()
{
    if (std::exchange(m_asking, true)) {
        m_again = true;
        return;
    }
    m_again = false;
    m_jobManager.ask(
        m_id, [](journal::Journal &journal) { return journal.rows().reasons(); }, this,
        [this, id = m_id](const base::Result<std::vector<RowReason>> &reasons) {
            m_asking = false;
            if (m_again || id != m_id)
                return readReasons();
            const auto *job = m_jobManager.find(id);
            if (reasons && job)
                m_reasons->show(*reasons, job->head);
        });
}

// Shows the rows in this state. The rows of an import are shown on a separate page.
void JobDetail::showChosen(const std::optional<RowState> &state)
{
    const auto *job = m_jobManager.find(m_id);
    if (!job || !state || storedesk::jobs::unitOf(job->head.outline) != journal::RowUnit::File) {
        showRows(state);
        return (void)Q_EMIT filterChosen();
    }
    showRows(std::nullopt);
    m_host.open(viewOf(job->head).resultPage(m_id));
}

void JobDetail::showRowsIn(const std::optional<RowState> &state)
{
    const auto *job = m_jobManager.find(m_id);
    if (job && storedesk::jobs::unitOf(job->head.outline) != journal::RowUnit::File)
        showRows(state);
}

void JobDetail::showRows(const std::optional<RowState> &state)
{
    m_chips->choose(state);
    showFiltered({.state = state});
    showState();
}

void JobDetail::showReason(const RowReason &reason)
{
    m_chips->chooseNone();
    showFiltered({.reason = reason.id}, reason.rows);
    m_table->setFocus(Qt::OtherFocusReason);
    showState();
}

void JobDetail::showFiltered(const journal::RowFilter &filter, std::optional<qint64> count)
{
    m_filter = filter;
    m_filterCount = count;
    showMatches();
}

// The model does not know how many rows contain the text, so they are counted first.
void JobDetail::showMatches()
{
    auto filter = m_filter;
    filter.text = m_search->text().trimmed();
    if (filter.text.isEmpty())
        return m_rows.show(m_id, filter, m_filterCount);
    ++m_counting;
    m_jobManager.ask(
        m_id, [filter](journal::Journal &journal) { return journal.rows().count(filter); }, this,
        [this, filter, id = m_id](const base::Result<qint64> &count) {
            --m_counting;
            auto wanted = m_filter;
            wanted.text = m_search->text().trimmed();
            if (id != m_id || filter != wanted)
                return;
            m_rows.show(m_id, filter, count.value_or(0));
            showState();
        });
}

bool JobDetail::find()
{
    if (!m_search->isVisible())
        return false;
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
    return true;
}

bool JobDetail::settled() const
{
    return !m_asking && m_counting == 0 && m_rows.settled() && m_figures->settled();
}

ColumnArrangement &JobDetail::columnArrangement() const
{
    return m_columns->arrangement();
}

void JobDetail::focusRows()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

static constexpr int mostSelected = 50'000;

static const catalogue::LookupKey *keyOf(const storedesk::jobs::BulkPlan &plan)
{
    const auto &operation = catalogue::operation(plan.operation);
    return operation.lookUp ? catalogue::lookupKeyOf(*operation.lookUp)
                            : catalogue::lookupKeyOf(operation.id);
}

// Reads the selected rows from the journal, because the model has loaded only the visible ones.
void JobDetail::withSelected(const std::function<void(const changes::SelectedRecords &)> &act)
{
    const auto *job = m_jobManager.find(m_id);
    const auto plan = job ? storedesk::jobs::bulkPlanOf(job->head.outline) : std::nullopt;
    const auto *lookupKey = plan ? keyOf(*plan) : nullptr;
    QList<int> places;
    for (const auto &index : m_table->selectionModel()->selectedRows())
        places.append(index.row());
    std::ranges::sort(places);
    if (!lookupKey || places.isEmpty() || places.last() - places.first() >= mostSelected)
        return m_host.tell(tr("Select rows that identify records, at most %L1.").arg(mostSelected));
    const auto &sorted = m_rows.sortedNumbers();
    std::vector<qint64> numbers;
    if (static_cast<std::size_t>(places.last()) < sorted.size())
        numbers.assign(sorted.begin() + places.first(), sorted.begin() + places.last() + 1);
    m_jobManager.ask(
        m_id,
        [filter = m_rows.filter(), numbers, first = places.first(),
         count = places.last() - places.first() + 1](journal::Journal &journal) {
            return numbers.empty() ? journal.rows().find(filter, first, count)
                                   : journal.rows().withNumbers(numbers);
        },
        this,
        [act, lookupKey, places](const base::Result<std::vector<journal::JobRow>> &rows) {
            changes::SelectedRecords selected{.lookupKey = lookupKey};
            for (const int place : places) {
                const auto at = static_cast<std::size_t>(place - places.first());
                if (rows && at < rows->size() && !(*rows)[at].key.isEmpty())
                    selected.values.append((*rows)[at].key);
            }
            act(selected);
        });
}

void JobDetail::copyRows()
{
    m_host.tell(tr("%Ln row(s) copied.", nullptr, m_columns->copySelected()));
}

void JobDetail::saveReport()
{
    m_actions->saveReport(m_id);
}

void JobDetail::removeJob()
{
    m_actions->remove(m_id);
}

void JobDetail::newLikeThis()
{
    m_actions->newLike(m_id);
}

QString JobDetail::whyNoSimilar() const
{
    return m_actions->whyNoSimilar(m_id);
}

void JobDetail::undo()
{
    m_undo->isVisibleTo(this) ? m_actions->undo(m_id) : m_host.tell(m_actions->whyNoUndo(m_id));
}

QLayout *JobDetail::buildHead()
{
    m_title->setFont(m_host.theme().font(Theme::Text::Strong));
    setRole(m_subtitle, Role::Small);
    setRole(m_progress, Role::Small);
    m_title->setObjectName(u"jobTitle"_s);
    m_sum->setObjectName(u"sum"_s);
    m_undo->setObjectName(u"undoJob"_s);
    m_like->setObjectName(u"newLikeThis"_s);
    m_result->setObjectName(u"showResult"_s);
    m_source->setObjectName(u"openSource"_s);
    m_report->setObjectName(u"saveReport"_s);
    m_remove->setObjectName(u"removeJob"_s);
    auto *words = new QWidget(this);
    auto *lines = columnIn(words, 2);
    lines->addWidget(m_title);
    lines->addWidget(m_subtitle);
    auto *buttons = new QWidget(this);
    auto *row = rowIn(buttons, 8);
    for (auto *button : {m_undo, m_like, m_result, m_source, m_report, m_remove}) {
        setSmall(button);
        row->addWidget(button);
    }
    // The buttons move below the title if there is too little room.
    auto *head = new FlowLayout;
    head->setSpacing(8);
    head->setLastAtEnd(true);
    head->addWidget(words);
    head->addWidget(buttons);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(12);
    bar->addWidget(m_bar, 3);
    bar->addWidget(m_progress, 2);
    m_notice->hide();
    auto *top = new QVBoxLayout;
    top->setContentsMargins(16, 12, 16, 8);
    top->setSpacing(8);
    top->addLayout(head);
    top->addWidget(m_notice);
    top->addLayout(bar);
    top->addWidget(m_sum);
    top->addWidget(m_chips);
    m_search->setObjectName(u"searchRows"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setMaximumWidth(m_host.theme().scaled(320));
    m_search->leadTo(m_table);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        showMatches();
        showState();
    });
    auto *tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(m_search, 1);
    // The button is named after the table.
    m_table->setObjectName(u"jobRows"_s);
    m_chooser = m_columns->arrangement().makeButton(this);
    tools->addWidget(m_chooser);
    tools->addStretch();
    top->addLayout(tools);
    return top;
}

void JobDetail::buildTable()
{
    m_table->setAccessibleName(tr("Job rows"));
    m_table->setModel(&m_rows);
    m_table->sortByHeadings();
    LineCells::useIn(*m_table, m_host.theme(), [this](const QModelIndex &index) {
        return index.column() == m_rows.reasonColumn();
    });
    m_table->rowTransfer()->setIsLoaded(
        [](const QModelIndex &index) { return index.data(JobRowsModel::KnownRole).toBool(); });
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *copy = new QShortcut(QKeySequence::Copy, m_table, nullptr, nullptr,
                               Qt::WidgetWithChildrenShortcut);
    connect(copy, &QShortcut::activated, this, &JobDetail::copyRows);
    const auto *selection =
        new changes::SelectionActions(m_host, [this](const auto &act) { withSelected(act); }, this);
    m_table->addActions(selection->all());
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

// The detail scrolls as a whole in a small window.
void JobDetail::build()
{
    auto *content = new QWidget(this);
    auto *all = columnIn(content);
    all->addLayout(buildHead());
    buildTable();
    all->addWidget(m_table, 1);
    all->addWidget(separator(content));
    all->addWidget(m_reasons);
    box()->addWidget(scrolled(content));
}

} // namespace storedesk::ui::jobs
