// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/setup/setupcells.h"

#include "ui/setup/setupmodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/textsize.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace storedesk::ui::setup {

static constexpr int cellEdge = 12;
// Indentation of the names after their check boxes.
static constexpr int deeper = 23;

void SetupCells::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const auto name = index.siblingAtColumn(SetupModel::Name);
    const bool heading = name.data(ItemSpanRole).toBool();
    if (!heading) {
        auto inner = option;
        const bool tickless = !name.data(Qt::CheckStateRole).isValid();
        if (index.column() == SetupModel::Name && tickless)
            inner.rect = QStyle::visualRect(
                option.direction, option.rect,
                option.rect.adjusted(
                    grownWithFont(name.data(ItemMutedRole).toBool() ? 2 * deeper : deeper), 0, 0,
                    0));
        return CellDelegate::paintContent(painter, inner, index);
    }
    const auto &tokens = theme().tokens();
    auto room = option.rect.adjusted(cellEdge, 0, -cellEdge, -1);
    if (index.column() == SetupModel::Name) {
        const int side = grownWithFont(16);
        const QRect sign(room.left(), room.center().y() - side / 2, side, side);
        paintIcon(painter, QStyle::visualRect(option.direction, option.rect, sign),
                  index.data(ItemIconRole).value<Icon>(), tokens.muted);
        room.adjust(grownWithFont(deeper), 0, 0, 0);
        // The text extends across the empty cells after the name.
        if (option.widget)
            room.setRight(std::max(room.right(), option.widget->width() / 2));
    }
    painter->setFont(theme().font(Theme::Text::Medium));
    painter->setPen(index.column() == SetupModel::Name ? tokens.text : tokens.accent);
    painter->drawText(QStyle::visualRect(option.direction, option.rect, room),
                      textFlags(option.text, Qt::AlignLeft | Qt::AlignVCenter, option.direction)
                          | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(option.text, Qt::ElideRight, room.width()));
}

} // namespace storedesk::ui::setup
