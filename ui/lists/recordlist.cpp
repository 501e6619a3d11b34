// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/recordlist.h"

#include "api/pages.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "desk/recordnames.h"
#include "ui/frame/frame.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/linkedrecords.h"
#include "ui/lists/listcolumns.h"
#include "ui/lists/liststate.h"
#include "ui/lists/recordcells.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using items::ResourceFeed;
using items::ResourceModel;
namespace key = catalogue::key;

RecordList::RecordList(const ListKind &kind, Frame &frame, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_frame(frame)
    , m_records(kind.resource, frame.clock())
    , m_view(m_records)
    , m_feed(
          [this](QObject *owner) {
              return m_frame.desk().session().of(m_kind.resource).all(owner);
          },
          m_records, frame.clock(), this)
    , m_table(new TableView(frame.theme(), this))
    , m_anchor(*m_table, m_view)
{
    m_records.setLinked(linkedColumns(kind.resource, frame.desk().names()));
    m_table->setModel(&m_view);
    m_columns = new ListColumns(*m_table, m_records, this);
    m_filter = new FilterRow(m_records, m_view, *m_columns, frame.theme(), this);
    m_state = new ListState({.kind = m_kind,
                             .records = m_records,
                             .view = m_view,
                             .feed = m_feed,
                             .filter = *m_filter,
                             .table = *m_table},
                            frame, this);
    build();
    listen();
    orderKeys();
    m_view.setSearched(m_columns->shown());
    const auto &header = *m_table->horizontalHeader();
    m_view.sort(header.sortIndicatorSection(), header.sortIndicatorOrder());
    m_age = frame.clock().timer([this] {
        Q_EMIT changed();
        m_age->start(std::chrono::seconds(10));
    });
    showState();
}

RecordList::~RecordList()
{
    // Delete the view before the models it shows.
    delete m_table;
}

void RecordList::refresh()
{
    m_state->forget();
    if (const auto other = linkedWith(m_kind.resource))
        m_frame.desk().names().renew(*other);
    m_feed.refresh();
}

void RecordList::find()
{
    m_filter->words()->setFocus(Qt::ShortcutFocusReason);
}

void RecordList::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(10);
    box->addWidget(m_state->banner());
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(m_state->foot());
    box->addWidget(panel, 1);
    buildTable();
}

// Sets the Tab order: filter, rows, footer. Widgets beside the list follow.
void RecordList::orderKeys()
{
    m_filter->words()->leadTo(m_table);
    auto stops = m_filter->stops();
    stops.append({m_table, m_state->foot()->button()});
    for (qsizetype at = 1; at < stops.size(); ++at)
        setTabOrder(stops[at - 1], stops[at]);
}

void RecordList::buildTable()
{
    m_table->setObjectName(u"records"_s);
    m_table->setAccessibleName(catalogue::pluralOf(m_kind.resource));
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    setInks(*m_table, m_records);
    followLinks(*m_table, m_records, m_frame);
    showAsPill(*m_table, m_records.columnOf(QString(key::status)));
    connect(&m_view, &QAbstractItemModel::columnsInserted, this,
            [this] { showAsPill(*m_table, m_records.columnOf(u"state")); });
}

void RecordList::listen()
{
    connect(m_columns, &ListColumns::sorted, this, [this](int column, Qt::SortOrder order) {
        m_view.sort(column, order);
        // After sorting, the previous top row is no longer relevant.
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
    connect(m_table, &TableView::opened, this, &RecordList::opened);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_state->showFoot();
        Q_EMIT selectionChanged();
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        m_anchor.note();
        readOnNearTheEnd();
    });
    connect(&m_feed, &ResourceFeed::changed, this, &RecordList::feedChanged);
    // Queued, because the models are still processing the removal.
    connect(&m_view, &QAbstractItemModel::rowsRemoved, this, &RecordList::rowsGone,
            Qt::QueuedConnection);
    connect(this, &RecordList::changed, this, &RecordList::readOnNearTheEnd, Qt::QueuedConnection);
    connect(&m_view, &QAbstractItemModel::dataChanged, this, &RecordList::selectionChanged);
    connect(m_state, &ListState::refreshWanted, this, &RecordList::refresh);
    connect(m_state, &ListState::newWanted, this, &RecordList::newWanted);
}

void RecordList::feedChanged()
{
    m_anchor.restore();
    noteRights();
    const bool first = m_table->selectionModel()->selectedRows().isEmpty() && m_view.rowCount() > 0
        && m_feed.state() == ResourceFeed::State::Loaded && !m_table->currentIndex().isValid();
    // Select a row, so that the detail panel is not empty and the arrow keys have a start.
    if (first)
        m_table->setCurrentIndex(m_view.index(0, m_columns->shown().value(0)));
    if (m_feed.state() == ResourceFeed::State::Loaded)
        m_columns->fitToRecords();
    showState();
}

void RecordList::noteRights()
{
    if (m_feed.state() == ResourceFeed::State::Loaded)
        m_frame.desk().setMayRead(m_kind.resource, true);
    else if (m_feed.state() == ResourceFeed::State::Failed
             && m_feed.error().kind == api::Kind::Forbidden)
        m_frame.desk().setMayRead(m_kind.resource, false);
}

void RecordList::showState()
{
    m_state->show();
    Q_EMIT changed();
}

void RecordList::readOnNearTheEnd()
{
    static constexpr int rowsBeforeTheEnd = 12;
    const auto *bar = m_table->verticalScrollBar();
    const int margin = rowsBeforeTheEnd * m_frame.theme().scaled(36);
    const bool near = bar->value() > 0 && bar->value() >= bar->maximum() - margin;
    const int rowsHeight = m_view.rowCount() * m_table->verticalHeader()->defaultSectionSize();
    const bool unfilled = isVisible() && rowsHeight < m_table->viewport()->height();
    if ((near || unfilled) && m_feed.hasMore() && !m_view.isFiltered()
        && m_feed.state() == ResourceFeed::State::Loaded)
        m_feed.fetchMore();
}

// Selects the row that took the position of the removed one.
void RecordList::rowsGone()
{
    const auto current = m_table->currentIndex();
    if (m_table->selectionModel()->selectedRows().isEmpty() && current.isValid())
        m_table->selectionModel()->select(current,
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    showState();
}

StatePane *RecordList::pane() const
{
    return m_state->pane();
}

QString RecordList::subtitle() const
{
    return m_state->subtitle();
}

QList<int> RecordList::selectedRows() const
{
    QList<int> rows;
    for (const auto &index : m_table->selectionModel()->selectedRows())
        rows.append(index.row());
    std::ranges::sort(rows);
    return rows;
}

QList<QJsonObject> RecordList::selected() const
{
    QList<QJsonObject> records;
    for (const int row : selectedRows())
        records.append(m_view.index(row, 0).data(ResourceModel::RecordRole).toJsonObject());
    return records;
}

QList<int> RecordList::shownColumns() const
{
    return m_columns->shown();
}

QJsonObject RecordList::state() const
{
    auto state = m_columns->state();
    state.insert(u"filter"_s, m_filter->state());
    return state;
}

void RecordList::restore(const QJsonObject &state)
{
    m_columns->restore(state);
    m_filter->restore(state.value(u"filter"_s).toObject());
}

bool RecordList::event(QEvent *event)
{
    if (event->type() == QEvent::Show) {
        m_feed.setWatched(true);
        m_age->start(std::chrono::seconds(10));
        // The displayed age is out of date after the widget was hidden.
        Q_EMIT changed();
    } else if (event->type() == QEvent::Hide) {
        m_feed.setWatched(false);
        m_age->stop();
    } else if (event->type() == QEvent::Resize) {
        QMetaObject::invokeMethod(this, &RecordList::readOnNearTheEnd, Qt::QueuedConnection);
    }
    return QWidget::event(event);
}

void RecordList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    if (m_feed.state() == ResourceFeed::State::Loading)
        m_feed.stop();
    else if (m_view.isFiltered())
        m_filter->clear();
    else
        QWidget::keyPressEvent(event);
}

} // namespace storedesk::ui::lists
