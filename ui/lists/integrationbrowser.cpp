// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationbrowser.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/host/clearedfield.h"
#include "ui/host/pagehost.h"
#include "ui/lists/integrationcells.h"
#include "ui/lists/integrationcolumns.h"
#include "ui/lists/integrationstate.h"
#include "ui/lists/unfoldedrows.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/treeview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"

#include <QHeaderView>
#include <QJsonObject>
#include <QKeyEvent>

#include <algorithm>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::IntegrationTree;
using itemmodels::ResourceFeed;

IntegrationBrowser::IntegrationBrowser(PageHost &host, QWidget *parent)
    : LoadedList(host, parent)
    , m_tree(host.clock())
    , m_feed(host.account().session(), m_tree, host.clock())
    , m_rows(m_tree)
    , m_view(new TreeView(host.theme(), this))
    , m_words(new SearchField(tr("Filter by name or alias"), host.theme(), this))
    , m_state(new IntegrationState(
          {.tree = m_tree, .feed = m_feed, .rows = m_rows, .words = *m_words, .view = *m_view},
          host, this))
    , m_unfolded(new UnfoldedRows(*m_view, m_rows, this))
    , m_columns(new IntegrationColumns(*m_view, host, this))
{
    build();
    listen();
    showState();
}

IntegrationBrowser::~IntegrationBrowser()
{
    // Delete the view before the models it shows.
    delete m_view;
}

static Pill pillOfEvents(const QModelIndex &index)
{
    const auto record = index.siblingAtColumn(0).data(IntegrationTree::RecordRole).toJsonObject();
    const bool on = record.value(catalogue::key::eventsEnabled).toBool();
    return {.text = index.data().toString(),
            .icon = on ? Icon::TickCircle : Icon::Pause,
            .tone = on ? Tone::Ok : Tone::Neutral};
}

void IntegrationBrowser::build()
{
    m_rows.setMayWrite(host().account().mayWrite());
    m_view->setObjectName(u"records"_s);
    m_view->setAccessibleName(tr("Integrations and their event types"));
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setModel(&m_rows);
    const auto &theme = host().theme();
    m_view->setItemDelegateForColumn(IntegrationTree::Name, new IntegrationCells(theme, m_view));
    m_view->setItemDelegateForColumn(IntegrationTree::Events,
                                     new PillDelegate(theme, m_view, pillOfEvents));
    for (const auto column : {IntegrationTree::About, IntegrationTree::Alias})
        m_view->setItemDelegateForColumn(column, new AboutCells(theme, m_view));
    for (const auto column : {IntegrationTree::Contains, IntegrationTree::Created})
        m_view->cells()->setInk(column, CellInk::Muted);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(IntegrationTree::Name, Qt::AscendingOrder);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(IntegrationTree::Name, QHeaderView::Stretch);
    m_columns->resetOrder();
    m_view->viewport()->installEventFilter(this);
    m_words->setObjectName(u"filterWords"_s);
    m_words->setKeyHint(QKeySequence::Find);
    m_words->installEventFilter(this);

    placeRows(m_view);
    setTabOrder(m_view, m_state->foot()->button());
}

void IntegrationBrowser::listen()
{
    connect(&m_feed, &itemmodels::IntegrationFeed::changed, this, &IntegrationBrowser::feedChanged);
    connect(m_words, &QLineEdit::textChanged, this, &IntegrationBrowser::filter);
    connect(m_words, &QLineEdit::returnPressed, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_view, &TreeView::opened, this, &IntegrationBrowser::openRow);
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (kindOf(index) == IntegrationTree::Kind::Note)
            openRow(index);
    });
    connect(m_unfolded, &UnfoldedRows::changed, this, &IntegrationBrowser::stateChanged);
    connect(m_columns, &IntegrationColumns::changed, this, &IntegrationBrowser::stateChanged);
    connect(m_view->header(), &QHeaderView::sortIndicatorChanged, this,
            &IntegrationBrowser::stateChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &IntegrationBrowser::selectionChanged);
    connect(&m_rows, &QAbstractItemModel::dataChanged, this, &IntegrationBrowser::selectionChanged);
    // Queued, because the models are still processing the removal.
    connect(&m_rows, &QAbstractItemModel::rowsRemoved, this, &IntegrationBrowser::chooseFirst,
            Qt::QueuedConnection);
    connect(m_state->foot()->button(), &QPushButton::clicked, this, [this] { m_feed.stop(); });
}

void IntegrationBrowser::refresh()
{
    m_feed.refresh();
}

void IntegrationBrowser::find()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
}

void IntegrationBrowser::feedChanged()
{
    noteRights(Resource::CustomIntegration, m_feed.state(), m_feed.error());
    if (m_feed.state() == ResourceFeed::State::Loaded)
        m_unfolded->unfoldFirst();
    if (m_rows.isFiltered())
        m_feed.readAllTypes();
    chooseFirst();
    chooseWanted();
    showState();
}

// Filters the tree. Loads the missing event types, because they may match as well.
void IntegrationBrowser::filter(const QString &words)
{
    m_rows.setWords(words);
    if (m_rows.isFiltered())
        m_feed.readAllTypes();
    m_unfolded->apply();
    showState();
    Q_EMIT stateChanged();
}

// Selects a row, so that the detail panel is not empty and the arrow keys have a starting point.
// After a removal, this is the row at the removed row's position.
void IntegrationBrowser::chooseFirst()
{
    auto *selection = m_view->selectionModel();
    if (selection->hasSelection() || m_rows.rowCount() == 0)
        return;
    const auto current = selection->currentIndex();
    m_view->setCurrentIndex(current.isValid() ? current : m_rows.index(0, 0));
    selection->select(m_view->currentIndex(),
                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void IntegrationBrowser::choose(const QStringList &address)
{
    m_wanted = address;
    chooseWanted();
}

void IntegrationBrowser::chooseWanted()
{
    if (m_wanted.isEmpty())
        return;
    const auto above = m_rows.indexOf({m_wanted.first()});
    // Expanding a row loads its event types.
    if (m_wanted.size() > 1 && above.isValid())
        m_view->expand(above);
    const auto there = m_rows.indexOf(m_wanted);
    if (!there.isValid())
        return;
    m_wanted.clear();
    m_view->setCurrentIndex(there);
}

void IntegrationBrowser::openRow(const QModelIndex &index)
{
    const auto first = index.siblingAtColumn(IntegrationTree::Name);
    if (kindOf(first) != IntegrationTree::Kind::Note)
        return Q_EMIT opened();
    if (first.data(IntegrationRows::ActionRole).toString().isEmpty())
        return;
    const auto integration = addressOf(first).value(0);
    if (m_tree.stateOf(integration) == IntegrationTree::State::Read)
        return Q_EMIT newTypeWanted(integration);
    // Resume requests, because the key may have gained rights since the last attempt.
    if (m_tree.stateOf(integration) == IntegrationTree::State::Locked)
        host().account().session().client().resume();
    m_feed.readTypes(integration);
}

ListMessages &IntegrationBrowser::messages() const
{
    return *m_state;
}

void IntegrationBrowser::showState()
{
    m_state->show();
    m_columns->fit();
    Q_EMIT changed();
}

QModelIndexList IntegrationBrowser::selected() const
{
    auto rows = m_view->selectionModel()->selectedRows();
    const auto placeOf = [](const QModelIndex &index) {
        const auto above = index.parent();
        return above.isValid() ? std::pair(above.row(), index.row()) : std::pair(index.row(), -1);
    };
    std::ranges::sort(rows, {}, placeOf);
    return rows;
}

QJsonObject IntegrationBrowser::state() const
{
    const auto *header = m_view->header();
    return {{u"sort"_s, header->sortIndicatorSection()},
            {u"descending"_s, header->sortIndicatorOrder() == Qt::DescendingOrder},
            {u"words"_s, m_words->text()},
            {u"columns"_s, m_columns->state()},
            {u"unfolded"_s, m_unfolded->state()}};
}

void IntegrationBrowser::restore(const QJsonObject &state)
{
    m_unfolded->restore(state.value(u"unfolded"_s));
    const int column = state.value(u"sort"_s).toInt(IntegrationTree::Name);
    m_view->sortByColumn(std::clamp<int>(column, 0, IntegrationTree::ColumnCount - 1),
                         state.value(u"descending"_s).toBool() ? Qt::DescendingOrder
                                                               : Qt::AscendingOrder);
    m_words->setText(state.value(u"words"_s).toString());
    m_columns->restore(state.value(u"columns"_s).toObject());
}

bool IntegrationBrowser::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        m_columns->fit();
    const bool key = watched == m_words && event->type() == QEvent::KeyPress;
    if (key && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down) {
        m_view->setFocus(Qt::TabFocusReason);
        return true;
    }
    return LoadedList::eventFilter(watched, event);
}

void IntegrationBrowser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return LoadedList::keyPressEvent(event);
    if (!m_feed.isSettled())
        m_feed.stop();
    else if (m_rows.isFiltered())
        clearWithUndo(host(), *m_words);
    else
        LoadedList::keyPressEvent(event);
}

} // namespace storedesk::ui::lists
