// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/faultdelegate.h"

#include "imports/checkedrowsmodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;

using storedesk::imports::CheckedRowsModel;

static bool hasFault(const QModelIndex &index)
{
    return index.data(CheckedRowsModel::FaultRole).toInt() != 0;
}

static Tone toneOf(const QModelIndex &index)
{
    return index.data(CheckedRowsModel::WarningRole).toBool() ? Tone::Warn : Tone::Err;
}

void FaultDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    auto plain = option;
    if (hasFault(index)) {
        // Do not paint the selection, because the background of a faulty cell takes precedence.
        plain.state &= ~QStyle::State_Selected;
        painter->fillRect(option.rect, softOf(theme().tokens(), toneOf(index)));
    }
    CellDelegate::paint(painter, plain, index);
}

// Makes the editor as wide as its text if the table has room, so that addresses are fully visible.
void FaultDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                         const QModelIndex &index) const
{
    auto place = option.rect;
    const auto text = index.data(Qt::EditRole).toString();
    const int wanted = QFontMetrics(editor->font()).horizontalAdvance(text) + theme().scaled(32);
    const int room = editor->parentWidget() ? editor->parentWidget()->width() : place.width();
    place.setWidth(std::clamp(wanted, place.width(), std::max(place.width(), room)));
    if (place.right() >= room)
        place.moveRight(std::max(place.width(), room) - 1);
    editor->setGeometry(place);
}

void FaultDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    if (!hasFault(index))
        return CellDelegate::paintContent(painter, option, index);
    const auto &tokens = theme().tokens();
    const int side = theme().scaled(16);
    const int gap = theme().scaled(6);
    auto room = option.rect.adjusted(theme().scaled(8), 0, -theme().scaled(8), -1);
    const auto mirrored = [&option](const QRect &place) {
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    const auto tone = toneOf(index);
    paintIcon(painter, mirrored({room.left(), room.top(), side, room.height()}),
              tone == Tone::Warn ? Icon::Warning : Icon::CrossCircle, colourOf(tokens, tone));
    room.setLeft(room.left() + side + gap);
    const auto word = index.data(CheckedRowsModel::WordRole).toString();
    const auto placeholder =
        index.data(CheckedRowsModel::KnownRole).toBool() ? tr("empty") : u"…"_s;
    const auto text = option.text.isEmpty() ? placeholder : option.text;
    const QFontMetrics strong(theme().font(Theme::Text::Medium));
    const QFontMetrics small(theme().font(Theme::Text::Small));
    // The text comes first; the fault gets the remaining width, but at least a third.
    const int least = std::min(small.horizontalAdvance(word) + 2, room.width() / 3);
    const int textWidth =
        std::min(strong.horizontalAdvance(text) + 2, std::max(0, room.width() - least - gap));
    const auto flagsOf = [&option](const QString &words) {
        return textFlags(words, Qt::AlignLeading | Qt::AlignVCenter, option.direction)
            | Qt::TextSingleLine;
    };
    painter->setPen(tokens.text);
    painter->setFont(theme().font(Theme::Text::Medium));
    painter->drawText(mirrored({room.left(), room.top(), textWidth, room.height()}), flagsOf(text),
                      strong.elidedText(text, Qt::ElideRight, textWidth));
    painter->setFont(theme().font(Theme::Text::Small));
    const int left = room.left() + textWidth + gap;
    painter->drawText(mirrored({left, room.top(), room.right() - left, room.height()}),
                      flagsOf(word), small.elidedText(word, Qt::ElideRight, room.right() - left));
}

} // namespace storedesk::ui::imports
