// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/linecells.h"

#include "ui/tables/tableview.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace storedesk::ui {

static constexpr int linePadding = 12;
static constexpr int lineEdge = 8;
// A row with more lines shows the first ones. All of them are in the tool tip.
static constexpr qsizetype mostLines = 12;

LineCells::LineCells(TableView &view, const Theme &theme, HasLines hasLines)
    : CellDelegate(theme, &view)
    , m_view(view)
    , m_hasLines(std::move(hasLines))
{ }

void LineCells::useIn(TableView &view, const Theme &theme, HasLines hasLines)
{
    auto *cells = new LineCells(view, theme, std::move(hasLines));
    view.setItemDelegate(cells);
    const auto later = [cells] {
        cells->fitLater();
    };
    auto *model = view.model();
    connect(model, &QAbstractItemModel::dataChanged, cells, later);
    connect(model, &QAbstractItemModel::modelReset, cells, later);
    connect(model, &QAbstractItemModel::layoutChanged, cells, later);
    connect(model, &QAbstractItemModel::rowsInserted, cells, later);
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, cells, later);
    connect(view.verticalScrollBar(), &QScrollBar::rangeChanged, cells, later);
    connect(&theme, &Theme::changed, cells, later);
    cells->fitLater();
}

QStringList LineCells::linesOf(const QModelIndex &index) const
{
    if (!m_hasLines(index))
        return {};
    auto lines = index.data().toString().split(u'\n');
    if (lines.size() > mostLines)
        lines.resize(mostLines);
    return lines;
}

// Queued, so that many changes are answered once.
void LineCells::fitLater()
{
    if (m_waiting)
        return;
    m_waiting = true;
    QMetaObject::invokeMethod(this, &LineCells::fit, Qt::QueuedConnection);
}

void LineCells::fit()
{
    m_waiting = false;
    const auto *model = m_view.model();
    const int usual = m_view.verticalHeader()->defaultSectionSize();
    const int line = QFontMetrics(theme().font()).lineSpacing();
    const int below = m_view.viewport()->height();
    for (int row = std::max(0, m_view.rowAt(0)); row < model->rowCount(); ++row) {
        if (m_view.rowViewportPosition(row) > below)
            return;
        qsizetype lines = 1;
        for (int column = 0; column < model->columnCount(); ++column)
            lines = std::max(lines, linesOf(model->index(row, column)).size());
        const int height = lines < 2 ? usual : static_cast<int>(lines) * line + 2 * lineEdge;
        if (m_view.rowHeight(row) != height)
            m_view.setRowHeight(row, height);
    }
}

void LineCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const auto lines = linesOf(index);
    if (lines.size() < 2)
        return CellDelegate::paintContent(painter, option, index);
    const auto &tokens = theme().tokens();
    const bool selected = option.state & QStyle::State_Selected;
    painter->setFont(theme().font());
    painter->setPen(inkOf(index) == CellInk::Muted && !selected ? tokens.muted : tokens.text);
    const auto metrics = painter->fontMetrics();
    auto room = option.rect.adjusted(linePadding, lineEdge, -linePadding, 0);
    room.setHeight(metrics.lineSpacing());
    for (const auto &line : lines) {
        const auto words = metrics.elidedText(visibleText(line), Qt::ElideRight, room.width());
        painter->drawText(QStyle::visualRect(option.direction, option.rect, room),
                          textFlags(words, Qt::AlignLeft | Qt::AlignVCenter, option.direction)
                              | Qt::TextSingleLine,
                          words);
        room.translate(0, metrics.lineSpacing());
    }
}

} // namespace storedesk::ui
