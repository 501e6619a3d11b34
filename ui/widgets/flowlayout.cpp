// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace storedesk::ui::files {

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
    int line = 0;
    for (auto *item : m_items) {
        if (item->isEmpty())
            continue;
        const auto size = item->sizeHint().boundedTo({rect.width(), QWIDGETSIZE_MAX});
        if (left > rect.left() && left + size.width() > rect.right() + 1) {
            left = rect.left();
            top += line + spacing();
            line = 0;
        }
        line = std::max(line, size.height());
        if (really) {
            const auto direction = parentWidget()->layoutDirection();
            item->setGeometry(QStyle::visualRect(direction, rect, {QPoint(left, top), size}));
        }
        left += size.width() + spacing();
    }
    return top + line - rect.top();
}

} // namespace storedesk::ui::files
