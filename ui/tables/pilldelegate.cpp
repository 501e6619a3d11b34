// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/pilldelegate.h"

#include "ui/theme/direction.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyle>

#include <utility>

namespace storedesk::ui {

static QFont pillFont(const Theme &theme)
{
    auto font = theme.font(Theme::Text::Small);
    font.setWeight(QFont::Medium);
    return font;
}

QSize sizeOf(const Pill &pill, const Theme &theme)
{
    const QFontMetrics metrics(pillFont(theme));
    return {metrics.horizontalAdvance(pill.text) + theme.scaled(14) + 6 + 5 + 9, theme.scaled(22)};
}

int widthOfCell(const Pill &pill, const Theme &theme)
{
    return sizeOf(pill, theme).width() + 16;
}

QRect paintPill(QPainter *painter, const QRect &rect, const Pill &pill, const Theme &theme)
{
    const auto &tokens = theme.tokens();
    const auto direction = painter->layoutDirection();
    const auto size = sizeOf(pill, theme).boundedTo(QSize(rect.width(), rect.height()));
    const QRect place(rect.left(), rect.top() + (rect.height() - size.height()) / 2, size.width(),
                      size.height());
    const auto shape = QStyle::visualRect(direction, rect, place);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pill.tone == Tone::Neutral ? QPen(tokens.line) : QPen(Qt::NoPen));
    painter->setBrush(softOf(tokens, pill.tone));
    const auto inset = pill.tone == Tone::Neutral ? 0.5 : 0.0;
    const auto radius = shape.height() / 2.0 - inset;
    painter->drawRoundedRect(QRectF(shape).adjusted(inset, inset, -inset, -inset), radius, radius);

    const int iconSide = theme.scaled(14);
    const auto sign = place.adjusted(6, 0, 6 + iconSide - place.width(), 0);
    paintIcon(painter, QStyle::visualRect(direction, rect, sign), pill.icon,
              colourOf(tokens, pill.tone));
    const auto words =
        QStyle::visualRect(direction, rect, place.adjusted(6 + iconSide + 5, 0, -6, 0));
    painter->setFont(pillFont(theme));
    painter->setPen(tokens.text);
    const auto text = painter->fontMetrics().elidedText(pill.text, Qt::ElideRight, words.width());
    painter->drawText(
        words, textFlags(text, Qt::AlignVCenter | Qt::AlignLeading, direction) | Qt::TextSingleLine,
        text);
    painter->restore();
    return shape;
}

static Pill pillOfRoles(const QModelIndex &index)
{
    const auto icon = index.data(ItemIconRole);
    return {.text = index.data().toString(),
            .icon = icon.canConvert<Icon>() ? icon.value<Icon>() : Icon::Dash,
            .tone = static_cast<Tone>(index.data(ItemToneRole).toInt())};
}

PillDelegate::PillDelegate(const Theme &theme, QObject *parent, PillOf pillOf)
    : CellDelegate(theme, parent)
    , m_pillOf(pillOf ? std::move(pillOf) : pillOfRoles)
{ }

void PillDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const auto pill = m_pillOf(index);
    if (pill.text.isEmpty())
        return;
    painter->setLayoutDirection(option.direction);
    paintPill(painter, option.rect.adjusted(12, 0, -4, -1), pill, theme());
}

QSize PillDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {widthOfCell(m_pillOf(index), theme()), theme().scaled(36)};
}

} // namespace storedesk::ui
