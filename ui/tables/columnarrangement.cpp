// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/columnarrangement.h"

#include "ui/tables/columnspopup.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static constexpr auto widthsMember = "widths"_L1;
static constexpr auto orderMember = "order"_L1;
static constexpr auto hiddenMember = "hidden"_L1;
static constexpr auto shownMember = "shown"_L1;
static constexpr auto sortMember = "sort"_L1;
static constexpr auto descendingMember = "descending"_L1;
static constexpr auto filterMember = "filter"_L1;

ColumnArrangement::ColumnArrangement(TableView &table, NameOf nameOf)
    : QObject(&table)
    , m_table(table)
    , m_header(*table.horizontalHeader())
    , m_nameOf(std::move(nameOf))
{
    table.installEventFilter(this);
    m_header.viewport()->installEventFilter(this);
    connect(&m_header, &QHeaderView::sectionMoved, this, [this] {
        if (!m_arranging)
            noteOrder();
    });
    connect(&m_header, &QHeaderView::sectionResized, this, [this](int, int before) {
        // A column that was hidden has not been fitted yet.
        if (before == 0)
            fitLater();
    });
    connect(&m_header, &QHeaderView::sortIndicatorChanged, this, [this] {
        if (!m_arranging)
            Q_EMIT changed();
    });
}

ColumnArrangement::ColumnArrangement(TableView &table, const QStringList &names)
    : ColumnArrangement(table, [names](int column) { return names.value(column); })
{
    Q_ASSERT(names.size() == table.model()->columnCount());
}

void ColumnArrangement::fitToContents(const QSet<int> &columns)
{
    m_fitted = columns;
    for (const int column : columns)
        m_header.setSectionResizeMode(column, QHeaderView::Interactive);
    const auto *model = m_table.model();
    connect(model, &QAbstractItemModel::modelReset, this, &ColumnArrangement::fitLater);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ColumnArrangement::fitLater);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ColumnArrangement::fitLater);
    connect(model, &QAbstractItemModel::dataChanged, this, &ColumnArrangement::fitLater);
    fit();
}

void ColumnArrangement::setFilter(QLineEdit *filter)
{
    m_filter = filter;
    connect(filter, &QLineEdit::textChanged, this, &ColumnArrangement::changed);
}

void ColumnArrangement::setUsuallyHidden(const QSet<int> &columns)
{
    m_usuallyHidden = columns;
    showChosen();
}

void ColumnArrangement::setAbsent(const QSet<int> &columns)
{
    m_absent = columns;
    showChosen();
}

void ColumnArrangement::setRoomFor(int column, bool hasRoom)
{
    if (m_withoutRoom.contains(column) != hasRoom)
        return;
    if (hasRoom)
        m_withoutRoom.remove(column);
    else
        m_withoutRoom.insert(column);
    showChosen();
}

bool ColumnArrangement::isShown(int column) const
{
    const bool usually = !m_usuallyHidden.contains(column) && !m_withoutRoom.contains(column);
    return !m_absent.contains(column) && m_chosen.value(m_nameOf(column), usually);
}

void ColumnArrangement::setShown(int column, bool isShown)
{
    if (!isShown && m_header.hiddenSectionCount() == m_header.count() - 1)
        return;
    m_chosen.insert(m_nameOf(column), isShown);
    showChosen();
    Q_EMIT changed();
}

void ColumnArrangement::showChosen()
{
    const QScopedValueRollback arranging(m_arranging, true);
    bool any = false;
    for (int column = 0; column < m_header.count(); ++column)
        any = any || isShown(column);
    // The choice may come from a table with other columns.
    for (int column = 0; column < m_header.count(); ++column) {
        const bool isHidden = any ? !isShown(column) : m_absent.contains(column);
        if (isHidden != m_header.isSectionHidden(column))
            m_table.setColumnHidden(column, isHidden);
    }
}

void ColumnArrangement::reset()
{
    m_chosen.clear();
    m_order.clear();
    {
        const QScopedValueRollback arranging(m_arranging, true);
        for (int column = 0; column < m_header.count(); ++column)
            m_header.moveSection(m_header.visualIndex(column), column);
    }
    showChosen();
    Q_EMIT changed();
}

void ColumnArrangement::openChooser(const QWidget &below)
{
    ColumnsPopup::Choice choice;
    // Columns that can't be shown are left out, so that the popup has numbers of its own.
    QList<int> columns;
    for (int column = 0; column < m_header.count(); ++column) {
        if (m_absent.contains(column))
            continue;
        columns.append(column);
        choice.columns.append(
            {.title = m_table.model()->headerData(column, Qt::Horizontal).toString(),
             .name = m_nameOf(column)});
    }
    choice.isShown = [this, columns](int at) {
        return !m_header.isSectionHidden(columns.at(at));
    };
    choice.setShown = [this, columns](int at, bool isShown) {
        setShown(columns.at(at), isShown);
    };
    auto *popup = new ColumnsPopup(choice, m_table.theme(), below.parentWidget());
    popup->addButton(tr("&Default columns"), u"defaultColumns"_s, [this] { reset(); });
    popup->openBelow(below);
}

QToolButton *ColumnArrangement::makeButton(QWidget *parent)
{
    auto *button = iconButton(Icon::Columns, tr("Columns"), m_table.theme(), parent);
    button->setObjectName(m_table.objectName() + u"Columns"_s);
    connect(button, &QToolButton::clicked, this, [this, button] { openChooser(*button); });
    return button;
}

bool ColumnArrangement::isSized(int column) const
{
    return m_widths.contains(m_nameOf(column));
}

QJsonObject ColumnArrangement::state() const
{
    QJsonObject widths;
    for (auto width = m_widths.cbegin(); width != m_widths.cend(); ++width)
        widths.insert(width.key(), width.value());
    QJsonObject state{{widthsMember, widths}, {orderMember, QJsonArray::fromStringList(m_order)}};
    for (const bool isShown : {true, false}) {
        auto names = m_chosen.keys(isShown);
        names.sort();
        if (!names.isEmpty())
            state.insert(isShown ? shownMember : hiddenMember, QJsonArray::fromStringList(names));
    }
    if (m_filter)
        state.insert(filterMember, m_filter->text());
    const int sorted = m_header.sortIndicatorSection();
    if (m_table.isSortingEnabled() && sorted >= 0) {
        state.insert(sortMember, m_nameOf(sorted));
        state.insert(descendingMember, m_header.sortIndicatorOrder() == Qt::DescendingOrder);
    }
    return state;
}

void ColumnArrangement::restore(const QJsonObject &state)
{
    m_widths.clear();
    const auto widths = state.value(widthsMember).toObject();
    for (auto width = widths.constBegin(); width != widths.constEnd(); ++width)
        m_widths.insert(width.key(), width.value().toInt());
    m_order = state.value(orderMember).toVariant().toStringList();
    m_chosen.clear();
    for (const bool isShown : {true, false}) {
        const auto names = state.value(isShown ? shownMember : hiddenMember).toVariant();
        for (const auto &name : names.toStringList())
            m_chosen.insert(name, isShown);
    }
    apply();
    if (m_filter)
        m_filter->setText(state.value(filterMember).toString());
    const auto sorted = state.value(sortMember).toString();
    for (int column = 0; m_table.isSortingEnabled() && column < m_header.count(); ++column) {
        if (!sorted.isEmpty() && m_nameOf(column) == sorted) {
            const QScopedValueRollback arranging(m_arranging, true);
            m_table.sortByColumn(column,
                                 state.value(descendingMember).toBool() ? Qt::DescendingOrder
                                                                        : Qt::AscendingOrder);
        }
    }
}

void ColumnArrangement::apply()
{
    const QScopedValueRollback arranging(m_arranging, true);
    int place = 0;
    for (const auto &name : std::as_const(m_order)) {
        for (int column = 0; column < m_header.count(); ++column) {
            if (m_nameOf(column) == name)
                m_header.moveSection(m_header.visualIndex(column), place++);
        }
    }
    showChosen();
    fit();
}

void ColumnArrangement::noteOrder()
{
    QStringList order;
    for (int place = 0; place < m_header.count(); ++place)
        order.append(m_nameOf(m_header.logicalIndex(place)));
    for (const auto &name : std::as_const(m_order)) {
        if (!order.contains(name))
            order.append(name);
    }
    m_order = order;
    Q_EMIT changed();
}

// The last column takes the remaining width, which is not a choice of the user.
static bool isStretched(const QHeaderView &header, int column)
{
    if (header.sectionResizeMode(column) != QHeaderView::Interactive)
        return true;
    int last = header.count() - 1;
    while (last >= 0 && header.isSectionHidden(header.logicalIndex(last)))
        --last;
    return header.stretchLastSection() && header.visualIndex(column) == last;
}

// Compares the widths with those before the mouse button was pressed, because the table and its
// page also resize columns.
void ColumnArrangement::noteWidths()
{
    const auto before = std::exchange(m_pressed, {});
    bool isChanged = false;
    for (auto width = before.cbegin(); width != before.cend(); ++width) {
        const int column = width.key();
        const int now = m_header.sectionSize(column);
        if (column >= m_header.count() || now == 0 || now == width.value()
            || isStretched(m_header, column))
            continue;
        m_widths.insert(m_nameOf(column), now);
        isChanged = true;
    }
    if (isChanged)
        Q_EMIT changed();
}

// Waits for the event loop, so that many changes of the model are measured once.
void ColumnArrangement::fitLater()
{
    if (!std::exchange(m_fits, true))
        QMetaObject::invokeMethod(this, &ColumnArrangement::fit, Qt::QueuedConnection);
}

// Sets no width while the user is dragging an edge.
void ColumnArrangement::fit()
{
    m_fits = false;
    if (!m_pressed.isEmpty())
        return;
    const QScopedValueRollback arranging(m_arranging, true);
    const QAbstractItemView &view = m_table;
    for (int column = 0; column < m_header.count(); ++column) {
        if (m_header.isSectionHidden(column)
            || m_header.sectionResizeMode(column) != QHeaderView::Interactive)
            continue;
        if (const int width = m_widths.value(m_nameOf(column)); width > 0)
            m_header.resizeSection(column, std::max(width, m_header.minimumSectionSize()));
        else if (m_fitted.contains(column))
            m_header.resizeSection(
                column, std::max(m_header.sectionSizeHint(column), view.sizeHintForColumn(column)));
    }
}

bool ColumnArrangement::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        if (watched != m_header.viewport())
            break;
        m_pressed.clear();
        for (int column = 0; column < m_header.count(); ++column)
            m_pressed.insert(column, m_header.sectionSize(column));
        break;
    case QEvent::MouseButtonRelease:
        if (watched == m_header.viewport()) {
            noteWidths();
            fitLater();
        }
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        fitLater();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace storedesk::ui
