// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationcells.h"

#include "catalogue/key.h"
#include "ui/lists/integrationrows.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/pictures.h"

#include <QJsonObject>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace storedesk::ui::lists {

namespace key = catalogue::key;
using itemmodels::IntegrationTree;

static constexpr int markSide = 18;
static constexpr int markGap = 8;
// Horizontal padding of table cells.
static constexpr int cellEdge = 12;

// Returns a square in the rectangle, in left-to-right coordinates.
static QRect squareIn(const QRect &rect, int left, int side)
{
    return {left, rect.top() + (rect.height() - 1 - side) / 2, side, side};
}

QSize IntegrationCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto size = CellDelegate::sizeHint(option, index);
    if (kindOf(index) == IntegrationTree::Kind::Integration)
        size.rwidth() += theme().scaled(markSide) + markGap;
    return size;
}

// Draws the picture or the colour of an integration.
static void paintMark(QPainter *painter, const QRect &square, const QModelIndex &index,
                      const Tokens &tokens)
{
    const auto record = index.data(IntegrationTree::RecordRole).toJsonObject();
    const auto picture = pictureIn(record.value(key::imageUri).toString(), square.size() * 2);
    const QColor colour(record.value(key::color).toString());
    if (!picture.isNull()) {
        auto place = QRect({}, picture.size().scaled(square.size(), Qt::KeepAspectRatio));
        place.moveCenter(square.center());
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(place, picture);
    } else if (colour.isValid()) {
        paintSwatch(painter, square.adjusted(2, 2, -2, -2), colour, tokens.line);
    } else {
        paintIcon(painter, square, Icon::Integrations, tokens.muted);
    }
}

// Draws a note with its icon and its action.
static void paintNote(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index, const Theme &theme)
{
    const auto &tokens = theme.tokens();
    const auto &rect = option.rect;
    const int side = theme.scaled(16);
    const auto tone = static_cast<Tone>(index.data(ItemToneRole).toInt());
    const auto square = squareIn(rect, rect.left() + cellEdge, side);
    paintIcon(painter, QStyle::visualRect(option.direction, rect, square),
              index.data(ItemIconRole).value<Icon>(), ui::colourOf(tokens, tone));

    const auto action = index.data(IntegrationRows::ActionRole).toString();
    const QFontMetrics strong(theme.font(Theme::Text::Medium));
    const int link = action.isEmpty() ? 0 : strong.horizontalAdvance(action) + cellEdge;
    const auto room = rect.adjusted(cellEdge + side + markGap, 0, -cellEdge - link, -1);
    const bool selected = option.state & QStyle::State_Selected;
    const auto flagsOf = [&option](const QString &text) {
        return textFlags(text, Qt::AlignLeft | Qt::AlignVCenter, option.direction)
            | Qt::TextSingleLine;
    };
    painter->setFont(theme.font());
    painter->setPen(selected ? tokens.text : tokens.muted);
    const auto words = painter->fontMetrics().elidedText(option.text, Qt::ElideRight, room.width());
    painter->drawText(QStyle::visualRect(option.direction, rect, room), flagsOf(words), words);
    if (action.isEmpty())
        return;
    const int end = room.left() + painter->fontMetrics().horizontalAdvance(words) + cellEdge;
    painter->setFont(theme.font(Theme::Text::Medium));
    painter->setPen(tokens.accent);
    const QRect behind(end, rect.top(), link, rect.height() - 1);
    painter->drawText(QStyle::visualRect(option.direction, rect, behind), flagsOf(action), action);
}

void IntegrationCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const auto kind = kindOf(index);
    if (kind == IntegrationTree::Kind::Note)
        return paintNote(painter, option, index, theme());
    if (kind != IntegrationTree::Kind::Integration)
        return CellDelegate::paintContent(painter, option, index);
    const int side = theme().scaled(markSide);
    const auto &rect = option.rect;
    const auto square = squareIn(rect, rect.left() + cellEdge, side);
    paintMark(painter, QStyle::visualRect(option.direction, rect, square), index, theme().tokens());
    auto behind = option;
    const int taken = side + markGap;
    behind.rect = QStyle::visualRect(option.direction, rect, rect.adjusted(taken, 0, 0, 0));
    CellDelegate::paintContent(painter, behind, index);
}

AboutCells::AboutCells(const Theme &theme, QObject *parent)
    : CellDelegate(theme, parent)
{
    setInk(IntegrationTree::About, CellInk::Muted);
    setInk(IntegrationTree::Alias, CellInk::Code);
}

QSize AboutCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto size = CellDelegate::sizeHint(option, index);
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    if (view && index.column() == IntegrationTree::About
        && kindOf(index) == IntegrationTree::Kind::Integration)
        size.rwidth() -= std::min(size.width(), view->columnWidth(IntegrationTree::Alias));
    return size;
}

// Draws the text across both cells. Each cell draws the same text, clipped to its own rectangle.
void AboutCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    if (!view || kindOf(index) != IntegrationTree::Kind::Integration)
        return CellDelegate::paintContent(painter, option, index);
    const auto about = index.siblingAtColumn(IntegrationTree::About);
    auto both = option;
    both.text = displayText(about.data(), option.locale);
    for (const int column : {IntegrationTree::About, IntegrationTree::Alias}) {
        const QRect cell(view->columnViewportPosition(column), option.rect.top(),
                         view->columnWidth(column), option.rect.height());
        // A hidden column has no width, so its cell does not matter.
        both.rect = both.rect.united(cell);
    }
    painter->save();
    painter->setClipRect(option.rect);
    CellDelegate::paintContent(painter, both, about);
    painter->restore();
}

} // namespace storedesk::ui::lists
