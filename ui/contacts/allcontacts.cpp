// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontacts.h"

#include "account/account.h"
#include "ui/contacts/allcontactsconditions.h"
#include "ui/contacts/columnchooser.h"
#include "ui/contacts/liverecordpanel.h"
#include "ui/host/pagehost.h"
#include "ui/records/offlinerecord.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/statepane.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace storedesk::ui::contacts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using storedesk::exports::ContactMirrorUpdater;

AllContacts::AllContacts(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_atHand(ContactMirrorUpdater::of(host.account()))
    , m_model(m_atHand, host.clock())
    , m_turn(new Button(Icon::Contacts, {}, host.theme(), parent))
    , m_field(new SearchField(tr("Name, email or external ID"), host.theme(), this))
    , m_conditions(new AllContactsConditions(host, m_atHand, this))
    , m_order(new Button({}, host.theme(), this))
    , m_columns(new Button(Icon::Columns, tr("Columns"), host.theme(), this))
    , m_update(new Button(Icon::Refresh, tr("Update now"), host.theme(), this))
    , m_wipe(new Button(Icon::Bin, tr("Delete offline copy"), host.theme(), this))
    , m_age(new QLabel(this))
    , m_table(new TableView(host.theme(), this))
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
    m_turn->setObjectName(u"contactsAtHand"_s);
    m_field->setObjectName(u"everybodySearch"_s);
    m_field->setAccessibleName(tr("Search all contacts"));
    m_field->setKeyHint(QKeySequence::Find);
    m_field->leadTo(m_table);
    m_update->setObjectName(u"updateCopy"_s);
    m_wipe->setObjectName(u"wipeCopy"_s);
    m_wipe->setToolTip(tr("Nothing is deleted in the service."));
    m_age->setObjectName(u"copyAge"_s);
    setRole(m_age, Role::Muted);
    m_age->setWordWrap(true);
    m_found->setObjectName(u"everybodyFound"_s);
    setRole(m_found, Role::Small);
    m_found->setContentsMargins(12, 8, 12, 8);
    m_table->setObjectName(u"everybody"_s);
    m_table->setAccessibleName(tr("All contacts"));
    m_table->setModel(&m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->cells()->setInk(0, CellInk::Name);
    new ColumnChooser(m_host, m_atHand, m_model, *m_table, m_columns);
    auto *panel = new Panel(m_split);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(m_found);
    m_bar = bar();
    buildOrder();
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(panel);
    m_split->addWidget(m_beside);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({900, m_host.theme().scaled(390)});
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(8);
    box->addWidget(m_bar);
    box->addWidget(m_age);
    box->addWidget(m_conditions);
    box->addWidget(m_split, 1);
}

QWidget *AllContacts::bar()
{
    auto *widget = new QWidget(this);
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_field, 1);
    row->addWidget(m_order);
    row->addWidget(m_columns);
    row->addWidget(m_update);
    row->addWidget(m_wipe);
    return widget;
}

void AllContacts::listen()
{
    connect(m_turn, &QPushButton::clicked, this, [this] {
        setInFront(!m_inFront);
        find();
    });
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_opening = -1;
        m_model.search(text);
    });
    connect(m_table, &TableView::opened, this,
            [this](const QModelIndex &index) { open(index.row()); });
    connect(m_update, &QPushButton::clicked, &m_atHand, &ContactMirrorUpdater::update);
    connect(m_wipe, &QPushButton::clicked, this, &AllContacts::wipe);
    connect(m_pane, &StatePane::mainTriggered, this, &AllContacts::doMain);
    connect(m_pane, &StatePane::otherTriggered, this, &AllContacts::doOther);
    connect(&m_atHand, &ContactMirrorUpdater::changed, this, &AllContacts::show);
    connect(&m_model, &AllContactsModel::searched, this, &AllContacts::show);
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
    connect(m_beside, &LiveRecordPanel::closed, m_table, qOverload<>(&QWidget::setFocus));
}

void AllContacts::takeTurnsWith(QWidget *other)
{
    m_other = other;
    setInFront(m_inFront);
}

void AllContacts::setInFront(bool inFront)
{
    const bool turns = m_inFront != inFront;
    m_inFront = inFront;
    setVisible(inFront);
    if (m_other)
        m_other->setVisible(!inFront);
    showTurn();
    if (turns)
        Q_EMIT turned();
}

void AllContacts::find()
{
    if (m_bar->isVisibleTo(this)) {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    } else if (m_inFront) {
        m_pane->mainButton()->setFocus(Qt::ShortcutFocusReason);
    }
}

bool AllContacts::isSettled() const
{
    return m_atHand.isReady() && (!isVisible() || (m_model.isSettled() && m_beside->isSettled()));
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

// Updates the button that switches between the contact list and live look-up.
void AllContacts::showTurn()
{
    if (m_inFront) {
        m_turn->setSign(Icon::Search);
        m_turn->setText(tr("Live lookup"));
        return m_turn->setToolTip(tr("Back to live lookup"));
    }
    m_turn->setSign(Icon::Contacts);
    m_turn->setText(m_atHand.hasCopy() ? tr("All %Ln contact(s)", nullptr,
                                            static_cast<int>(m_atHand.known().count))
                                       : tr("All contacts…"));
    m_turn->setToolTip(
        m_atHand.hasCopy()
            ? tr("Search all contacts, even offline")
            : tr("Keep an offline copy of all contacts on this computer so you can search it"));
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
                         tr("%Ln of them as imported since then.", nullptr,
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
        m_host.tell(tr("This contact has neither email nor external ID, so it can't be opened."));
}

} // namespace storedesk::ui::contacts
