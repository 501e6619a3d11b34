// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/timelinedelegate.h"

#include "ui/records/timelinemodel.h"
#include "ui/theme/direction.h"
#include "ui/theme/icons.h"
#include "ui/theme/rowbackground.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QLocale>
#include <QPainter>
#include <QTime>

#include <algorithm>
#include <array>

namespace storedesk::ui::records {

namespace {

struct KindSign
{
    ActivityGroup kind;
    Icon icon;
};

constexpr std::array signs{
    KindSign{ActivityGroup::Purchase, Icon::Purchases},
    KindSign{ActivityGroup::Sent, Icon::Mail},
    KindSign{ActivityGroup::Opened, Icon::Eye},
    KindSign{ActivityGroup::Clicked, Icon::ArrowRight},
    KindSign{ActivityGroup::Visit, Icon::Globe},
    KindSign{ActivityGroup::CustomEvent, Icon::Events},
    KindSign{ActivityGroup::Subscription, Icon::Bookmark},
    KindSign{ActivityGroup::Other, Icon::Dot},
};

static_assert(signs.size() == static_cast<std::size_t>(ActivityGroup::Count));

// Widths in design pixels.
constexpr int margin = 10;
constexpr int leastTimeWidth = 58;
constexpr int circleWidth = 26;

TimelineRow::Kind rowKind(const QModelIndex &index)
{
    return static_cast<TimelineRow::Kind>(index.data(TimelineModel::RowKindRole).toInt());
}

void drawText(QPainter *painter, const QRect &rect, const QString &text, Qt::Alignment alignment,
              Qt::LayoutDirection direction)
{
    const auto shown =
        painter->fontMetrics().elidedText(visibleText(text), Qt::ElideRight, rect.width());
    painter->drawText(rect, textFlags(text, alignment, direction) | Qt::TextSingleLine, shown);
}

} // namespace

TimelineDelegate::TimelineDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{ }

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool tall = rowKind(index) == TimelineRow::Kind::Activity;
    return {option.rect.width(), m_theme.scaled(tall ? 44 : 36)};
}

void TimelineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (rowKind(index)) {
    case TimelineRow::Kind::Day:
        paintHeading(painter, option, index);
        break;
    case TimelineRow::Kind::Gap:
        paintGap(painter, option, index);
        break;
    case TimelineRow::Kind::Activity:
        paintActivity(painter, option, index);
        break;
    }
    painter->restore();
}

int TimelineDelegate::timeWidth(const QFontMetrics &metrics)
{
    const QLocale locale;
    int digit = 0;
    for (int number = 0; number < 10; ++number)
        digit = std::max(digit, metrics.horizontalAdvance(locale.toString(number)));
    int widest = 0;
    for (const int hour : {10, 22}) {
        const auto time = locale.toString(QTime(hour, 0), QLocale::ShortFormat);
        int width = 0;
        for (const auto character : time)
            width += character.isDigit() ? digit : metrics.horizontalAdvance(character);
        widest = std::max(widest, width);
    }
    return widest;
}

void TimelineDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const auto at = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const auto count =
        TimelineModel::tr("%Ln activity(s)", nullptr, index.data(TimelineModel::CountRole).toInt());
    auto rect = option.rect.adjusted(margin, 0, -margin, 0);
    painter->setFont(m_theme.font(Theme::Text::Small));
    painter->setPen(tokens.muted);
    const int width = painter->fontMetrics().horizontalAdvance(count) + margin;
    drawText(painter, at({rect.right() - width, rect.top(), width, rect.height()}), count,
             Qt::AlignVCenter | Qt::AlignRight, option.direction);
    rect.setRight(rect.right() - width);
    auto font = m_theme.font();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(tokens.text);
    drawText(painter, at(rect), index.data().toString(), Qt::AlignVCenter | Qt::AlignLeft,
             option.direction);
}

void TimelineDelegate::paintGap(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const auto rect = option.rect.adjusted(margin, 0, -margin, 0);
    const auto text = index.data().toString();
    painter->setFont(m_theme.font(Theme::Text::Small));
    const int half = painter->fontMetrics().horizontalAdvance(text) / 2 + margin;
    const auto middle = rect.center();
    painter->setPen(QPen(tokens.line, 1, Qt::DashLine));
    painter->drawLine(rect.left(), middle.y(), middle.x() - half, middle.y());
    painter->drawLine(middle.x() + half, middle.y(), rect.right(), middle.y());
    painter->setPen(tokens.muted);
    drawText(painter, rect, text, Qt::AlignCenter, option.direction);
}

void TimelineDelegate::paintSign(QPainter *painter, const QRect &circle,
                                 const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const auto kind = index.data(TimelineModel::ActivityKindRole).toInt();
    const bool bought = kind == static_cast<int>(ActivityGroup::Purchase);
    painter->setPen(bought ? Qt::NoPen : QPen(tokens.line));
    painter->setBrush(bought ? tokens.accent : tokens.panel);
    painter->drawEllipse(circle);
    const int inset = circle.width() / 5;
    paintIcon(painter, circle.adjusted(inset, inset, -inset, -inset),
              signs[static_cast<std::size_t>(kind)].icon, bought ? onAccent(tokens) : tokens.muted);
}

void TimelineDelegate::paintActivity(QPainter *painter, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const bool selected = option.state & QStyle::State_Selected;
    paintRowBackground(painter, option, tokens);
    const auto at = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    auto rect = option.rect.adjusted(margin, 0, -margin, 0);
    painter->setFont(m_theme.font(Theme::Text::Small));
    const int time =
        std::max(m_theme.scaled(leastTimeWidth), timeWidth(painter->fontMetrics()) + margin);
    painter->setPen(selected ? tokens.text : tokens.muted);
    drawText(painter, at({rect.left(), rect.top(), time - margin, rect.height()}),
             index.data(TimelineModel::TimeRole).toString(), Qt::AlignVCenter | Qt::AlignLeft,
             option.direction);
    const int side = m_theme.scaled(circleWidth);
    const QRect circle(rect.left() + time, rect.center().y() - side / 2, side, side);
    // The line connects the activities of a day.
    painter->setPen(tokens.line);
    const int middle = at(circle).center().x();
    const auto next = index.sibling(index.row() + 1, 0);
    if (next.isValid() && rowKind(next) == TimelineRow::Kind::Activity)
        painter->drawLine(middle, circle.bottom(), middle, option.rect.bottom() + 1);
    const auto previous = index.sibling(index.row() - 1, 0);
    if (previous.isValid() && rowKind(previous) == TimelineRow::Kind::Activity)
        painter->drawLine(middle, option.rect.top(), middle, circle.top());
    paintSign(painter, at(circle), index);
    rect.setLeft(circle.right() + margin);
    const auto second = index.data(TimelineModel::SecondLineRole).toString();
    const int inset = m_theme.scaled(4);
    auto words = second.isEmpty() ? rect : rect.adjusted(0, inset, 0, -rect.height() / 2);
    painter->setFont(m_theme.font());
    painter->setPen(tokens.text);
    drawText(painter, at(words), index.data().toString(), Qt::AlignVCenter | Qt::AlignLeft,
             option.direction);
    if (second.isEmpty())
        return;
    words = rect.adjusted(0, rect.height() / 2, 0, -inset);
    painter->setFont(m_theme.font(Theme::Text::Small));
    painter->setPen(selected ? tokens.text : tokens.muted);
    drawText(painter, at(words), second, Qt::AlignVCenter | Qt::AlignLeft, option.direction);
}

} // namespace storedesk::ui::records
