// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tableview.h"

#include "ui/theme/theme.h"
#include "ui/widgets/headerkeys.h"
#include "ui/widgets/headerview.h"
#include "ui/widgets/pilldelegate.h"

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
{
    setItemDelegate(m_cells);
    setHorizontalHeader(new HeaderView(theme, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    takeMetrics();
    setShowGrid(false);
    setWordWrap(false);
    setAlternatingRowColors(false);
    setSortingEnabled(false); // our models sort themselves; the page connects the header
    horizontalHeader()->setSortIndicatorShown(false);
    setCornerButtonEnabled(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed | SelectedClicked);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false); // Tab leaves the table, arrows walk in it
    setFrameShape(NoFrame);
    viewport()->setAutoFillBackground(false);

    connect(&theme, &Theme::changed, this, &TableView::takeMetrics);
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!(index.flags() & Qt::ItemIsEditable))
            Q_EMIT opened(index);
    });
}

// A header resizes its sections one by one, tells of each and adds up all those before it: with a
// million rows that is minutes. All rows have one height, so nobody needs to hear of each: the
// header is silent and the view lays itself out once.
static void setHeightOfRows(QHeaderView &rows, int height)
{
    rows.setMinimumSectionSize(1); // a larger one would walk over all of them
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
    const qint64 top = verticalScrollBar()->value(); // in pixels
    setHeightOfRows(*verticalHeader(), row);
    verticalScrollBar()->setSingleStep(row);
    if (before > 0 && before != row) // the same rows stay in sight
        verticalScrollBar()->setValue(static_cast<int>(top * row / before));
    viewport()->update();
}

void TableView::setPillColumn(int column, std::function<Pill(const QModelIndex &)> pillOf)
{
    delete itemDelegateForColumn(column);
    setItemDelegateForColumn(column, new PillDelegate(m_theme, this, std::move(pillOf)));
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
    // A table would search for it like for a letter; whoever is around may know better.
    if (event->key() == Qt::Key_Delete)
        return event->ignore();
    QTableView::keyPressEvent(event);
}

} // namespace storedesk::ui
