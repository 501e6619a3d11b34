// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/changedelegate.h"

#include "ui/theme/direction.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

static void paintChange(QPainter *painter, const QStyleOptionViewItem &option,
                        const ChangedText &change, const Theme &theme)
{
    const auto arrow = option.direction == Qt::RightToLeft ? u" ← "_s : u" → "_s;
    auto struck = theme.font();
    struck.setStrikeOut(change.hadValue);
    const auto strong = theme.font(Theme::Text::Medium);
    const auto widthOf = [](const QString &text, const QFont &font) {
        return QFontMetrics(font).horizontalAdvance(text) + 2;
    };
    auto room = option.rect.adjusted(12, 0, -12, -1);
    const int old = std::min(widthOf(change.before, struck), room.width() / 2);
    const int all = old + widthOf(arrow, theme.font()) + widthOf(change.after, strong);
    if ((option.displayAlignment & Qt::AlignRight) && all < room.width())
        room.setLeft(room.right() - all);
    const auto draw = [&](const QString &text, const QFont &font, int width) {
        painter->setFont(font);
        const QRect part(room.left(), room.top(), width, room.height());
        painter->drawText(QStyle::visualRect(option.direction, option.rect, part),
                          textFlags(text, Qt::AlignVCenter | Qt::AlignLeading, option.direction)
                              | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, width));
        room.setLeft(room.left() + width);
    };
    painter->setPen(theme.tokens().text);
    draw(change.before, struck, old);
    draw(arrow, theme.font(), widthOf(arrow, theme.font()));
    draw(change.after, strong, room.width());
}

void ChangeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const bool changes = changeOf(index).has_value();
    if (changes)
        painter->fillRect(option.rect, theme().tokens().accentSoft);
    CellDelegate::paint(painter, option, index);
    if (changes)
        painter->fillRect(
            QStyle::visualRect(option.direction, option.rect,
                               QRect(option.rect.topLeft(), QSize(2, option.rect.height() - 1))),
            theme().tokens().accent);
}

void ChangeDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    if (const auto change = changeOf(index))
        paintChange(painter, option, *change, theme());
    else
        CellDelegate::paintContent(painter, option, index);
}

} // namespace storedesk::ui
