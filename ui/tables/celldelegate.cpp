// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/celldelegate.h"

#include "ui/theme/direction.h"
#include "ui/theme/textsize.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace storedesk::ui {

constexpr int padding = 12;
constexpr int cellIconGap = 7;

static int iconSide()
{
    return grownWithFont(16);
}

CellDelegate::CellDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{ }

void CellDelegate::setInk(int column, CellInk ink)
{
    m_inks.insert(column, ink);
}

void CellDelegate::setElide(int column, Qt::TextElideMode mode)
{
    m_elides.insert(column, mode);
}

CellInk CellDelegate::inkOf(const QModelIndex &index) const
{
    if (index.data(ItemMutedRole).toBool())
        return CellInk::Muted;
    return m_inks.value(index.column(), CellInk::Text);
}

QString CellDelegate::displayText(const QVariant &value, const QLocale &locale) const
{
    return visibleText(QStyledItemDelegate::displayText(value, locale));
}

static QFont fontOf(const Theme &theme, CellInk ink, bool selected)
{
    switch (ink) {
    case CellInk::Strong:
        return theme.font(Theme::Text::Medium);
    case CellInk::Name:
        return theme.font(selected ? Theme::Text::Medium : Theme::Text::Normal);
    case CellInk::Code:
        return theme.font(Theme::Text::Code);
    default:
        return theme.font();
    }
}

static QColor colourOf(const Tokens &tokens, CellInk ink, QStyle::State state)
{
    if (!(state & QStyle::State_Enabled))
        return disabled(tokens);
    if (ink == CellInk::Link)
        return tokens.accent;
    const bool selected = state & QStyle::State_Selected;
    return ink == CellInk::Muted && !selected ? tokens.muted : tokens.text;
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const auto &tokens = m_theme.tokens();
    const auto &rect = option.rect;
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(rect, tokens.accentSoft);
    else if (const auto surface = index.data(Qt::BackgroundRole); surface.canConvert<QBrush>())
        painter->fillRect(rect, surface.value<QBrush>());
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, tokens.line);

    auto filled = option;
    initStyleOption(&filled, index);
    paintContent(painter, filled, index);

    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(tokens.accent, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

// Paints the check box before the icon and the text. Returns its width.
static int paintTick(QPainter *painter, const QStyleOptionViewItem &option, const QRect &room)
{
    if (!(option.features & QStyleOptionViewItem::HasCheckIndicator))
        return 0;
    auto box = option;
    const auto place = room.adjusted(0, 0, iconSide() - room.width(), 0);
    box.rect = QStyle::visualRect(option.direction, room, place);
    box.state &= ~(QStyle::State_On | QStyle::State_Off | QStyle::State_NoChange);
    if (option.checkState == Qt::Checked)
        box.state |= QStyle::State_On;
    else if (option.checkState == Qt::PartiallyChecked)
        box.state |= QStyle::State_NoChange;
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter,
                                          option.widget);
    return iconSide() + cellIconGap;
}

void CellDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const auto ink = inkOf(index);
    auto room = option.rect.adjusted(padding, 0, -padding, -1);
    if (index.data(ItemSpanRole).toBool() && option.widget)
        room.setRight(std::max(room.right(), option.widget->width() - padding));
    room.adjust(paintTick(painter, option, room), 0, 0, 0);

    if (const auto icon = index.data(ItemIconRole); icon.canConvert<Icon>()) {
        const auto tone = static_cast<Tone>(index.data(ItemToneRole).toInt());
        const auto place = room.adjusted(0, 0, iconSide() - room.width(), 0);
        paintIcon(painter, QStyle::visualRect(option.direction, option.rect, place),
                  icon.value<Icon>(), ui::colourOf(m_theme.tokens(), tone));
        room.adjust(iconSide() + cellIconGap, 0, 0, 0);
    }
    painter->setFont(fontOf(m_theme, ink, selected));
    painter->setPen(colourOf(m_theme.tokens(), ink, option.state));
    const auto elide = m_elides.value(index.column(), Qt::ElideRight);
    const auto words = painter->fontMetrics().elidedText(option.text, elide, room.width());
    const auto place = QStyle::visualRect(option.direction, option.rect, room);
    const auto alignment = (option.displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter;
    painter->drawText(place, textFlags(words, alignment, option.direction) | Qt::TextSingleLine,
                      words);
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto filled = option;
    initStyleOption(&filled, index);
    const QFontMetrics metrics(fontOf(m_theme, inkOf(index), false));
    // Add some pixels: widths are rounded, so a text that fits exactly would be elided.
    int width = metrics.horizontalAdvance(filled.text) + 2 * padding + 2;
    if (index.data(ItemIconRole).isValid())
        width += iconSide() + cellIconGap;
    if (filled.features & QStyleOptionViewItem::HasCheckIndicator)
        width += iconSide() + cellIconGap;
    return {width, m_theme.scaled(36)};
}

bool CellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                             const QStyleOptionViewItem &option, const QModelIndex &index)
{
    // Show elided text in a tool tip.
    if (event->type() == QEvent::ToolTip && index.isValid()
        && !index.data(Qt::ToolTipRole).isValid()
        && sizeHint(option, index).width() > option.rect.width()) {
        const auto text = displayText(index.data(), option.locale);
        QToolTip::showText(event->globalPos(), text, view);
        return true;
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

} // namespace storedesk::ui
