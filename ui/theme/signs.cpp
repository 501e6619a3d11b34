// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/signs.h"

#include "ui/theme/icons.h"
#include "ui/theme/textsize.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <optional>

namespace storedesk::ui {

static QRect squareIn(const QRect &rect, int side)
{
    const int fitting = std::min({side, rect.width(), rect.height()});
    QRect square(0, 0, fitting, fitting);
    square.moveCenter(rect.center());
    return square;
}

struct BoxColours
{
    QColor fill;
    QColor edge;
    QColor mark;
};

static BoxColours boxColours(const QStyleOption &option, const Tokens &tokens)
{
    const bool filled = option.state & (QStyle::State_On | QStyle::State_NoChange);
    if (!(option.state & QStyle::State_Enabled)) {
        return {.fill = filled ? tokens.line : tokens.bg,
                .edge = tokens.line,
                .mark = disabled(tokens)};
    }
    if (filled)
        return {.fill = tokens.accent, .edge = tokens.accent, .mark = onAccent(tokens)};
    const bool under = option.state & QStyle::State_MouseOver;
    return {
        .fill = tokens.panel, .edge = under ? tokens.accent : tokens.muted, .mark = tokens.accent};
}

static void paintBox(const QStyleOption &option, QPainter *painter, const Tokens &tokens)
{
    const auto colours = boxColours(option, tokens);
    const auto box = squareIn(option.rect, grownWithFont(16));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(colours.edge);
    painter->setBrush(colours.fill);
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
    if (option.state & QStyle::State_On)
        paintIcon(painter, squareIn(box, grownWithFont(12)), Icon::Tick, colours.mark);
    else if (option.state & QStyle::State_NoChange)
        paintIcon(painter, squareIn(box, grownWithFont(12)), Icon::Dash, colours.mark);
}

static void paintRadio(const QStyleOption &option, QPainter *painter, const Tokens &tokens)
{
    const auto colours = boxColours(option, tokens);
    const auto box = squareIn(option.rect, grownWithFont(16));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(colours.edge);
    painter->setBrush(colours.fill);
    painter->drawEllipse(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
    if (!(option.state & QStyle::State_On))
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours.mark);
    painter->drawEllipse(QRectF(box).adjusted(5, 5, -5, -5));
}

static void paintTabClose(const QStyleOption &option, QPainter *painter, const Tokens &tokens)
{
    const bool under = option.state & (QStyle::State_Raised | QStyle::State_MouseOver)
        && option.state & QStyle::State_Enabled;
    if (under) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(pressed(tokens));
        painter->drawRoundedRect(option.rect, 4, 4);
    }
    const bool strong = under || option.state & QStyle::State_Selected;
    paintIcon(painter, squareIn(option.rect, grownWithFont(14)), Icon::Close,
              strong ? tokens.text : tokens.muted);
}

static void paintBranch(const QStyleOption &option, QPainter *painter, const Tokens &tokens)
{
    if (!(option.state & QStyle::State_Children))
        return;
    const bool open = option.state & QStyle::State_Open;
    paintIcon(painter, squareIn(option.rect, grownWithFont(14)),
              open ? Icon::ChevronDown : Icon::ChevronRight, tokens.muted);
}

static std::optional<Icon> arrowOf(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowDown:
    case QStyle::PE_IndicatorSpinDown:
    case QStyle::PE_IndicatorButtonDropDown:
        return Icon::ChevronDown;
    case QStyle::PE_IndicatorArrowUp:
    case QStyle::PE_IndicatorSpinUp:
        return Icon::ChevronUp;
    case QStyle::PE_IndicatorArrowLeft:
        return onTheScreen(Icon::ChevronLeft);
    case QStyle::PE_IndicatorArrowRight:
        return onTheScreen(Icon::ChevronRight);
    case QStyle::PE_IndicatorMenuCheckMark:
        return Icon::Tick;
    case QStyle::PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option)) {
            return header->sortIndicator == QStyleOptionHeader::SortUp ? Icon::ArrowUp
                                                                       : Icon::ArrowDown;
        }
        return Icon::ArrowDown;
    default:
        return std::nullopt;
    }
}

static bool paintArrow(QStyle::PrimitiveElement element, const QStyleOption &option,
                       QPainter *painter, const Tokens &tokens)
{
    const auto icon = arrowOf(element, option);
    if (!icon)
        return false;
    const bool usable = option.state & QStyle::State_Enabled;
    paintIcon(painter, squareIn(option.rect, grownWithFont(14)), *icon,
              usable ? tokens.muted : disabled(tokens));
    return true;
}

bool paintSign(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter,
               const Tokens &tokens)
{
    painter->save();
    bool known = true;
    switch (element) {
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck:
        paintBox(option, painter, tokens);
        break;
    case QStyle::PE_IndicatorRadioButton:
        paintRadio(option, painter, tokens);
        break;
    case QStyle::PE_IndicatorTabClose:
        paintTabClose(option, painter, tokens);
        break;
    case QStyle::PE_IndicatorBranch:
        paintBranch(option, painter, tokens);
        break;
    default:
        known = paintArrow(element, option, painter, tokens);
    }
    painter->restore();
    return known;
}

} // namespace storedesk::ui
