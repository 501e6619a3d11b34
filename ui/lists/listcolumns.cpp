// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listcolumns.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/resourcemodel.h"
#include "ui/tables/columnspopup.h"
#include "ui/tables/tableview.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QMenu>
#include <QScopedValueRollback>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Type;
namespace key = catalogue::key;

static constexpr int narrowestName = 104;
static constexpr int comfortableName = 180;
static constexpr int readableName = 150;

ListColumns::ListColumns(TableView &table, const itemmodels::ResourceModel &records,
                         QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_records(records)
    , m_header(*table.horizontalHeader())
{
    m_header.setSortIndicatorShown(true);
    m_header.setStretchLastSection(false);
    m_header.setMinimumSectionSize(m_table.scaled(64));
    m_table.viewport()->installEventFilter(this);
    m_header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_header, &QHeaderView::customContextMenuRequested, this, &ListColumns::openMenu);
    connect(&m_header, &QHeaderView::sortIndicatorChanged, this,
            [this](int column, Qt::SortOrder order) {
                makeRoomForArrow(column);
                Q_EMIT sorted(column, order);
                Q_EMIT changed();
            });
    const auto tell = [this](bool byHand) {
        if (m_restoring)
            return;
        // Do not hide columns automatically once the user has arranged them.
        m_chosen = m_chosen || byHand;
        fitName();
        if (byHand)
            keep();
        Q_EMIT changed();
    };
    connect(&m_header, &QHeaderView::sectionMoved, this, [tell] { tell(true); });
    // The header also resizes sections on its own. If the mouse button is down, the user does it.
    connect(&m_header, &QHeaderView::sectionResized, this,
            [tell] { tell(QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)); });
    connect(table.model(), &QAbstractItemModel::columnsInserted, this,
            [this](const QModelIndex &, int first, int last) { columnsCame(first, last); });
    reset();
}

void ListColumns::columnsCame(int first, int last)
{
    {
        const QScopedValueRollback quiet(m_restoring, true);
        for (int column = first; column <= last; ++column) {
            m_header.resizeSection(column, widthOf(column));
            m_table.setColumnHidden(column, true);
        }
    }
    if (!m_kept.isEmpty())
        restore(m_kept);
}

void ListColumns::fitToRecords()
{
    constexpr int mostShown = 7;
    const int first = m_records.firstSeenColumn();
    if (m_chosen || first == m_records.columnCount() || m_records.rowCount() == 0)
        return;
    QList<int> empty;
    for (const int column : shown()) {
        if (column < first && column != m_records.nameColumn() && !m_records.hasValues(column))
            empty.append(column);
    }
    if (empty.isEmpty())
        return;
    const QScopedValueRollback quiet(m_restoring, true);
    for (const int column : empty)
        m_table.setColumnHidden(column, true);
    for (int column = first; column < m_records.columnCount(); ++column) {
        if (shown().size() < mostShown)
            m_table.setColumnHidden(column, false);
    }
    fitName();
    Q_EMIT changed();
}

// Returns the width of the longest choice, within limits. States are drawn as pills with an icon.
int ListColumns::widthOfChoices(const catalogue::Field &field) const
{
    int width = 0;
    for (const auto &choice : field.choices)
        width =
            std::max(width, m_table.fontMetrics().horizontalAdvance(catalogue::labelOf(choice)));
    const int around = field.key == key::status ? 66 : 28;
    return std::clamp(width + m_table.scaled(around), m_table.scaled(96), m_table.scaled(200));
}

static int usualWidth(const catalogue::Field &field)
{
    if (itemmodels::isNumber(field.type))
        return 70;
    if (field.type == Type::Boolean)
        return 86;
    // Limit the width, because a file name is as long as the record's name and less informative.
    if (field.key == key::fileName)
        return 112;
    if (field.type == Type::Moment)
        return 112;
    return field.type == Type::Url || field.type == Type::ObjectId ? 200 : 130;
}

// Returns a width for typical values of the field's type and for its title in any language.
int ListColumns::widthOf(int column) const
{
    const auto &field = m_records.fieldAt(column);
    const int cells =
        field.type == Type::Choice ? widthOfChoices(field) : m_table.scaled(usualWidth(field));
    // The size hint includes the sort arrow, which most columns never show.
    return std::max(cells, m_header.sectionSizeHint(column) - m_table.scaled(10));
}

void ListColumns::makeRoomForArrow(int column)
{
    const bool fixed = column < 0 || m_header.sectionResizeMode(column) != QHeaderView::Interactive;
    if (fixed || m_header.sectionSize(column) >= m_header.sectionSizeHint(column))
        return;
    {
        const QScopedValueRollback quiet(m_restoring, true);
        m_header.resizeSection(column, m_header.sectionSizeHint(column));
    }
    fitName();
}

// Gives columns with sentences, such as descriptions, a share of the width that the record names do
// not need.
void ListColumns::fitSentences(int left)
{
    const int column = m_records.columnOf(QString(key::description));
    if (m_chosen || column < 0 || m_table.isColumnHidden(column))
        return;
    const int least = widthOf(column);
    const int spare = left + m_header.sectionSize(column) - m_table.scaled(comfortableName);
    m_header.resizeSection(column, std::clamp(spare, least, m_table.scaled(420)));
}

void ListColumns::reset()
{
    {
        const QScopedValueRollback quiet(m_restoring, true);
        m_gaveWay.clear();
        for (int column = 0; column < m_records.columnCount(); ++column) {
            m_header.moveSection(m_header.visualIndex(column), column);
            const auto places = m_records.fieldAt(column).places;
            m_table.setColumnHidden(column, !places.testFlag(catalogue::FieldLocation::Table));
            m_header.resizeSection(column, widthOf(column));
        }
        if (m_records.nameColumn() > 0)
            m_header.moveSection(m_header.visualIndex(m_records.nameColumn()), 0);
    }
    m_chosen = false;
    m_kept = {};
    fitName();
    fitToRecords();
    const int created = m_records.columnOf(QString(key::createdAt));
    const int column = created >= 0 ? created : m_records.nameColumn();
    sort(column, created >= 0 ? Qt::DescendingOrder : Qt::AscendingOrder);
    Q_EMIT changed();
}

int ListColumns::leftForName() const
{
    int others = 0;
    for (const int column : shown())
        others += column == m_records.nameColumn() ? 0 : m_header.sectionSize(column);
    return m_table.viewport()->width() - others;
}

// Hides time columns in a narrow list, then yes/no columns, then linked ones, because the detail
// panel shows them as well. The column that sorts the list stays. Stops once the user has arranged
// the columns.
void ListColumns::hideLeastImportant()
{
    for (const int column : std::as_const(m_gaveWay))
        m_table.setColumnHidden(column, false);
    m_gaveWay.clear();
    // Wait until the table has a size.
    if (m_table.viewport()->width() < m_table.scaled(narrowestName) || !m_table.isVisible())
        return;
    const auto hideWhere = [this](auto &&isLessImportant) {
        const auto columns = shown();
        for (auto column = columns.rbegin(); column != columns.rend(); ++column) {
            if (*column == m_header.sortIndicatorSection() || !isLessImportant(*column)
                || leftForName() >= m_table.scaled(readableName))
                continue;
            m_table.setColumnHidden(*column, true);
            m_gaveWay.append(*column);
        }
    };
    for (const auto type : {Type::Moment, Type::Boolean})
        hideWhere([this, type](int column) { return m_records.fieldAt(column).type == type; });
    hideWhere([this](int column) { return m_records.isLinked(column); });
}

// Gives the name column the remaining width, down to a readable minimum. A table that is still too
// wide scrolls.
void ListColumns::fitName()
{
    const int name = m_records.nameColumn();
    if (name < 0 || m_table.isColumnHidden(name))
        return;
    const QScopedValueRollback quiet(m_restoring, true);
    if (!m_chosen)
        hideLeastImportant();
    const int least = m_table.scaled(narrowestName);
    const int left = leftForName();
    m_header.setSectionResizeMode(name,
                                  left < least ? QHeaderView::Interactive : QHeaderView::Stretch);
    if (left < least && m_header.sectionSize(name) < least)
        m_header.resizeSection(name, least);
    fitSentences(left);
}

bool ListColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitName();
    return QObject::eventFilter(watched, event);
}

void ListColumns::sort(int column, Qt::SortOrder order)
{
    // setSortIndicator() does not emit a signal if the order is unchanged.
    if (m_header.sortIndicatorSection() != column || m_header.sortIndicatorOrder() != order)
        m_header.setSortIndicator(column, order);
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

void ListColumns::setShown(int column, bool isShown)
{
    // Keep the last column, because a table without columns would look empty.
    if (!isShown && shown().size() == 1)
        return;
    m_table.setColumnHidden(column, !isShown);
    if (isShown && m_header.sectionSize(column) < 48)
        m_header.resizeSection(column, widthOf(column));
    fitName();
    keep();
    Q_EMIT changed();
}

void ListColumns::keep()
{
    m_chosen = true;
    // From now on, only the user hides columns.
    m_gaveWay.clear();
    m_kept = state();
}

QJsonObject ListColumns::state() const
{
    QJsonArray columns;
    for (const int column : shown())
        columns.append(QJsonObject{{u"field"_s, QString(m_records.fieldAt(column).key)},
                                   {u"width"_s, m_header.sectionSize(column)}});
    // Keep stored columns that no record has added yet.
    for (const auto &entry : m_kept.value(u"columns"_s).toArray()) {
        if (m_records.columnOf(entry[u"field"_s].toString()) < 0)
            columns.append(entry);
    }
    const int sortedBy = m_header.sortIndicatorSection();
    return {{u"columns"_s, m_chosen ? columns : QJsonArray()},
            {u"sorted"_s, sortedBy < 0 ? QString() : QString(m_records.fieldAt(sortedBy).key)},
            {u"descending"_s, m_header.sortIndicatorOrder() == Qt::DescendingOrder}};
}

void ListColumns::restore(const QJsonObject &state)
{
    const auto columns = state.value(u"columns"_s).toArray();
    m_kept = state;
    m_chosen = !columns.isEmpty();
    if (m_chosen) {
        m_gaveWay.clear();
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

void ListColumns::move(int column, int by)
{
    const auto columns = shown();
    const auto at = columns.indexOf(column);
    if (at < 0 || at + by < 0 || at + by >= columns.size())
        return;
    m_header.moveSection(m_header.visualIndex(columns[at]), m_header.visualIndex(columns[at + by]));
}

static QList<ColumnsPopup::Column> columnsOf(const itemmodels::ResourceModel &records)
{
    QList<ColumnsPopup::Column> columns;
    for (int column = 0; column < records.columnCount(); ++column) {
        const auto &field = records.fieldAt(column);
        columns.append({.title = catalogue::titleOf(field), .name = QString(field.key)});
    }
    return columns;
}

void ListColumns::openChooser(QWidget &button, const Theme &theme)
{
    const ColumnsPopup::Choice choice{
        .columns = columnsOf(m_records),
        .isShown = [this](int column) { return !m_table.isColumnHidden(column); },
        .setShown =
            [this](int column, bool isShown) {
                setShown(column, isShown);
            }};
    auto *popup = new ColumnsPopup(choice, theme, button.parentWidget());
    popup->addButton(tr("&Default columns"), u"columnsReset"_s, [this] { reset(); });
    const auto follow = [this, popup] {
        popup->setColumns(columnsOf(m_records));
    };
    connect(&m_records, &QAbstractItemModel::columnsInserted, popup, follow);
    connect(&m_records, &QAbstractItemModel::columnsRemoved, popup, follow);
    connect(&m_records, &QAbstractItemModel::modelReset, popup, follow);
    popup->openBelow(button);
}

void ListColumns::openMenu(const QPoint &place)
{
    const int column = m_header.logicalIndexAt(place);
    auto *menu = new QMenu(&m_table);
    menu->setObjectName(u"columnMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (column >= 0) {
        menu->addAction(tr("Sort &ascending"), this,
                        [this, column] { sort(column, Qt::AscendingOrder); });
        menu->addAction(tr("Sort &descending"), this,
                        [this, column] { sort(column, Qt::DescendingOrder); });
        menu->addSeparator();
        menu->addAction(tr("Move &left"), this, [this, column] { move(column, -1); });
        menu->addAction(tr("Move &right"), this, [this, column] { move(column, 1); });
        menu->addAction(tr("&Hide this column"), this, [this, column] { setShown(column, false); });
        menu->addSeparator();
    }
    menu->addAction(tr("&Columns…"), this, &ListColumns::chooserAsked);
    menu->popup(m_header.mapToGlobal(place));
}

} // namespace storedesk::ui::lists
