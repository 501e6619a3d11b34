// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/rowbackground.h"

#include "ui/theme/tokens.h"

#include <QPainter>
#include <QStyleOption>

namespace storedesk::ui {

void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, const Tokens &tokens)
{
    const bool selected = option.state & QStyle::State_Selected;
    if (selected || option.state & QStyle::State_MouseOver) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? tokens.accentSoft : hovered(tokens));
        painter->drawRoundedRect(option.rect, 6, 6);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(tokens.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 6, 6);
    }
}

} // namespace storedesk::ui
