// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/paintedframe.h"

#include "ui/theme/tokens.h"

#include <QPainter>
#include <QWidget>

namespace storedesk::ui::tableoptions {

void paintPressable(QPainter &painter, const QWidget &widget, const Tokens &tokens, qreal radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focus = widget.hasFocus();
    painter.setPen(QPen(focus ? tokens.accent : tokens.line, focus ? 2 : 1));
    painter.setBrush(widget.underMouse() ? hovered(tokens) : tokens.panel);
    const auto edge = focus ? 1.0 : 0.5;
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(edge, edge, -edge, -edge), radius,
                            radius);
}

} // namespace storedesk::ui::tableoptions
