// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace storedesk::ui {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(8);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto *item : m_items) {
        if (item->isEmpty())
            continue;
        const auto one = item->sizeHint();
        size = {size.width() + one.width() + (size.width() > 0 ? spacing() : 0),
                std::max(size.height(), one.height())};
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    (void)arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool really) const
{
    int left = rect.left();
    int top = rect.top();
    int height = 0;
    QList<Placed> line;
    const auto end = [&] {
        if (really)
            place(line, height, rect);
        line.clear();
    };
    for (auto *item : m_items) {
        if (item->isEmpty())
            continue;
        const int widest = m_wraps ? rect.width() : QWIDGETSIZE_MAX;
        const auto size = item->sizeHint().boundedTo({widest, QWIDGETSIZE_MAX});
        if (m_wraps && left > rect.left() && left + size.width() > rect.right() + 1) {
            end();
            left = rect.left();
            top += height + spacing();
            height = 0;
        }
        height = std::max(height, size.height());
        line.append({item, {QPoint(left, top), size}});
        left += size.width() + spacing();
    }
    end();
    return top + height - rect.top();
}

void FlowLayout::place(QList<Placed> line, int height, const QRect &rect) const
{
    if (m_lastAtEnd && !line.isEmpty() && line.constLast().item == m_items.constLast())
        line.last().place.moveRight(rect.right());
    for (auto &[item, place] : line) {
        place.translate(0, (height - place.height()) / 2);
        item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, place));
    }
}

} // namespace storedesk::ui
