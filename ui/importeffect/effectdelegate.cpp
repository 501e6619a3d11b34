// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/effectdelegate.h"

#include "imports/effectrowsmodel.h"
#include "ui/tables/pilldelegate.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>

#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::RowEffect;
using storedesk::imports::EffectRowsModel;

static Pill pillOfEffect(const QModelIndex &index)
{
    struct Look
    {
        Icon icon;
        Tone tone;
    };
    // In the order of RowEffect.
    static constexpr std::array looks{
        Look{Icon::Dash, Tone::Neutral},    Look{Icon::Plus, Tone::Ok},
        Look{Icon::Pencil, Tone::Accent},   Look{Icon::Tick, Tone::Neutral},
        Look{Icon::CrossCircle, Tone::Err}, Look{Icon::Help, Tone::Warn}};
    static_assert(looks.size() == static_cast<std::size_t>(RowEffect::Count));
    const auto effect = index.data(EffectRowsModel::EffectRole);
    if (!effect.isValid())
        return {};
    const auto text = index.data().toString();
    if (index.data(EffectRowsModel::ErasesRole).toBool())
        return {.text = text, .icon = Icon::Minus, .tone = Tone::Err};
    const auto &look = looks.at(effect.toUInt());
    return {.text = text, .icon = look.icon, .tone = look.tone};
}

static bool hasChange(const QModelIndex &index)
{
    return index.data(EffectRowsModel::ChangesRole).toBool();
}

static Tone toneOfChange(const QModelIndex &index)
{
    return index.data(EffectRowsModel::ErasesRole).toBool() ? Tone::Err : Tone::Accent;
}

void EffectDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    auto plain = option;
    if (index.column() > 0 && hasChange(index)) {
        // Do not paint the selection, because the background of a change takes precedence.
        plain.state &= ~QStyle::State_Selected;
        const auto tone = toneOfChange(index);
        painter->fillRect(option.rect, softOf(theme().tokens(), tone));
        const QRect edge(option.rect.topLeft(), QSize(theme().scaled(2), option.rect.height()));
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, edge),
                          colourOf(theme().tokens(), tone));
    }
    CellDelegate::paint(painter, plain, index);
}

void EffectDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    if (index.column() == 0) {
        const auto pill = pillOfEffect(index);
        painter->setLayoutDirection(option.direction);
        if (!pill.text.isEmpty())
            paintPill(painter, option.rect.adjusted(8, 0, -4, -1), pill, theme());
        return;
    }
    if (!hasChange(index))
        return CellDelegate::paintContent(painter, option, index);
    const auto &tokens = theme().tokens();
    auto room = option.rect.adjusted(theme().scaled(10), 0, -theme().scaled(8), -1);
    // Paints a text and removes its area from the remaining rectangle.
    const auto write = [&](const QString &text, const QFont &font, const QColor &colour) {
        const QFontMetrics metrics(font);
        const int width = std::min(metrics.horizontalAdvance(text) + 2, std::max(0, room.width()));
        painter->setFont(font);
        painter->setPen(colour);
        const QRect place(room.left(), room.top(), width, room.height());
        painter->drawText(QStyle::visualRect(option.direction, option.rect, place),
                          textFlags(text, Qt::AlignLeading | Qt::AlignVCenter, option.direction)
                              | Qt::TextSingleLine,
                          metrics.elidedText(text, Qt::ElideRight, width));
        room.setLeft(room.left() + width + theme().scaled(6));
    };
    const auto part = [&](int role, QFont font) {
        const auto text = visibleText(index.data(role).toString());
        const bool isEmpty = text.isEmpty();
        font.setStrikeOut(!isEmpty && role == EffectRowsModel::BeforeRole);
        write(isEmpty ? tr("empty") : text, font, tokens.text);
    };
    part(EffectRowsModel::BeforeRole, theme().font());
    write(option.direction == Qt::RightToLeft ? u"←"_s : u"→"_s, theme().font(), tokens.text);
    part(EffectRowsModel::AfterRole, theme().font(Theme::Text::Medium));
}

} // namespace storedesk::ui::imports
