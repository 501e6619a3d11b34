// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/tableview.h"

#include "ui/tables/headerkeys.h"
#include "ui/tables/headerview.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/rowtransfer.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace storedesk::ui {

TableView::TableView(const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_cells(new CellDelegate(theme, this))
    , m_rowTransfer(new RowTransfer(*this))
{
    setItemDelegate(m_cells);
    setHorizontalHeader(new HeaderView(theme, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    takeMetrics();
    setShowGrid(false);
    setWordWrap(false);
    setAlternatingRowColors(false);
    // Pages whose rows can be sorted call sortByHeadings() or setSortingEnabled().
    setSortingEnabled(false);
    horizontalHeader()->setSortIndicatorShown(false);
    setCornerButtonEnabled(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed | SelectedClicked);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    // Tab leaves the table; the arrow keys move within it.
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    viewport()->setAutoFillBackground(false);

    connect(&theme, &Theme::changed, this, &TableView::takeMetrics);
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!(index.flags() & Qt::ItemIsEditable))
            Q_EMIT opened(index);
    });
}

// Sets the height of all rows at once. QHeaderView would resize each section, emit a signal for it
// and sum up all previous ones, which takes minutes for a million rows. The header's signals are
// blocked meanwhile, and the view is laid out once.
static void setHeightOfRows(QHeaderView &rows, int height)
{
    // Keep the minimum at 1, because Qt would iterate over all sections with a larger one.
    rows.setMinimumSectionSize(1);
    if (rows.defaultSectionSize() == height)
        return;
    {
        const QSignalBlocker silent(rows);
        rows.setDefaultSectionSize(height);
    }
    Q_EMIT rows.geometriesChanged();
}

void TableView::takeMetrics()
{
    const int before = verticalHeader()->defaultSectionSize();
    const int row = m_theme.scaled(36);
    // The scroll position is in pixels.
    const qint64 top = verticalScrollBar()->value();
    setHeightOfRows(*verticalHeader(), row);
    verticalScrollBar()->setSingleStep(row);
    // Keep the same rows visible.
    if (before > 0 && before != row)
        verticalScrollBar()->setValue(static_cast<int>(top * row / before));
    viewport()->update();
}

void TableView::setPillColumn(int column, std::function<Pill(const QModelIndex &)> pillOf)
{
    delete itemDelegateForColumn(column);
    setItemDelegateForColumn(column, new PillDelegate(m_theme, this, std::move(pillOf)));
}

void TableView::sortByHeadings()
{
    // Since Qt 6.8, a descending order would reverse even unsorted rows.
    sortByColumn(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
}

void TableView::setColumnAtLeast(int column, int pixels)
{
    setColumnWidth(column, std::max(scaled(pixels), horizontalHeader()->sectionSizeHint(column)));
}

int TableView::scaled(int pixels) const
{
    return m_theme.scaled(pixels);
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (openColumnMenu(*horizontalHeader(), currentIndex().column(), *event))
        return;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && state() != EditingState
        && currentIndex().isValid()) {
        Q_EMIT opened(currentIndex());
        return;
    }
    // Leave the key to the parent; the table would use it for its keyboard search.
    if (event->key() == Qt::Key_Delete)
        return event->ignore();
    QTableView::keyPressEvent(event);
}

} // namespace storedesk::ui
