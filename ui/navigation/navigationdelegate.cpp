// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "navigationdelegate.h"

#include "ui/navigation/navigationmodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <optional>
#include <utility>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

using Kind = NavigationModel::Kind;

static Kind kindOf(const QModelIndex &index)
{
    return static_cast<Kind>(index.data(NavigationModel::KindRole).toInt());
}

// Mirrors a left-to-right rectangle in right-to-left layouts.
static QRect mirrored(const QPainter *painter, const QRect &surface, const QRect &part)
{
    return QStyle::visualRect(painter->layoutDirection(), surface, part);
}

NavigationDelegate::NavigationDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{ }

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    switch (kindOf(index)) {
    case Kind::Page:
        return {0, m_theme.scaled(m_rail ? 32 : 29)};
    case Kind::Heading:
        return {0, m_theme.scaled(m_rail ? 9 : 27)};
    case Kind::Gap:
        break;
    }
    return {0, m_theme.scaled(m_rail ? 9 : 8)};
}

void NavigationDelegate::paintHeading(QPainter *painter, const QRect &rect,
                                      const QString &title) const
{
    if (m_rail) {
        painter->fillRect(rect.left() + 12, rect.center().y(), rect.width() - 24, 1,
                          m_theme.tokens().line);
        return;
    }
    painter->setFont(m_theme.font(Theme::Text::Tiny));
    painter->setPen(m_theme.tokens().muted);
    painter->drawText(mirrored(painter, rect, rect.adjusted(18, 4, -8, 0)),
                      Qt::AlignVCenter | Qt::AlignLeading, title);
}

int NavigationDelegate::paintEnd(QPainter *painter, const QRect &surface,
                                 const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const int running = index.data(NavigationModel::RunningRole).toInt();
    const int warnings = index.data(NavigationModel::WarningsRole).toInt();
    const auto total = index.data(NavigationModel::TotalRole).toLongLong();
    std::optional<std::pair<Icon, QColor>> sign;
    if (index.data(NavigationModel::LockedRole).toBool())
        sign = {Icon::Lock, tokens.muted};
    else if (warnings > 0)
        sign = {Icon::Warning, tokens.warn};
    else if (running > 0)
        sign = {Icon::Ring, tokens.accent};
    const auto number = warnings > 0 ? warnings : running > 0 ? running : total;

    int end = surface.right() - 8;
    const bool awaited = index.data(NavigationModel::AwaitedRole).toBool();
    if (number >= 0 || (awaited && !sign)) {
        const auto text = number >= 0 ? QLocale().toString(number) : u"–"_s;
        painter->setFont(m_theme.font(Theme::Text::Small));
        painter->setPen(index.data(NavigationModel::FrontRole).toBool() ? tokens.text
                                                                        : tokens.muted);
        const int width = painter->fontMetrics().horizontalAdvance(text);
        const QRect room(end - width, surface.top(), width + 1, surface.height());
        painter->drawText(mirrored(painter, surface, room), Qt::AlignVCenter | Qt::AlignTrailing,
                          text);
        end -= width + 6;
    }
    if (sign) {
        const int side = m_theme.scaled(13);
        const QRect square(end - side, surface.center().y() - side / 2, side, side);
        paintIcon(painter, mirrored(painter, surface, square), sign->first, sign->second);
        end -= side + 7;
    }
    return end;
}

void NavigationDelegate::paintBadge(QPainter *painter, const QRect &icon, const QRect &surface,
                                    const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const int warnings = index.data(NavigationModel::WarningsRole).toInt();
    const int running = index.data(NavigationModel::RunningRole).toInt();
    if (index.data(NavigationModel::LockedRole).toBool()) {
        const int side = m_theme.scaled(11);
        const QRect square(icon.right() - side / 3, icon.bottom() - side / 2, side, side);
        paintIcon(painter, mirrored(painter, icon, square), Icon::Lock, tokens.muted);
    }
    if (warnings <= 0 && running <= 0)
        return;
    const auto text = QLocale().toString(warnings > 0 ? warnings : running);
    painter->setFont(m_theme.font(Theme::Text::Tiny));
    const int height = painter->fontMetrics().height();
    const int width = std::max(height, painter->fontMetrics().horizontalAdvance(text) + height / 2);
    QRect badge(icon.right() - height / 3, icon.top() - height / 2, width, height);
    // Leave enough width for two digits.
    badge.moveRight(std::min(badge.right(), surface.right() + 7));
    badge = mirrored(painter, surface, badge);
    painter->setPen(Qt::NoPen);
    painter->setBrush(warnings > 0 ? tokens.warn : tokens.accent);
    painter->drawRoundedRect(badge, height / 2.0, height / 2.0);
    painter->setPen(onAccent(tokens));
    painter->drawText(badge, Qt::AlignCenter, text);
}

void NavigationDelegate::paintPage(QPainter *painter, const QRect &surface,
                                   const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const bool front = index.data(NavigationModel::FrontRole).toBool();
    const auto ink = front ? tokens.accent : tokens.muted;
    const auto icon = index.data(NavigationModel::PageIconRole).value<Icon>();
    const int side = m_theme.scaled(m_rail ? 18 : 16);
    if (m_rail) {
        QRect square(0, 0, side, side);
        square.moveCenter(surface.center());
        paintIcon(painter, square, icon, ink);
        paintBadge(painter, square, surface, index);
        return;
    }
    const QRect square(surface.left() + 10, surface.center().y() - side / 2 + 1, side, side);
    paintIcon(painter, mirrored(painter, surface, square), icon, ink);
    const int end = paintEnd(painter, surface, index);
    const int begin = surface.left() + 10 + side + 10;
    painter->setFont(m_theme.font(front ? Theme::Text::Medium : Theme::Text::Normal));
    const bool locked = index.data(NavigationModel::LockedRole).toBool();
    painter->setPen(front ? tokens.accent : locked ? tokens.muted : tokens.text);
    const QRect room(begin, surface.top(), end - begin, surface.height());
    const auto title =
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter->drawText(
        mirrored(painter, surface, room),
        textFlags(title, Qt::AlignVCenter | Qt::AlignLeading, painter->layoutDirection()), title);
}

void NavigationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);
    if (kindOf(index) != Kind::Page) {
        paintHeading(painter, option.rect, index.data().toString());
        painter->restore();
        return;
    }
    const auto &tokens = m_theme.tokens();
    const auto surface = option.rect.adjusted(8, 0, -8, 0);
    painter->setPen(Qt::NoPen);
    if (index.data(NavigationModel::FrontRole).toBool())
        painter->setBrush(tokens.accentSoft);
    else if (option.state & QStyle::State_MouseOver)
        painter->setBrush(hovered(tokens));
    else
        painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(surface, 6, 6);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(tokens.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(surface).adjusted(1, 1, -1, -1), 5, 5);
    }
    paintPage(painter, surface, index);
    painter->restore();
}

} // namespace storedesk::ui::navigation
