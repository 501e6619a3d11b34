// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "frozencolumns.h"

#include "ui/sheetview/sheetheader.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>

namespace storedesk::ui::sheetview {

FrozenColumns::FrozenColumns(QTableView &table, SheetHeader &header, const Theme &theme)
    : QWidget(&table)
    , m_table(table)
    , m_header(header)
    , m_theme(theme)
{
    hide();
    table.viewport()->installEventFilter(this);
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumns::place);
    connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this,
            qOverload<>(&QWidget::update));
    connect(&header, &QHeaderView::sectionResized, this, &FrozenColumns::place);
    connect(&header, &QHeaderView::sectionMoved, this, &FrozenColumns::place);
}

void FrozenColumns::setCount(int columns)
{
    m_count = columns;
    place();
}

QRect FrozenColumns::mirrored(const QRect &part) const
{
    return QStyle::visualRect(layoutDirection(), rect(), part);
}

QList<FrozenColumns::Section> FrozenColumns::sections() const
{
    QList<Section> found;
    int left = 0;
    for (int visual = 0; visual < m_header.count() && found.size() < m_count; ++visual) {
        const int column = m_header.logicalIndex(visual);
        if (m_header.isSectionHidden(column))
            continue;
        const int width = m_header.sectionSize(column);
        found.append({column, QRect(left, 0, width, m_table.rowHeight(0))});
        left += width;
    }
    return found;
}

// Places the widget, which is visible only while the table is scrolled horizontally.
void FrozenColumns::place()
{
    const auto parts = sections();
    const bool needed = !parts.isEmpty() && m_table.horizontalScrollBar()->value() > 0;
    if (needed) {
        const int width = parts.last().place.right() + 2;
        const auto view = m_table.viewport()->geometry();
        const QRect part(view.left(), m_header.y(), std::min(width, view.width()),
                         view.bottom() + 1 - m_header.y());
        setGeometry(QStyle::visualRect(m_table.layoutDirection(), view, part));
        raise();
    }
    setVisible(needed);
    update();
}

bool FrozenColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    else if (event->type() == QEvent::Paint && isVisible())
        update();
    return QWidget::eventFilter(watched, event);
}

void FrozenColumns::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto &tokens = m_theme.tokens();
    painter.fillRect(rect(), tokens.panel);
    auto parts = sections();
    for (auto &part : parts)
        part.place = mirrored(part.place);
    const int top = m_header.height();
    for (const auto &part : parts)
        m_header.paint(&painter, part.place.adjusted(0, 0, 0, top - part.place.height()),
                       part.column);
    painter.setClipRect(0, top, width(), height() - top);
    const auto *model = m_table.model();
    const auto *selection = m_table.selectionModel();
    for (int row = m_table.rowAt(0); row >= 0 && row < model->rowCount(); ++row) {
        const int y = m_table.rowViewportPosition(row);
        if (y > height())
            break;
        for (const auto &part : parts) {
            const auto index = model->index(row, part.column);
            QStyleOptionViewItem option;
            option.initFrom(&m_table);
            option.widget = &m_table;
            option.rect = part.place.translated(0, top + y);
            option.state.setFlag(QStyle::State_Selected, selection->isSelected(index));
            option.state.setFlag(QStyle::State_HasFocus,
                                 m_table.hasFocus() && index == m_table.currentIndex());
            m_table.itemDelegateForIndex(index)->paint(&painter, option, index);
        }
    }
    painter.setClipping(false);
    painter.fillRect(mirrored({width() - 1, 0, 1, height()}), tokens.line);
}

QModelIndex FrozenColumns::indexAt(const QPoint &point) const
{
    const int row = m_table.rowAt(point.y() - m_header.height());
    for (const auto &part : sections()) {
        const auto place = mirrored(part.place);
        if (point.x() >= place.left() && point.x() <= place.right() && row >= 0)
            return m_table.model()->index(row, part.column);
    }
    return {};
}

void FrozenColumns::mousePressEvent(QMouseEvent *event)
{
    const auto index = indexAt(event->pos());
    if (!index.isValid() || event->pos().y() < m_header.height())
        return;
    using Selection = QItemSelectionModel;
    const auto flags = event->modifiers() & Qt::ControlModifier
        ? Selection::Toggle | Selection::Rows
        : Selection::ClearAndSelect | Selection::Rows;
    m_table.setFocus(Qt::MouseFocusReason);
    m_table.selectionModel()->setCurrentIndex(index, flags);
}

void FrozenColumns::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto index = indexAt(event->pos());
    if (index.isValid())
        Q_EMIT m_table.doubleClicked(index);
}

void FrozenColumns::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_table.viewport(), event);
}

} // namespace storedesk::ui::sheetview
