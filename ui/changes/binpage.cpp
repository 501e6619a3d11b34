// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/binpage.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "jobs/jobmanager.h"
#include "ui/changes/bindetail.h"
#include "ui/changes/copyaddress.h"
#include "ui/changes/putbackdialog.h"
#include "ui/host/clearedfield.h"
#include "ui/host/countguard.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/question.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAction>
#include <QHeaderView>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

BinPage::BinPage(PageHost &host, QWidget *parent)
    : Page(host, {pageid::bin}, parent)
    , m_model(host.account().storage().bin(), host.clock())
    , m_head(new PageHead(tr("Bin"), this))
    , m_filter(new SearchField(tr("Filter the copies"), host.theme(), this))
    , m_problem(new Notice(host.theme(), this))
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_detail(new BinDetail(host.theme(), host.clock(), this))
    , m_putBackAction(new QAction(tr("Restore…"), this))
    , m_removeAction(new QAction(tr("Delete permanently…"), this))
{
    m_shown.setSourceModel(&m_model);
    m_shown.setSortRole(BinModel::SortRole);
    m_shown.setFilterKeyColumn(-1);
    m_shown.setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto *box = pageColumnIn(this);
    buildHead(box);
    buildBody(box);

    storage::AccountStorage &local = host.account().storage();
    connect(&local, &storage::AccountStorage::becameReady, this, &BinPage::showState);
    connect(&local, &storage::AccountStorage::problemChanged, this, &BinPage::showState);
    connect(&local.bin(), &storage::Bin::changed, this, &BinPage::showState);
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        if (m_model.rowCount() > 0)
            clearWithUndo(this->host(), *m_filter);
        else
            this->host().open({pageid::history});
    });
    m_putBackAction->setObjectName(u"putBackAction"_s);
    m_putBackAction->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_R);
    m_removeAction->setObjectName(u"removeAction"_s);
    m_removeAction->setShortcut(QKeySequence::Delete);
    m_removeAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_removeAction);
    connect(m_putBackAction, &QAction::triggered, this, &BinPage::restoreRecord);
    connect(m_removeAction, &QAction::triggered, this, &BinPage::remove);
    connect(m_detail, &BinDetail::restoreRequested, this, &BinPage::restoreRecord);
    connect(m_detail, &BinDetail::removeAsked, this, &BinPage::remove);
    connect(m_detail, &BinDetail::openAsked, this, [this] {
        if (const auto entries = chosen(); entries.size() == 1)
            this->host().open(placeOfCopy(entries.front()));
    });
    showState();
}

QString BinPage::title() const
{
    return tr("Bin");
}

// Reads the bin again, because the command line may have added copies.
void BinPage::refresh()
{
    host().account().storage().bin().reload();
}

void BinPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    refresh();
}

// Reloads when the window becomes active, because another program may have changed the bin.
void BinPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isVisible() && isActiveWindow())
        refresh();
}

void BinPage::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

QList<QWidget *> BinPage::panes() const
{
    return {m_filter, m_table, m_detail};
}

QJsonObject BinPage::viewState() const
{
    return m_columns->state();
}

void BinPage::restoreViewState(const QJsonObject &state)
{
    m_columns->restore(state);
}

QList<QAction *> BinPage::recordActions() const
{
    return {m_putBackAction, nullptr, m_removeAction};
}

bool BinPage::settled() const
{
    return host().account().storage().ready();
}

void BinPage::buildHead(QVBoxLayout *box)
{
    box->addWidget(m_head);
    m_problem->setObjectName(u"problem"_s);
    box->addWidget(m_problem);
    m_filter->setObjectName(u"filter"_s);
    m_filter->setKeyHint(QKeySequence::Find);
    m_filter->setFixedWidth(300);
    m_filter->leadTo(m_table);
    m_tools = new QHBoxLayout;
    m_tools->setSpacing(8);
    m_tools->addWidget(m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_shown.setFilterFixedString(text);
        showState();
    });
    box->addLayout(m_tools);
}

void BinPage::buildBody(QVBoxLayout *box)
{
    m_table->setObjectName(u"copies"_s);
    m_table->setAccessibleName(tr("Copies in the Bin"));
    m_table->setModel(&m_shown);
    // The order of the bin is newest first.
    m_table->sortByHeadings();
    m_table->cells()->setInk(BinModel::Title, CellInk::Name);
    m_table->setPillColumn(BinModel::State, [this](const QModelIndex &index) {
        const auto *entry = m_model.entry(m_shown.mapToSource(index));
        const QString text = index.data().toString();
        if (entry->restoreRecord)
            return Pill{text, Icon::TickCircle, Tone::Ok};
        return entry->deletedAt.isValid() ? Pill{text, Icon::Minus, Tone::Neutral}
                                          : Pill{text, Icon::Warning, Tone::Warn};
    });
    m_table->horizontalHeader()->setStretchLastSection(false);
    // Columns with short values fit their content; the title column gets the remaining width.
    m_table->horizontalHeader()->setSectionResizeMode(BinModel::Title, QHeaderView::Stretch);
    m_columns = new ColumnArrangement(
        *m_table, {u"title"_s, u"kind"_s, u"state"_s, u"deleted"_s, u"until"_s});
    m_columns->fitToContents({BinModel::Kind, BinModel::State, BinModel::Deleted, BinModel::Until});
    m_columns->setFilter(m_filter);
    m_tools->addWidget(m_columns->makeButton(this));
    m_tools->addStretch();
    connect(m_columns, &ColumnArrangement::changed, this, &BinPage::viewStateChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BinPage::showChosen);
    connect(m_table, &TableView::opened, this, &BinPage::restoreRecord);

    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    box->addWidget(listAndDetail(panel, m_detail, {700, 400}, this), 1);
}

void BinPage::showState()
{
    storage::AccountStorage &local = host().account().storage();
    m_problem->setVisible(!local.problem().what.isEmpty());
    if (m_problem->isVisibleTo(this))
        m_problem->tell(Tone::Err, local.problem().what,
                        QStringList{local.problem().why, local.problem().next}.join(u' '));
    m_head->setSubtitle(tr("%Ln copies on this computer, each kept for %1 days after deletion",
                           nullptr, m_model.rowCount())
                            .arg(local.bin().retentionDays()));
    m_detail->setVisible(m_model.rowCount() > 0);
    if (m_model.rowCount() == 0)
        m_head->setSubtitle(tr("Copies of the records you delete, on this computer only"));
    if (!local.ready())
        m_pane->showLoading();
    else if (m_model.rowCount() == 0)
        m_pane->showContent({.icon = Icon::Bin,
                             .tone = Tone::Neutral,
                             .headline = tr("The Bin is empty"),
                             .sentence = tr("When you delete a record, Storedesk keeps a copy on "
                                            "this computer so you can restore it."),
                             .main = {.text = tr("Show change history")}});
    else if (m_shown.rowCount() == 0)
        m_pane->showContent(
            {.icon = Icon::Search,
             .tone = Tone::Neutral,
             .headline = tr("No copy matches “%1”").arg(m_filter->text()),
             .sentence = tr("%Ln copies are in the Bin.", nullptr, m_model.rowCount()),
             .main = {.text = tr("Clear the filter")}});
    else
        m_pane->clear();
    if (m_shown.rowCount() == 1 && !m_table->selectionModel()->hasSelection())
        // Select the copy automatically if there is only one.
        m_table->selectRow(0);
    showChosen();
}

void BinPage::resizeEvent(QResizeEvent *event)
{
    // Leaves room for the titles in a narrow window.
    m_columns->setRoomFor(BinModel::Until, width() >= 1060);
    Page::resizeEvent(event);
}

std::vector<storage::BinEntry> BinPage::chosen() const
{
    std::vector<storage::BinEntry> entries;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        entries.push_back(*m_model.entry(m_shown.mapToSource(index)));
    return entries;
}

void BinPage::showChosen()
{
    const auto entries = chosen();
    const bool mayWrite = host().account().mayWrite();
    m_detail->show(entries, mayWrite);
    m_removeAction->setEnabled(!entries.empty());
    const bool one = entries.size() == 1 && !entries.front().restoreRecord
        && storedesk::records::whyNotPutBack(entries.front().resource).isEmpty();
    m_putBackAction->setEnabled(mayWrite && (one || storedesk::jobs::restoresAsJob(entries)));
}

void BinPage::restoreRecord()
{
    if (!m_putBackAction->isEnabled())
        return;
    if (chosen().size() > 1)
        return askToPutBackMany();
    auto *dialog = new PutBackDialog(host(), chosen().front());
    // Moves the focus to the table, because the pressed button is disabled afterwards and the next
    // one deletes permanently.
    connect(dialog, &QDialog::accepted, m_table, [this] { m_table->setFocus(); });
    host().openDialog(dialog);
}

void BinPage::askToPutBackMany()
{
    auto &fields = host().account().contactFields();
    fields.need();
    const auto entries = chosen();
    const int count = static_cast<int>(entries.size());
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"putBackManyQuestion"_s);
    question->ask(tr("Restore"), tr("Restore %Ln records?", nullptr, count),
                  tr("A job recreates the records that no longer exist. Their history in the "
                     "service is not restored."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Restore %Ln records", nullptr, count), u"putBackMany"_s);
    act->setKind(Role::Primary);
    connect(act, &Button::clicked, this, [this, question, entries, &fields] {
        question->accept();
        auto &jobManager = host().workspace().jobManager();
        const auto id =
            jobManager.begin(storedesk::jobs::restoreJobOf(entries, fields.definitions()));
        host().open(jobPlace(id));
    });
    host().openDialog(question);
}

void BinPage::remove()
{
    QList<qint64> numbers;
    for (const storage::BinEntry &entry : chosen())
        numbers.append(entry.number);
    if (numbers.isEmpty())
        return;
    auto *question = new Question(host().storeMark(), host().theme(), this);
    const int count = static_cast<int>(numbers.size());
    question->ask(tr("Delete permanently"),
                  tr("Permanently delete %Ln copies from this computer?", nullptr, count),
                  tr("You will not be able to restore them. Nothing changes in the service."));
    auto *guard = new CountGuard(host(), question);
    guard->setCount(count, tr("To delete them, type &the number of copies (%L1):").arg(count));
    question->add(guard);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete %Ln copies", nullptr, count), u"removeForGood"_s);
    act->setKind(Role::Danger);
    guard->guard(*act);
    connect(act, &Button::clicked, this, [this, numbers, count, question] {
        host().account().storage().bin().drop(numbers);
        host().tell(tr("%Ln copies deleted from this computer.", nullptr, count));
        question->accept();
    });
    host().openDialog(question);
}

} // namespace storedesk::ui::changes
