// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/visitdelegate.h"

#include "ui/lookups/visitmodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/rowbackground.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>

namespace storedesk::ui::lookups {

VisitDelegate::VisitDelegate(Icon icon, const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_icon(icon)
    , m_theme(theme)
{ }

QSize VisitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool heading = index.data(VisitModel::HeadingRole).toBool();
    return {option.rect.width(), m_theme.scaled(heading ? 28 : 44)};
}

void VisitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(VisitModel::HeadingRole).toBool()) {
        auto font = m_theme.font(Theme::Text::Tiny);
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(m_theme.tokens().muted);
        painter->drawText(option.rect.adjusted(10, 0, -10, 0), Qt::AlignVCenter | Qt::AlignLeading,
                          index.data().toString());
    } else {
        paintVisit(painter, option, index);
    }
    painter->restore();
}

void VisitDelegate::paintVisit(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const bool selected = option.state & QStyle::State_Selected;
    paintRowBackground(painter, option, tokens);
    const int side = m_theme.scaled(16);
    const auto at = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const auto &all = option.rect;
    paintIcon(painter, at({all.left() + 10, all.top(), side, all.height()}), m_icon, tokens.muted);
    QRect words = all.adjusted(side + 20, m_theme.scaled(4), -10, -m_theme.scaled(4));
    if (index.data(VisitModel::PinnedRole).toBool()) {
        paintIcon(painter, at({all.right() - 10 - side, all.top(), side, all.height()}), Icon::Pin,
                  tokens.accent);
        words.adjust(0, 0, -side - 8, 0);
    }
    const auto draw = [&](const QRect &rect, const QString &text, const QFont &font,
                          const QColor &ink) {
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(
            at(rect),
            textFlags(text, Qt::AlignVCenter | Qt::AlignLeading, option.direction)
                | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(visibleText(text), Qt::ElideRight, rect.width()));
    };
    const QRect first(words.left(), words.top(), words.width(), words.height() / 2);
    draw(first, index.data().toString(), m_theme.font(), tokens.text);
    draw(first.translated(0, first.height()), index.data(VisitModel::SecondLineRole).toString(),
         m_theme.font(Theme::Text::Small), selected ? tokens.text : tokens.muted);
}

} // namespace storedesk::ui::lookups
