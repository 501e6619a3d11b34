// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/recordlistview.h"

#include "account/account.h"
#include "account/recordnames.h"
#include "api/pages.h"
#include "catalogue/key.h"
#include "imports/importjobs.h"
#include "itemmodels/resourcemodel.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/pagehost.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/importcolumns.h"
#include "ui/lists/linkedrecords.h"
#include "ui/lists/listcolumns.h"
#include "ui/lists/liststate.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "workspace/workspace.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <iterator>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using itemmodels::ResourceFeed;
using itemmodels::ResourceModel;
namespace key = catalogue::key;

// Sets the text colours of the cells: names are emphasised, files and times are muted.
static void setInks(TableView &table, const ResourceModel &records)
{
    table.cells()->setInk(records.nameColumn(), CellInk::Name);
    if (const int file = records.columnOf(QString(key::fileName)); file >= 0) {
        table.cells()->setInk(file, CellInk::Muted);
        table.cells()->setElide(file, Qt::ElideMiddle);
    }
    for (int column = 0; column < records.columnCount(); ++column) {
        if (records.fieldAt(column).type == catalogue::Type::Moment)
            table.cells()->setInk(column, CellInk::Muted);
    }
}

// Draws the state of a record as a pill. A column of -1 is ignored.
static void showAsPill(TableView &table, int column)
{
    if (column < 0)
        return;
    table.setPillColumn(column, [](const QModelIndex &index) {
        const auto record = index.data(ResourceModel::RecordRole).toJsonObject();
        return record.contains(key::status)
            ? pillOfRecord(record, index.data().toString())
            : pillOfState(index.data(ResourceModel::ValueRole).toString(), index.data().toString());
    });
}

RecordListView::RecordListView(const ListKind &kind, PageHost &host, QWidget *parent)
    : LoadedList(host, parent)
    , m_kind(kind)
    , m_records(kind.resource, host.clock())
    , m_view(m_records)
    , m_feed(
          [this](QObject *owner) {
              return this->host().account().session().of(m_kind.resource).all(owner);
          },
          m_records, host.clock(), this)
    , m_table(new TableView(host.theme(), this))
    , m_anchor(*m_table, m_view)
{
    auto linked = linkedColumns(kind.resource, host.account().names());
    if (kind.resource == catalogue::Resource::Export) {
        linked.push_back(filedownloads::sizeColumn(host));
        connect(&host.workspace().localExports(), &storedesk::exports::LocalExports::changed,
                &m_records, &ResourceModel::linkedChanged);
    }
    if (kind.resource == catalogue::Resource::Import) {
        std::ranges::move(importColumns(host), std::back_inserter(linked));
        connect(&host.workspace().importJobs(), &storedesk::imports::ImportJobs::changed,
                &m_records, &ResourceModel::linkedChanged);
    }
    m_records.setLinked(std::move(linked));
    m_table->setModel(&m_view);
    m_columns = new ListColumns(*m_table, m_records, this);
    m_filter = new FilterRow(m_records, m_view, *m_columns, host, this);
    m_state = new ListState({.kind = m_kind,
                             .records = m_records,
                             .view = m_view,
                             .feed = m_feed,
                             .filter = *m_filter,
                             .table = *m_table},
                            host, this);
    placeRows(m_table);
    buildTable();
    listen();
    orderKeys();
    m_view.setSearched(m_columns->shown());
    const auto &header = *m_table->horizontalHeader();
    m_view.sort(header.sortIndicatorSection(), header.sortIndicatorOrder());
    showState();
}

RecordListView::~RecordListView()
{
    // Delete the view before the models that it shows.
    delete m_table;
}

void RecordListView::refresh()
{
    m_state->forget();
    if (const auto other = linkedWith(m_kind.resource))
        host().account().names().renew(*other);
    m_feed.refresh();
}

void RecordListView::find()
{
    m_filter->words()->setFocus(Qt::ShortcutFocusReason);
}

// Sets the tab order: filter, rows, footer. Widgets next to the list follow.
void RecordListView::orderKeys()
{
    m_filter->words()->leadTo(m_table);
    auto stops = m_filter->stops();
    stops.append({m_table, m_state->foot()->button()});
    for (qsizetype at = 1; at < stops.size(); ++at)
        setTabOrder(stops[at - 1], stops[at]);
}

void RecordListView::buildTable()
{
    m_table->setObjectName(u"records"_s);
    m_table->setAccessibleName(catalogue::pluralOf(m_kind.resource));
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    setInks(*m_table, m_records);
    followLinks(*m_table, m_records, host());
    showAsPill(*m_table, m_records.columnOf(QString(key::status)));
    connect(&m_view, &QAbstractItemModel::columnsInserted, this,
            [this] { showAsPill(*m_table, m_records.columnOf(u"state")); });
}

void RecordListView::listen()
{
    connect(m_columns, &ListColumns::sorted, this, [this](int column, Qt::SortOrder order) {
        m_view.sort(column, order);
        // Forget the previous top row, which is no longer relevant after sorting.
        m_anchor.forget();
    });
    connect(m_columns, &ListColumns::changed, this, [this] {
        m_view.setSearched(m_columns->shown());
        Q_EMIT stateChanged();
    });
    connect(m_filter, &FilterRow::changed, this, [this] {
        m_anchor.forget();
        showState();
        Q_EMIT stateChanged();
    });
    connect(m_table, &TableView::opened, this, &RecordListView::opened);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_state->showFoot();
        Q_EMIT selectionChanged();
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        m_anchor.note();
        readOnNearTheEnd();
    });
    connect(&m_feed, &ResourceFeed::changed, this, &RecordListView::feedChanged);
    // Queued, because the models are still processing the removal.
    connect(&m_view, &QAbstractItemModel::rowsRemoved, this, &RecordListView::rowsGone,
            Qt::QueuedConnection);
    connect(this, &RecordListView::changed, this, &RecordListView::readOnNearTheEnd,
            Qt::QueuedConnection);
    connect(&m_view, &QAbstractItemModel::dataChanged, this, &RecordListView::selectionChanged);
}

void RecordListView::feedChanged()
{
    m_anchor.restore();
    noteRights(m_kind.resource, m_feed.state(), m_feed.error());
    const bool first = m_table->selectionModel()->selectedRows().isEmpty() && m_view.rowCount() > 0
        && m_feed.state() == ResourceFeed::State::Loaded && !m_table->currentIndex().isValid();
    // Select a row, so that the detail panel is not empty and the arrow keys have a starting point.
    if (first)
        m_table->setCurrentIndex(m_view.index(0, m_columns->shown().value(0)));
    if (m_feed.state() == ResourceFeed::State::Loaded)
        m_columns->fitToRecords();
    showState();
}

ListMessages &RecordListView::messages() const
{
    return *m_state;
}

void RecordListView::showState()
{
    m_state->show();
    Q_EMIT changed();
}

void RecordListView::readOnNearTheEnd()
{
    static constexpr int rowsBeforeTheEnd = 12;
    const auto *bar = m_table->verticalScrollBar();
    const int margin = rowsBeforeTheEnd * host().theme().scaled(36);
    const bool near = bar->value() > 0 && bar->value() >= bar->maximum() - margin;
    const int rowsHeight = m_view.rowCount() * m_table->verticalHeader()->defaultSectionSize();
    const bool unfilled = isVisible() && rowsHeight < m_table->viewport()->height();
    if ((near || unfilled) && m_feed.hasMore() && !m_view.isFiltered()
        && m_feed.state() == ResourceFeed::State::Loaded)
        m_feed.fetchMore();
}

// Selects the row that is now at the position of the removed one.
void RecordListView::rowsGone()
{
    const auto current = m_table->currentIndex();
    if (m_table->selectionModel()->selectedRows().isEmpty() && current.isValid())
        m_table->selectionModel()->select(current,
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    showState();
}

QList<int> RecordListView::selectedRows() const
{
    QList<int> rows;
    for (const auto &index : m_table->selectionModel()->selectedRows())
        rows.append(index.row());
    std::ranges::sort(rows);
    return rows;
}

QList<QJsonObject> RecordListView::selected() const
{
    QList<QJsonObject> records;
    for (const int row : selectedRows())
        records.append(m_view.index(row, 0).data(ResourceModel::RecordRole).toJsonObject());
    return records;
}

QList<int> RecordListView::shownColumns() const
{
    return m_columns->shown();
}

QJsonObject RecordListView::state() const
{
    auto state = m_columns->state();
    state.insert(u"filter"_s, m_filter->state());
    return state;
}

void RecordListView::restore(const QJsonObject &state)
{
    m_columns->restore(state);
    m_filter->restore(state.value(u"filter"_s).toObject());
}

bool RecordListView::event(QEvent *event)
{
    if (event->type() == QEvent::Show) {
        m_feed.setWatched(true);
    } else if (event->type() == QEvent::Hide) {
        m_feed.setWatched(false);
    } else if (event->type() == QEvent::Resize) {
        QMetaObject::invokeMethod(this, &RecordListView::readOnNearTheEnd, Qt::QueuedConnection);
    }
    return LoadedList::event(event);
}

void RecordListView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return LoadedList::keyPressEvent(event);
    if (m_feed.state() == ResourceFeed::State::Loading)
        m_feed.stop();
    else if (m_view.isFiltered())
        m_filter->clear();
    else
        LoadedList::keyPressEvent(event);
}

} // namespace storedesk::ui::lists
