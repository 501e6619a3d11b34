// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listcolumns.h"

#include "catalogue/key.h"
#include "items/cells.h"
#include "items/resourcemodel.h"
#include "ui/widgets/tableview.h"

#include <QEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QMenu>
#include <QScopedValueRollback>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Type;
namespace key = catalogue::key;

static constexpr int narrowestName = 110;

ListColumns::ListColumns(TableView &table, const items::ResourceModel &records, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_records(records)
    , m_header(*table.horizontalHeader())
{
    m_header.setSortIndicatorShown(true);
    m_header.setStretchLastSection(false);
    m_header.setMinimumSectionSize(64);
    m_table.viewport()->installEventFilter(this);
    m_header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_header, &QHeaderView::customContextMenuRequested, this, &ListColumns::openMenu);
    connect(&m_header, &QHeaderView::sortIndicatorChanged, this,
            [this](int column, Qt::SortOrder order) {
                Q_EMIT sorted(column, order);
                Q_EMIT changed();
            });
    const auto tell = [this] {
        if (m_restoring)
            return;
        fitName();
        Q_EMIT changed();
    };
    connect(&m_header, &QHeaderView::sectionMoved, this, tell);
    connect(&m_header, &QHeaderView::sectionResized, this, tell);
    reset();
}

// As wide as the longest of them, within reason; a state stands in a pill with its sign.
int ListColumns::widthOfChoices(const catalogue::Field &field) const
{
    int width = 0;
    for (const auto &choice : field.choices)
        width =
            std::max(width, m_table.fontMetrics().horizontalAdvance(catalogue::labelOf(choice)));
    const int around = field.key == key::status ? 66 : 28;
    return std::clamp(width + around, 96, 170);
}

// Room for what a field of this type usually says.
int ListColumns::widthOf(int column) const
{
    const auto &field = m_records.fieldAt(column);
    if (items::isNumber(field.type))
        return 82;
    if (field.type == Type::Boolean)
        return 86;
    if (field.key == key::fileName) // as long as the name of the record, and says less
        return 112;
    if (field.type == Type::Choice)
        return widthOfChoices(field);
    if (field.type == Type::Moment)
        return 124;
    return field.type == Type::Url || field.type == Type::ObjectId ? 200 : 150;
}

void ListColumns::reset()
{
    {
        const QScopedValueRollback quiet(m_restoring, true);
        for (int column = 0; column < m_records.columnCount(); ++column) {
            m_header.moveSection(m_header.visualIndex(column), column);
            const auto places = m_records.fieldAt(column).places;
            m_table.setColumnHidden(column, !places.testFlag(catalogue::Place::Table));
            m_header.resizeSection(column, widthOf(column));
        }
        if (m_records.nameColumn() > 0)
            m_header.moveSection(m_header.visualIndex(m_records.nameColumn()), 0);
        fitName();
    }
    const int created = m_records.columnOf(QString(key::createdAt));
    const int column = created >= 0 ? created : m_records.nameColumn();
    sort(column, created >= 0 ? Qt::DescendingOrder : Qt::AscendingOrder);
    Q_EMIT changed();
}

// What names the record takes the room that is left, but never so little that it cannot be read: a
// table that is too wide scrolls.
void ListColumns::fitName()
{
    const int name = m_records.nameColumn();
    if (name < 0 || m_table.isColumnHidden(name))
        return;
    int others = 0;
    for (const int column : shown())
        others += column == name ? 0 : m_header.sectionSize(column);
    const QScopedValueRollback quiet(m_restoring, true);
    const bool narrow = m_table.viewport()->width() - others < narrowestName;
    m_header.setSectionResizeMode(name, narrow ? QHeaderView::Interactive : QHeaderView::Stretch);
    if (narrow && m_header.sectionSize(name) < narrowestName)
        m_header.resizeSection(name, narrowestName);
}

bool ListColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitName();
    return QObject::eventFilter(watched, event);
}

void ListColumns::sort(int column, Qt::SortOrder order)
{
    if (m_header.sortIndicatorSection() != column || m_header.sortIndicatorOrder() != order)
        m_header.setSortIndicator(column, order); // tells
    else
        Q_EMIT sorted(column, order);
}

QList<int> ListColumns::shown() const
{
    QList<int> columns;
    for (int place = 0; place < m_header.count(); ++place) {
        const int column = m_header.logicalIndex(place);
        if (!m_table.isColumnHidden(column))
            columns.append(column);
    }
    return columns;
}

QJsonObject ListColumns::state() const
{
    QJsonArray columns;
    for (const int column : shown())
        columns.append(QJsonObject{{u"field"_s, QString(m_records.fieldAt(column).key)},
                                   {u"width"_s, m_header.sectionSize(column)}});
    const int sortedBy = m_header.sortIndicatorSection();
    return {{u"columns"_s, columns},
            {u"sorted"_s, sortedBy < 0 ? QString() : QString(m_records.fieldAt(sortedBy).key)},
            {u"descending"_s, m_header.sortIndicatorOrder() == Qt::DescendingOrder}};
}

void ListColumns::restore(const QJsonObject &state)
{
    const auto columns = state.value(u"columns"_s).toArray();
    if (columns.isEmpty())
        return;
    {
        const QScopedValueRollback quiet(m_restoring, true);
        for (int column = 0; column < m_records.columnCount(); ++column)
            m_table.setColumnHidden(column, true);
        int place = 0;
        for (const auto &entry : columns) {
            const int column = m_records.columnOf(entry[u"field"_s].toString());
            if (column < 0)
                continue;
            m_table.setColumnHidden(column, false);
            m_header.moveSection(m_header.visualIndex(column), place++);
            m_header.resizeSection(column, std::max(48, entry[u"width"_s].toInt(120)));
        }
        if (place == 0)
            m_table.setColumnHidden(std::max(0, m_records.nameColumn()), false);
        fitName();
    }
    const int column = m_records.columnOf(state.value(u"sorted"_s).toString());
    if (column >= 0)
        sort(column,
             state.value(u"descending"_s).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
    Q_EMIT changed();
}

void ListColumns::setShown(int column, bool isShown)
{
    if (!isShown && shown().size() == 1)
        return; // a table without a column could not be told from an empty one
    m_table.setColumnHidden(column, !isShown);
    if (isShown && m_header.sectionSize(column) < 48)
        m_header.resizeSection(column, widthOf(column));
    fitName();
    Q_EMIT changed();
}

void ListColumns::moveCurrent(int by)
{
    const auto columns = shown();
    const auto at = columns.indexOf(m_table.currentIndex().column());
    if (at < 0 || at + by < 0 || at + by >= columns.size())
        return;
    m_header.moveSection(m_header.visualIndex(columns[at]), m_header.visualIndex(columns[at + by]));
}

void ListColumns::fill(QMenu *menu)
{
    menu->clear();
    for (int column = 0; column < m_records.columnCount(); ++column) {
        auto *action = menu->addAction(catalogue::titleOf(m_records.fieldAt(column)));
        action->setObjectName(u"column-"_s + QString(m_records.fieldAt(column).key));
        action->setCheckable(true);
        action->setChecked(!m_table.isColumnHidden(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool checked) { setShown(column, checked); });
    }
    menu->addSeparator();
    menu->addAction(tr("Move the current column &left"), this, [this] { moveCurrent(-1); })
        ->setObjectName(u"columnLeft"_s);
    menu->addAction(tr("Move the current column &right"), this, [this] { moveCurrent(1); })
        ->setObjectName(u"columnRight"_s);
    menu->addSeparator();
    menu->addAction(tr("&Reset the columns"), this, &ListColumns::reset)
        ->setObjectName(u"columnsReset"_s);
}

void ListColumns::openMenu(const QPoint &place)
{
    const int column = m_header.logicalIndexAt(place);
    auto *menu = new QMenu(&m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (column >= 0) {
        menu->addAction(tr("Sort &up"), this, [this, column] { sort(column, Qt::AscendingOrder); });
        menu->addAction(tr("Sort &down"), this,
                        [this, column] { sort(column, Qt::DescendingOrder); });
        menu->addAction(tr("&Hide this column"), this, [this, column] { setShown(column, false); });
        menu->addSeparator();
    }
    fill(menu->addMenu(tr("&Columns")));
    menu->popup(m_header.mapToGlobal(place));
}

} // namespace storedesk::ui
