// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontacts.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "itemmodels/timetip.h"
#include "ui/contacts/allcontactsconditions.h"
#include "ui/contacts/columnchooser.h"
#include "ui/contacts/contactactions.h"
#include "ui/contacts/contactordermenu.h"
#include "ui/contacts/liverecordpanel.h"
#include "ui/contacts/offlinecopymenu.h"
#include "ui/contacts/selectionbar.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/fileaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/offline/offlinerecord.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/selectabletext.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using storedesk::exports::ContactMirrorUpdater;

AllContacts::AllContacts(PageHost &host, QWidget *parent)
    : OfflineList(host, Icon::Contacts, parent)
    , m_host(host)
    , m_atHand(host.workspace().contactMirror())
    , m_model(m_atHand, host.clock())
    , m_field(new SearchField(tr("Name, email or external ID"), host.theme(), this))
    , m_conditions(new AllContactsConditions(host, m_atHand, this))
    , m_views(new SavedViewsMenu(host, pageid::contacts,
                                 {.now = [this] { return state(); },
                                  .show =
                                      [this](const QJsonObject &state) {
                                          restore(state);
                                      }},
                                 this))
    , m_update(new Button(Icon::Refresh, tr("Update now"), host.theme(), this))
    , m_copyMenu(new OfflineCopyMenu(host, m_atHand, this))
    , m_age(new QLabel(this))
    , m_table(new TableView(host.theme(), this))
    , m_selection(new ContactSelection(m_model, *m_table))
    , m_actions(new ContactActions(host, m_model, *m_selection, *m_table))
    , m_pane(new StatePane(m_table, host.theme()))
    , m_found(new QLabel(this))
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_beside(new LiveRecordPanel(host, m_split))
    , m_minute(host.clock().timer([this] { show(); }))
{
    build();
    listen();
    hide();
    show();
}

void AllContacts::build()
{
    turnButton()->setObjectName(u"contactsAtHand"_s);
    m_field->setObjectName(u"everybodySearch"_s);
    m_field->setAccessibleName(tr("Search all contacts"));
    m_field->setKeyHint(QKeySequence::Find);
    m_field->leadTo(m_table);
    m_update->setObjectName(u"updateCopy"_s);
    m_age->setObjectName(u"copyAge"_s);
    setRole(m_age, Role::Muted);
    m_age->setWordWrap(true);
    m_found->setObjectName(u"everybodyFound"_s);
    setSelectable({m_age, m_found});
    setRole(m_found, Role::Small);
    m_found->setContentsMargins(12, 8, 12, 8);
    m_table->setObjectName(u"everybody"_s);
    m_table->setAccessibleName(tr("All contacts"));
    m_table->setModel(&m_model);
    m_table->cells()->setInk(0, CellInk::Name);
    m_table->setSelectionModel(m_selection);
    auto *panel = new Panel(m_split);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(new SelectionBar(m_host, m_model, *m_selection, *m_actions, panel));
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(m_found);
    m_bar = bar();
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(panel);
    m_split->addWidget(m_beside);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({900, m_host.theme().scaled(390)});
    auto *box = columnIn(this, 8);
    box->addWidget(m_bar);
    box->addWidget(m_age);
    box->addWidget(m_conditions);
    box->addWidget(m_split, 1);
}

QWidget *AllContacts::bar()
{
    auto *widget = new QWidget(this);
    auto *row = rowIn(widget, 8);
    row->addWidget(m_field, 1);
    auto *order = new Button({}, m_host.theme(), widget);
    auto *columns = new Button(Icon::Columns, tr("Columns"), m_host.theme(), widget);
    m_columns = new ColumnChooser(m_host, m_atHand, m_model, *m_table, columns);
    m_order = new ContactOrderMenu(m_model, *m_table, order);
    row->addWidget(order);
    row->addWidget(m_views->button());
    row->addWidget(columns);
    row->addWidget(m_update);
    row->addWidget(m_copyMenu->button());
    return widget;
}

void AllContacts::listen()
{
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_opening = -1;
        m_model.search(text);
    });
    m_table->rowTransfer()->omitMenu();
    m_table->rowTransfer()->setIsLoaded(
        [this](const QModelIndex &index) { return !m_model.recordAt(index.row()).isEmpty(); });
    connect(m_table, &TableView::opened, this,
            [this](const QModelIndex &index) { open(index.row()); });
    connect(m_update, &QPushButton::clicked, &m_atHand, &ContactMirrorUpdater::update);
    connect(m_copyMenu, &OfflineCopyMenu::wipeConfirmed, this, &AllContacts::wipe);
    connect(m_pane, &StatePane::mainTriggered, this, &AllContacts::doMain);
    connect(m_pane, &StatePane::otherTriggered, this, &AllContacts::doOther);
    connect(&m_atHand, &ContactMirrorUpdater::changed, this, &AllContacts::show);
    const auto showCurrency = [this] {
        m_model.setCurrency(m_host.account().store().value(catalogue::key::currency).toString());
    };
    connect(&m_host.account(), &account::Account::storeChanged, this, showCurrency);
    showCurrency();
    connect(&m_model, &AllContactsModel::searched, this, &AllContacts::show);
    connect(&m_model, &AllContactsModel::searched, this, &AllContacts::stateChanged);
    connect(&m_model, &AllContactsModel::sortingChanged, this, &AllContacts::show);
    connect(&m_model, &AllContactsModel::dataChanged, this, [this] {
        if (m_opening >= 0)
            open(m_opening);
        if (m_chosen >= 0)
            choose(m_chosen);
    });
    connect(m_conditions, &AllContactsConditions::changed, this, [this] {
        m_model.setConditions(m_conditions->filter());
        show();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { choose(current.row()); });
    connect(m_selection, &ContactSelection::keysSelected, this, [this](qsizetype missing) {
        if (missing > 0)
            m_host.tell(tr("%Ln contact(s) are not in the offline copy.", nullptr,
                           static_cast<int>(missing)));
    });
    connect(m_selection, &ContactSelection::contactsLost, this, [this](qint64 count) {
        m_host.tell(tr("%Ln selected contact(s) are no longer in the offline copy.", nullptr,
                       static_cast<int>(count)));
    });
    connect(m_beside, &LiveRecordPanel::closed, m_table, qOverload<>(&QWidget::setFocus));
}

QString AllContacts::subtitle() const
{
    return tr("All contacts (offline copy)");
}

void AllContacts::search(const QString &text)
{
    setInFront(true);
    m_conditions->setText({});
    m_field->setText(text);
}

void AllContacts::selectKeys(const QStringList &keys)
{
    search({});
    m_selection->selectKeys(keys);
}

void AllContacts::find()
{
    if (m_bar->isVisibleTo(this)) {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    } else if (isInFront()) {
        m_pane->mainButton()->setFocus(Qt::ShortcutFocusReason);
    }
}

bool AllContacts::isSettled() const
{
    return m_atHand.isReady()
        && (!isVisible()
            || (m_model.isSettled() && m_actions->isSettled() && m_beside->isSettled()));
}

QWidget *AllContacts::table() const
{
    return m_table;
}

AllContacts::Stage AllContacts::stage() const
{
    if (!m_atHand.isReady())
        return Stage::Reading;
    if (m_atHand.hasCopy())
        return Stage::Full;
    if (m_atHand.isMaking())
        return Stage::Making;
    if (!m_atHand.isOn())
        return m_host.account().mayWrite() ? Stage::Off : Stage::ReadOnly;
    return Stage::Failed;
}

void AllContacts::show()
{
    const auto now = stage();
    m_bar->setVisible(now == Stage::Full);
    m_age->setVisible(now == Stage::Full);
    m_conditions->setVisible(now == Stage::Full);
    m_found->setVisible(now == Stage::Full);
    m_table->horizontalHeader()->setVisible(now == Stage::Full);
    showTurn();
    // The list is more useful than an empty lookup.
    if (now == Stage::Full)
        offer();
    if (now == Stage::Full)
        showFull();
    else if (now == Stage::Reading)
        m_pane->showLoading();
    else if (now == Stage::Making)
        m_pane->showContent(makingPane());
    else
        m_pane->showContent(now == Stage::Failed ? failedPane() : offPane());
    if (m_opening >= 0 && !m_model.isSearching())
        open(m_opening);
}

AllContacts::TurnText AllContacts::turnText() const
{
    if (!m_atHand.hasCopy())
        return {.text = tr("All contacts…"),
                .toolTip = tr("Keep an offline copy of all contacts on this computer so you can "
                              "search it")};
    return {.text = tr("All %Ln contact(s)", nullptr, static_cast<int>(m_atHand.known().count)),
            .toolTip = tr("Search all contacts, even offline")};
}

void AllContacts::showFull()
{
    const QLocale locale;
    const auto &known = m_atHand.known();
    const auto now = m_host.clock().now();
    auto words = tr("%Ln contact(s), last updated %1 (%2).", nullptr, static_cast<int>(known.count))
                     .arg(records::storedAge(known.asked, now),
                          locale.toString(known.asked.toLocalTime(), QLocale::ShortFormat));
    if (known.imports.contacts > 0)
        words = tr("%1 %2", "two sentences")
                    .arg(words,
                         tr("%Ln of them have values imported since then.", nullptr,
                            static_cast<int>(known.imports.contacts)));
    if (known.imports.missing > 0)
        words = tr("%1 %2", "two sentences")
                    .arg(words,
                         tr("%Ln imported row(s) are not in this copy yet.", nullptr,
                            static_cast<int>(known.imports.missing)));
    if (m_atHand.isMaking())
        words = tr("%1 An update is running.").arg(words);
    else if (!m_atHand.problem().what.isEmpty())
        words = tr("%1 The last update failed: %2").arg(words, m_atHand.problem().what);
    m_age->setText(words);
    m_age->setToolTip(itemmodels::timeTip(known.asked).toString());
    m_minute->start(1min);
    m_update->setEnabled(!m_atHand.isMaking() && m_host.account().mayWrite());
    m_found->setText(m_model.isComparing()     ? tr("Searching all contacts…")
                         : m_model.isSorting() ? tr("Sorting…")
                                               : tr("%1 of %2")
                                                     .arg(locale.toString(m_model.rowCount()),
                                                          locale.toString(known.count)));
    if (m_model.rowCount() > 0 || m_model.isSearching())
        m_pane->clear();
    else
        m_pane->showContent(nobodyPane());
}

// Opens the row as soon as the search has finished and the row is loaded.
void AllContacts::open(int row)
{
    m_opening = row;
    if (m_model.isSearching())
        return;
    if (row >= m_model.rowCount()) {
        m_opening = -1;
        return;
    }
    const auto record = m_model.recordAt(row);
    if (record.isEmpty())
        return;
    m_opening = -1;
    if (const auto place = AllContactsModel::placeOfRecord(record))
        m_host.open(*place);
    else
        m_host.tell(tr("This contact has no email or external ID, so it can't be opened."));
}

static int roomForTwo(PageHost &host)
{
    return host.theme().scaled(860);
}

void AllContacts::choose(int row)
{
    m_chosen = row;
    const auto record = row < 0 ? QJsonObject() : m_model.recordAt(row);
    // The row is still loading, or none is selected.
    if (record.isEmpty())
        return;
    m_chosen = -1;
    if (const auto place = AllContactsModel::placeOfRecord(record);
        place && width() >= roomForTwo(m_host))
        m_beside->open(*place, record, m_atHand.known().asked);
    else
        m_beside->close();
}

// Shows only the list if there is not enough width for both the list and the record.
void AllContacts::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (width() < roomForTwo(m_host))
        m_beside->close();
}

QList<QAction *> AllContacts::actions() const
{
    return m_actions->all();
}

static constexpr auto wordsMember = "words"_L1;
static constexpr auto conditionsMember = "conditions"_L1;
static constexpr auto columnsMember = "columns"_L1;
static constexpr auto orderMember = "order"_L1;
static constexpr auto descendingMember = "descending"_L1;

QJsonObject AllContacts::state() const
{
    return {{wordsMember, m_field->text()},
            {conditionsMember, m_conditions->text()},
            {columnsMember, m_columns->arrangement()},
            {orderMember, m_model.sortKey()},
            {descendingMember, m_model.sortedOrder() == Qt::DescendingOrder}};
}

void AllContacts::restore(const QJsonObject &state)
{
    const auto columns = state.value(columnsMember).toArray();
    if (!columns.isEmpty())
        m_columns->show(columns);
    m_field->setText(state.value(wordsMember).toString());
    m_conditions->setText(state.value(conditionsMember).toString());
    m_order->sortBy(
        static_cast<int>(m_columns->shown().indexOf(state.value(orderMember).toString())),
        state.value(descendingMember).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void AllContacts::showView(const QString &name)
{
    setInFront(true);
    m_views->show(name);
}

PaneContent AllContacts::offPane() const
{
    const bool mayWrite = m_host.account().mayWrite();
    PaneContent content{
        .icon = Icon::Contacts,
        .headline = tr("Create an offline copy of your contacts"),
        .sentence = tr("Once a day, Storedesk exports and downloads all contacts. You can then "
                       "search them by any part of the name, email or external ID, even "
                       "offline.\n\nAll fields of all contacts are stored in a private file of "
                       "this account on this computer (%1). Contacts you delete are removed from "
                       "it too. The copy stays until you delete it or remove the account.")
                        .arg(QDir::toNativeSeparators(m_atHand.folder())),
        .main = {.text = mayWrite ? tr("Create offline copy") : QString()},
        .mainIsPrimary = true};
    if (!mayWrite)
        content.sentence =
            tr("An offline copy needs a daily export, and this account is read-only.");
    if (const auto *kept = filedownloads::newestTable(m_host, u"contacts"))
        content.other = {.text = tr("Open the last export of %Ln contact(s)", nullptr,
                                    static_cast<int>(kept->rows))};
    return content;
}

PaneContent AllContacts::makingPane() const
{
    return {.icon = Icon::Clock,
            .headline = tr("Downloading your contacts"),
            .sentence = tr("The service is creating an export of all contacts. This can take a few "
                           "minutes. You can keep working."),
            .main = {.text = tr("Show the job")},
            .other = {.text = tr("Cancel")}};
}

PaneContent AllContacts::failedPane() const
{
    const auto &problem = m_atHand.problem();
    return {.icon = Icon::Warning,
            .tone = Tone::Warn,
            .headline = tr("Couldn't create the offline copy"),
            .sentence = problem.what.isEmpty()
                ? tr("The export failed. Open the job to see why.")
                : tr("%1 %2", "what happened, why").arg(problem.what, problem.why).trimmed(),
            .main = {.text = tr("Try again")},
            .other = {.text = tr("Turn off")}};
}

PaneContent AllContacts::nobodyPane() const
{
    if (!m_model.conditions().isEmpty())
        return {.icon = Icon::Search,
                .headline = tr("No contacts match these conditions"),
                .sentence = tr("Change or remove one of them, or search for other words."),
                .other = {.text = tr("Clear all")}};
    if (m_model.words().trimmed().isEmpty())
        return {.icon = Icon::Contacts,
                .headline = tr("No contacts"),
                .sentence = tr("The service had no contacts at the last update.")};
    return {.icon = Icon::Search,
            .headline = tr("No contacts match “%1”").arg(m_model.words().trimmed()),
            .sentence = tr("Contacts created after the last update appear only in a live lookup."),
            .main = {.text = tr("Live lookup")},
            .other = {.text = tr("Clear the search")}};
}

void AllContacts::doMain()
{
    switch (stage()) {
    case Stage::Off:
        return m_atHand.turnOn();
    case Stage::Making:
        m_host.open(m_atHand.job().isEmpty() ? PageAddress{.page = pageid::jobs}
                                             : jobPlace(m_atHand.job()));
        return;
    case Stage::Failed:
        return m_atHand.update();
    case Stage::Full:
        return Q_EMIT lookUpWanted(m_model.words().trimmed());
    case Stage::Reading:
    case Stage::ReadOnly:
        return;
    }
}

void AllContacts::doOther()
{
    const auto now = stage();
    if (now == Stage::Full)
        return m_conditions->clearWithUndo(*m_field);
    if (now == Stage::Making || now == Stage::Failed)
        return wipe();
    if (const auto *kept = filedownloads::newestTable(m_host, u"contacts"))
        m_host.open(placeOfFile(kept->path));
}

void AllContacts::wipe()
{
    m_field->clear();
    m_conditions->clear();
    m_beside->close();
    m_atHand.wipe();
    m_host.tell(tr("The offline copy was deleted from this computer."));
    find();
}

} // namespace storedesk::ui::contacts
