// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetgrid.h"

#include "ui/sheetview/frozencolumns.h"
#include "ui/sheetview/sheetdelegate.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/statepane.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

// Upper limit for stored widths.
static constexpr int widest = 4'000;

SheetGrid::SheetGrid(sheet::SheetModel &model, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_model(model)
    , m_theme(theme)
    , m_narrowest(theme.scaled(84))
    , m_table(new TableView(theme, this))
    , m_header(new SheetHeader(theme, m_table))
    , m_numbers(new RowNumbers(theme, m_table))
    , m_delegate(new SheetDelegate(theme, m_table))
    , m_foot(new FootLine(theme, this))
{
    build();
    m_frozen = new FrozenColumns(*m_table, *m_header, theme);
    m_frozen->setObjectName(u"frozenColumns"_s);
    m_pane = new StatePane(m_table, theme);
    listen();
}

void SheetGrid::build()
{
    m_table->setObjectName(u"fileTable"_s);
    m_table->setAccessibleName(tr("File rows"));
    m_table->setHorizontalHeader(m_header);
    m_table->setVerticalHeader(m_numbers);
    m_numbers->show();
    m_table->setItemDelegate(m_delegate);
    m_table->setModel(&m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_header->setObjectName(u"fileHeader"_s);
    m_foot->setObjectName(u"fileFoot"_s);
    m_foot->button()->setObjectName(u"stopWork"_s);
    box()->setContentsMargins(1, 1, 1, 1);
    box()->setSpacing(0);
    box()->addWidget(m_table, 1);
    box()->addWidget(separator(this));
    box()->addWidget(m_foot);
    m_table->installEventFilter(this);
}

void SheetGrid::listen()
{
    connect(m_table, &TableView::opened, this, &SheetGrid::opened);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { setCurrentColumn(current.column()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SheetGrid::selectionMoved);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        stayInColumn();
        Q_EMIT selectionMoved();
    });
    connect(&m_model, &QAbstractItemModel::headerDataChanged, this, &SheetGrid::fitTitles);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, signal, this, [this] { m_numbers->fit(m_model.rowCount()); });
    connect(m_header, &QHeaderView::sectionClicked, this, [this](int column) {
        setCurrentColumn(column);
        Q_EMIT sortAsked(column, QApplication::keyboardModifiers() & Qt::ShiftModifier);
    });
    connect(m_header, &QHeaderView::sectionMoved, this, &SheetGrid::columnsArranged);
    connect(m_header, &QHeaderView::sectionResized, this, &SheetGrid::columnsArranged);
    connect(m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        const int column = m_header->logicalIndexAt(place);
        if (column >= 0)
            Q_EMIT menuAsked(column, m_header->mapToGlobal(place));
    });
}

// Opens the menu of the current column on Alt+Down, because a header cannot receive the focus.
bool SheetGrid::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return Panel::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    // Replace the default, which copies only the current cell.
    if (key->matches(QKeySequence::Copy)) {
        Q_EMIT copyAsked();
        return true;
    }
    const int column = currentColumn();
    if (key->key() != Qt::Key_Down || key->modifiers() != Qt::AltModifier || column < 0)
        return Panel::eventFilter(watched, event);
    Q_EMIT menuAsked(column,
                     m_header->mapToGlobal(
                         QPoint(m_header->sectionViewportPosition(column), m_header->height())));
    return true;
}

void SheetGrid::fitColumns(const QList<sheet::SheetColumn> &columns)
{
    m_letters.clear();
    for (int column = 0; column < columns.size(); ++column) {
        // Cells with an old and a new value need twice the width.
        m_letters.append(columns[column].letters * (m_changes && column > 0 ? 2 : 1));
        m_table->setColumnHidden(column, false);
        m_table->setColumnWidth(column, fittingWidth(column));
    }
    m_fittedWidths = widths();
    m_numbers->fit(m_model.rowCount());
}

int SheetGrid::fittingWidth(int column) const
{
    const int letter = QFontMetrics(m_theme.font()).horizontalAdvance(u'n');
    const int cells = std::min(m_letters.value(column), 28) * letter + 30;
    return std::clamp(std::max(cells, m_header->sectionSizeHint(column)), m_narrowest,
                      m_theme.scaled(280));
}

// Widens columns for their titles, which arrive later than the columns. Widths chosen by the user
// are preserved.
void SheetGrid::fitTitles()
{
    for (int column = 0; column < m_fittedWidths.size(); ++column) {
        if (m_table->isColumnHidden(column)
            || m_table->columnWidth(column) != m_fittedWidths[column])
            continue;
        m_fittedWidths[column] = fittingWidth(column);
        m_table->setColumnWidth(column, m_fittedWidths[column]);
    }
}

// Makes a column with long text readable without scrolling, next to the first column. If there is
// too little room, hides the row numbers.
void SheetGrid::showWhole(int column, int letters)
{
    const int letter = QFontMetrics(m_theme.font()).horizontalAdvance(u'n');
    const int wanted = letters * letter + m_theme.scaled(30);
    const int first = m_header->logicalIndex(0);
    const int beside = first == column ? 0 : m_table->columnWidth(first) + 2;
    m_numbers->setVisible(wanted + beside <= m_table->viewport()->width());
    m_table->doItemsLayout();
    if (beside > 0)
        setFrozen(1);
    // Move the column to the position after the first one.
    m_header->moveSection(m_header->visualIndex(column), beside > 0 ? 1 : 0);
    const int room = m_table->viewport()->width() - beside;
    m_table->setColumnWidth(column, std::max(std::min(wanted, room), m_table->columnWidth(column)));
    // Update the scroll range for the new width.
    m_table->doItemsLayout();
    m_table->scrollTo(m_model.index(0, column));
}

QList<int> SheetGrid::widths() const
{
    QList<int> widths;
    for (int column = 0; column < m_header->count(); ++column)
        widths.append(m_header->isSectionHidden(column) ? 0 : m_header->sectionSize(column));
    return widths;
}

QList<int> SheetGrid::ownWidths() const
{
    auto own = widths();
    for (int column = 0; column < own.size(); ++column) {
        if (own[column] == m_fittedWidths.value(column))
            own[column] = 0;
    }
    return own;
}

void SheetGrid::setOwnWidths(const QList<int> &widths)
{
    for (int column = 0; column < std::min<qsizetype>(widths.size(), m_header->count()); ++column) {
        if (widths[column] > 0)
            m_table->setColumnWidth(column, std::min(widths[column], widest));
    }
}

QList<int> SheetGrid::columnOrder() const
{
    QList<int> order;
    for (int visual = 0; visual < m_header->count(); ++visual)
        order.append(m_header->logicalIndex(visual));
    return order;
}

void SheetGrid::setColumnOrder(const QList<int> &order)
{
    for (int visual = 0; visual < std::min<qsizetype>(order.size(), m_header->count()); ++visual)
        m_header->moveSection(m_header->visualIndex(order[visual]), visual);
}

int SheetGrid::currentColumn() const
{
    return m_header->current();
}

void SheetGrid::setCurrentColumn(int column)
{
    if (column < 0 || column == m_header->current())
        return;
    m_header->setCurrent(column);
    m_delegate->setCurrent(column);
    m_table->viewport()->update();
    Q_EMIT columnEntered(column);
}

// Keeps the current column when the rows change, because a table without a current cell would jump
// to the first cell on focus.
void SheetGrid::stayInColumn()
{
    if (m_model.hasIndex(0, currentColumn()))
        m_table->selectionModel()->setCurrentIndex(m_model.index(0, currentColumn()),
                                                   QItemSelectionModel::NoUpdate);
}

void SheetGrid::setWords(const std::function<QString(int, const QString &)> &words)
{
    m_model.setWords(words);
    m_table->viewport()->update();
}

void SheetGrid::setChanges(bool changes)
{
    m_changes = changes;
    m_delegate->setChanges(changes);
    // Columns must be wide enough for the kind of change.
    m_narrowest = m_theme.scaled(changes ? 120 : 84);
}

void SheetGrid::setFrozen(int columns)
{
    m_frozen->setCount(columns);
    Q_EMIT columnsChanged();
}

int SheetGrid::frozen() const
{
    return m_frozen->count();
}

void SheetGrid::setHidden(int column, bool hidden)
{
    if (hidden && shownColumns() == QList{column})
        // The last visible column cannot be hidden.
        return;
    m_table->setColumnHidden(column, hidden);
    Q_EMIT columnsChanged();
}

QList<int> SheetGrid::shownColumns() const
{
    QList<int> shown;
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int column = m_header->logicalIndex(visual);
        if (!m_header->isSectionHidden(column))
            shown.append(column);
    }
    return shown;
}

QList<int> SheetGrid::selectedRows(int most) const
{
    QList<int> rows;
    // Look at one visible column only, because hidden columns split a row into several ranges.
    const int column = shownColumns().value(0);
    for (const auto &range : m_table->selectionModel()->selection()) {
        if (range.left() > column || range.right() < column)
            continue;
        for (int row = range.top(); row <= range.bottom() && rows.size() < most; ++row)
            rows.append(row);
    }
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

qint64 SheetGrid::selectedCount() const
{
    qint64 count = 0;
    const int column = shownColumns().value(0);
    for (const auto &range : m_table->selectionModel()->selection()) {
        if (range.left() <= column && range.right() >= column)
            count += range.height();
    }
    return count;
}

void SheetGrid::goTo(int row, int column)
{
    const auto index = m_model.index(row, column);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

} // namespace storedesk::ui::sheetview
