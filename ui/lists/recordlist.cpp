// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/recordlist.h"

#include "api/pages.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "ui/frame/frame.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/listcolumns.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/statepill.h"
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
              return m_frame.desk().session().of(m_kind.resource).all(owner, m_of);
          },
          m_records, frame.clock(), this)
    , m_table(new TableView(frame.theme(), this))
    , m_banner(new Notice(frame.theme(), this))
    , m_foot(new FootLine(frame.theme(), this))
{
    m_table->setModel(&m_view);
    m_columns = new ListColumns(*m_table, m_records, this);
    m_filter = new FilterRow(m_records, m_view, *m_columns, frame.theme(), this);
    m_pane = new StatePane(m_table, frame.theme());
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
    delete m_table; // before the models it shows
}

void RecordList::setOf(const QStringList &values)
{
    if (m_of == values)
        return;
    m_of = values;
    m_records.clear();
    if (!values.isEmpty())
        refresh();
    else
        showState();
}

void RecordList::refresh()
{
    m_details = false;
    m_waitsFor.clear();
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
    m_banner->hide();
    auto *again = m_banner->addButton(tr("Try again"));
    again->setObjectName(u"bannerAgain"_s);
    connect(again, &QPushButton::clicked, this, &RecordList::refresh);
    box->addWidget(m_banner);
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table, 1);
    panel->box()->addWidget(separator(panel));
    panel->box()->addWidget(m_foot);
    m_foot->setObjectName(u"foot"_s);
    m_foot->button()->setObjectName(u"footButton"_s);
    box->addWidget(panel, 1);
    buildTable();
}

// Filter, rows, what is below them; whoever is beside the list follows.
void RecordList::orderKeys()
{
    m_filter->words()->leadTo(m_table);
    auto stops = m_filter->stops();
    stops.append({m_table, m_foot->button()});
    for (qsizetype at = 1; at < stops.size(); ++at)
        setTabOrder(stops[at - 1], stops[at]);
}

void RecordList::buildTable()
{
    m_table->setObjectName(m_kind.word.isEmpty() ? u"records-inner"_s : u"records"_s);
    m_table->setAccessibleName(catalogue::pluralOf(m_kind.resource));
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->cells()->setInk(m_records.nameColumn(), CellInk::Name);
    if (const int file = m_records.columnOf(QString(key::fileName)); file >= 0) {
        m_table->cells()->setInk(file, CellInk::Muted);
        m_table->cells()->setElide(file, Qt::ElideMiddle);
    }
    for (int column = 0; column < m_records.columnCount(); ++column) {
        if (m_records.fieldAt(column).type == catalogue::Type::Moment)
            m_table->cells()->setInk(column, CellInk::Muted);
    }
    showAsPill(m_records.columnOf(QString(key::status)));
    connect(&m_view, &QAbstractItemModel::columnsInserted, this,
            [this] { showAsPill(m_records.columnOf(u"state")); });
}

void RecordList::showAsPill(int column)
{
    if (column < 0)
        return;
    m_table->setPillColumn(column, [](const QModelIndex &index) {
        const auto record = index.data(ResourceModel::RecordRole).toJsonObject();
        return record.contains(key::status)
            ? pillOfRecord(record, index.data().toString())
            : pillOfState(index.data(ResourceModel::ValueRole).toString(), index.data().toString());
    });
}

void RecordList::listen()
{
    connect(m_columns, &ListColumns::sorted, this, [this](int column, Qt::SortOrder order) {
        m_view.sort(column, order);
        m_topKey.clear(); // who sorts wants to see another row at the top
    });
    connect(m_columns, &ListColumns::changed, this, [this] {
        m_view.setSearched(m_columns->shown());
        Q_EMIT stateChanged();
    });
    connect(m_filter, &FilterRow::changed, this, [this] {
        m_topKey.clear();
        showState();
        Q_EMIT stateChanged();
    });
    connect(m_table, &TableView::opened, this, &RecordList::opened);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showFoot();
        Q_EMIT selectionChanged();
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        const int row = std::max(0, m_table->rowAt(0));
        m_topKey = m_view.index(row, 0).data(ResourceModel::KeyRole).toString();
        m_topOffset = -m_table->rowViewportPosition(row);
        readOnNearTheEnd();
    });
    connect(&m_feed, &ResourceFeed::changed, this, &RecordList::feedChanged);
    // Not while the models still tell each other of it.
    connect(&m_view, &QAbstractItemModel::rowsRemoved, this, &RecordList::rowsGone,
            Qt::QueuedConnection);
    connect(this, &RecordList::changed, this, &RecordList::readOnNearTheEnd, Qt::QueuedConnection);
    connect(&m_view, &QAbstractItemModel::dataChanged, this, &RecordList::selectionChanged);
    connect(m_pane, &StatePane::mainTriggered, this, &RecordList::doMain);
    connect(m_pane, &StatePane::otherTriggered, this, &RecordList::doOther);
    connect(m_foot->button(), &QPushButton::clicked, this, [this] {
        m_feed.state() == ResourceFeed::State::Loading ? m_feed.stop() : m_feed.fetchAll();
    });
    connect(&m_frame.desk().session().client(), &api::Client::waiting, this,
            [this](base::Clock::Duration, api::Why why) {
                if (m_feed.state() != ResourceFeed::State::Loading)
                    return;
                m_waitsFor = api::textOf(why);
                showFoot();
            });
}

void RecordList::feedChanged()
{
    if (m_feed.state() != ResourceFeed::State::Loading)
        m_waitsFor.clear();
    keepPlace();
    noteRights();
    const bool first = m_table->selectionModel()->selectedRows().isEmpty() && m_view.rowCount() > 0
        && m_feed.state() == ResourceFeed::State::Loaded && !m_table->currentIndex().isValid();
    if (first && !m_kind.word.isEmpty()) // so that the detail beside it shows something, and the
                                         // arrows have a start
        m_table->setCurrentIndex(m_view.index(0, m_columns->shown().value(0)));
    if (m_feed.state() == ResourceFeed::State::Loaded)
        m_columns->fitToRecords();
    showState();
}

// Rows that came or went above must not move what somebody reads.
void RecordList::keepPlace()
{
    auto *bar = m_table->verticalScrollBar();
    if (bar->value() == 0 || m_topKey.isEmpty())
        return;
    const auto top = m_view.indexOf(m_topKey);
    if (!top.isValid())
        return;
    m_table->doItemsLayout(); // the bar has to know of the new rows
    bar->setValue(m_table->verticalHeader()->sectionPosition(top.row()) + m_topOffset);
}

void RecordList::noteRights()
{
    if (m_feed.state() == ResourceFeed::State::Loaded)
        m_frame.desk().setMayRead(m_kind.resource, true);
    else if (m_feed.state() == ResourceFeed::State::Failed
             && m_feed.error().kind == api::Kind::Forbidden)
        m_frame.desk().setMayRead(m_kind.resource, false);
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
        Q_EMIT changed(); // it has grown older meanwhile
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
