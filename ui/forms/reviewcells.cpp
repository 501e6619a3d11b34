// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/reviewcells.h"

#include "ui/forms/reviewmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>

namespace storedesk::ui::forms {

static int paintWords(QPainter *painter, const QRect &room, const QString &words)
{
    const auto metrics = painter->fontMetrics();
    const QString shown = metrics.elidedText(visibleText(words), Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    return metrics.horizontalAdvance(shown);
}

void ReviewCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const auto &tokens = theme().tokens();
    const bool after = index.column() == ReviewModel::AfterColumn;
    QRect room = option.rect.adjusted(12, 0, -8, -1);
    if (after) {
        painter->fillRect(option.rect.adjusted(0, 0, 0, -1), tokens.accentSoft);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height() - 1)),
                          tokens.accent);
    }
    if (const auto icon = index.data(ItemIconRole); icon.canConvert<Icon>()) {
        paintIcon(painter, QRect(room.left(), room.center().y() - 7, 15, 15), icon.value<Icon>(),
                  ui::colourOf(tokens, static_cast<Tone>(index.data(ItemToneRole).toInt())));
        room.setLeft(room.left() + 21);
    }
    painter->setFont(theme().font(after ? Theme::Text::Medium : Theme::Text::Normal));
    painter->setPen(tokens.text);
    room.setLeft(room.left() + paintWords(painter, room, index.data().toString()) + 6);
    const QString note = index.data(ReviewModel::NoteRole).toString();
    if (note.isEmpty() || room.width() < 12)
        return;
    const bool field = index.column() == ReviewModel::FieldColumn;
    if (field && !theme().technicalNames())
        return;
    painter->setFont(theme().font(field ? Theme::Text::Code : Theme::Text::Normal));
    painter->setPen(after ? tokens.text : tokens.muted);
    paintWords(painter, room, note);
}

} // namespace storedesk::ui::forms
