// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/treeview.h"

#include "ui/tables/headerkeys.h"
#include "ui/tables/headerview.h"
#include "ui/tables/rowtransfer.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace storedesk::ui {

TreeView::TreeView(const Theme &theme, QWidget *parent)
    : QTreeView(parent)
    , m_theme(theme)
    , m_cells(new CellDelegate(theme, this))
    , m_rowTransfer(new RowTransfer(*this))
{
    setItemDelegate(m_cells);
    setHeader(new HeaderView(theme, this));
    // Keep the column with the expand arrows first.
    header()->setFirstSectionMovable(false);
    setUniformRowHeights(true);
    setRootIsDecorated(true);
    // Do not expand on a double click, which opens the row as in tables.
    setExpandsOnDoubleClick(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    viewport()->setAutoFillBackground(false);
    takeMetrics();
    connect(&theme, &Theme::changed, this, &TreeView::takeMetrics);
    connect(this, &QAbstractItemView::doubleClicked, this, &TreeView::opened);
}

void TreeView::takeMetrics()
{
    setIndentation(m_theme.scaled(24));
    scheduleDelayedItemsLayout();
}

void TreeView::setModel(QAbstractItemModel *model)
{
    QTreeView::setModel(model);
    if (model)
        span({}, 0, model->rowCount() - 1);
}

void TreeView::reset()
{
    QTreeView::reset();
    if (model())
        span({}, 0, model()->rowCount() - 1);
}

void TreeView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QTreeView::rowsInserted(parent, start, end);
    span(parent, start, end);
}

void TreeView::span(const QModelIndex &parent, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const auto index = model()->index(row, 0, parent);
        if (index.data(ItemSpanRole).toBool())
            setFirstColumnSpanned(row, parent, true);
        span(index, 0, model()->rowCount(index) - 1);
    }
}

void TreeView::setColumnAtLeast(int column, int pixels)
{
    setColumnWidth(column, std::max(m_theme.scaled(pixels), header()->sectionSizeHint(column)));
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    if (openColumnMenu(*header(), currentIndex().column(), *event))
        return;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && currentIndex().isValid()) {
        Q_EMIT opened(currentIndex());
        return;
    }
    // Leave the key to the parent; the view would use it for its keyboard search.
    if (event->key() == Qt::Key_Delete)
        return event->ignore();
    QTreeView::keyPressEvent(event);
}

// Paints the area before the first cell like the rest of the row.
void TreeView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                       const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const auto &rect = option.rect;
    if (selectionModel()->isSelected(index))
        painter->fillRect(rect, tokens.accentSoft);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, tokens.line);
    QTreeView::drawRow(painter, option, index);
}

void TreeView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!model()->hasChildren(index))
        return;
    const int side = m_theme.scaled(14);
    const int left = isRightToLeft() ? rect.left() : rect.right() + 1 - indentation();
    const QRect room(left, rect.top(), indentation(), rect.height() - 1);
    QRect sign(0, 0, side, side);
    sign.moveCenter(room.center());
    paintIcon(painter, sign, isExpanded(index) ? Icon::ChevronDown : Icon::ChevronRight,
              m_theme.tokens().muted);
}

} // namespace storedesk::ui
