// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/savedtestcells.h"

#include "ui/theme/textsize.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>

namespace storedesk::ui::create {

static constexpr int testEdge = 8;
static constexpr int testGap = 8; // behind the sign
static constexpr int testMargin = 5; // above and below

static QRect textRoomOf(const QRect &row)
{
    return row.adjusted(testEdge + grownWithFont(16) + testGap, testMargin, -testEdge, -testMargin);
}

void SavedTestCells::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const auto &tokens = theme().tokens();
    const bool selected = option.state & QStyle::State_Selected;
    const auto &row = option.rect;
    const auto mirrored = [&option, &row](const QRect &place) {
        return QStyle::visualRect(option.direction, row, place);
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.accentSoft);
        painter->drawRoundedRect(row, 6, 6);
    }
    const int side = grownWithFont(16);
    paintIcon(painter, mirrored({row.left() + testEdge, row.center().y() - side / 2, side, side}),
              index.data(ItemIconRole).value<Icon>(),
              ui::colourOf(tokens, static_cast<Tone>(index.data(ItemToneRole).toInt())));
    const auto room = textRoomOf(row);
    const int middle = room.top()
        + room.height() * QFontMetrics(theme().font()).height()
            / (QFontMetrics(theme().font()).height()
               + QFontMetrics(theme().font(Theme::Text::Small)).height());
    const auto draw = [&](const QString &text, const QFont &font, const QColor &ink, int top,
                          int bottom) {
        painter->setFont(font);
        painter->setPen(ink);
        const auto words =
            painter->fontMetrics().elidedText(visibleText(text), Qt::ElideRight, room.width());
        painter->drawText(mirrored({room.left(), top, room.width(), bottom - top}),
                          static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft)
                                           | Qt::AlignVCenter),
                          words);
    };
    draw(index.data().toString(), theme().font(), tokens.text, room.top(), middle);
    draw(index.data(EndRole).toString(), theme().font(Theme::Text::Small),
         selected ? tokens.text : tokens.muted, middle, room.bottom() + 1);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(tokens.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
    }
    painter->restore();
}

QSize SavedTestCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(option)
    const QFontMetrics name(theme().font());
    const QFontMetrics end(theme().font(Theme::Text::Small));
    const int words = std::max(name.horizontalAdvance(index.data().toString()),
                               end.horizontalAdvance(index.data(EndRole).toString()));
    return {words + grownWithFont(16) + testGap + 2 * testEdge,
            name.height() + end.height() + 2 * testMargin};
}

// Only the name is edited.
void SavedTestCells::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &index) const
{
    Q_UNUSED(index)
    auto room = textRoomOf(option.rect).adjusted(-testGap / 2, 0, testGap / 2, 0);
    room.setHeight(std::min(option.rect.height(), editor->sizeHint().height()));
    room.moveTop(option.rect.top());
    editor->setGeometry(QStyle::visualRect(option.direction, option.rect, room));
}

} // namespace storedesk::ui::create
