// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palettedelegate.h"

#include "ui/palette/palettemodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>
#include <QStyle>

namespace storedesk::ui::palette {

PaletteDelegate::PaletteDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{ }

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, m_theme.scaled(32)};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const bool chosen = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto surface = option.rect.adjusted(4, 0, -4, 0);
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.accentSoft);
        painter->drawRoundedRect(surface, 5, 5);
    }
    const auto mirrored = [&](const QRect &part) {
        return QStyle::visualRect(option.direction, surface, part);
    };
    painter->setLayoutDirection(option.direction);
    const auto tone = static_cast<Tone>(index.data(PaletteModel::RowToneRole).toInt());
    const int side = m_theme.scaled(16);
    const QRect square(surface.left() + 10, surface.center().y() - side / 2 + 1, side, side);
    paintIcon(painter, mirrored(square), index.data(PaletteModel::RowIconRole).value<Icon>(),
              colourOf(tokens, tone));

    int end = surface.right() - 8;
    const auto key = index.data(PaletteModel::KeyRole).value<QKeySequence>();
    if (!key.isEmpty()) {
        const auto size = sizeOf(key, m_theme);
        const QPoint corner(end - size.width(), surface.center().y() - size.height() / 2 + 1);
        paintKey(painter, mirrored(QRect(corner, size)), key, m_theme, tokens.muted, tokens.line);
        end -= size.width() + 8;
    }
    if (const auto kind = index.data(PaletteModel::KindRole).toString(); !kind.isEmpty()) {
        painter->setFont(m_theme.font(Theme::Text::Small));
        painter->setPen(chosen ? tokens.text : tokens.muted);
        const int width = painter->fontMetrics().horizontalAdvance(kind);
        painter->drawText(mirrored(QRect(end - width, surface.top(), width, surface.height())),
                          textFlags(kind, Qt::AlignVCenter | Qt::AlignLeading, option.direction),
                          kind);
        end -= width + 14;
    }
    const int begin = surface.left() + 10 + side + 10;
    painter->setFont(m_theme.font());
    painter->setPen(option.state & QStyle::State_Enabled ? tokens.text
                        : chosen                         ? tokens.text
                                                         : tokens.muted);
    const auto title = painter->fontMetrics().elidedText(visibleText(index.data().toString()),
                                                         Qt::ElideRight, end - begin);
    painter->drawText(mirrored(QRect(begin, surface.top(), end - begin, surface.height())),
                      textFlags(title, Qt::AlignVCenter | Qt::AlignLeading, option.direction),
                      title);
    const auto note = visibleText(index.data(PaletteModel::NoteRole).toString());
    const int noteBegin = begin + painter->fontMetrics().horizontalAdvance(title) + 9;
    if (!note.isEmpty() && noteBegin < end) {
        painter->setFont(m_theme.font(Theme::Text::Small));
        painter->setPen(chosen ? tokens.text : tokens.muted);
        const QRect room(noteBegin, surface.top(), end - noteBegin, surface.height());
        painter->drawText(mirrored(room),
                          textFlags(note, Qt::AlignVCenter | Qt::AlignLeading, option.direction),
                          painter->fontMetrics().elidedText(note, Qt::ElideRight, end - noteBegin));
    }
    painter->restore();
}

} // namespace storedesk::ui::palette
