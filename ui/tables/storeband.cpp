// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/storeband.h"

#include "ui/tables/pilldelegate.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"
#include "ui/widgets/visibletext.h"

#include <QPainter>
#include <QStyle>

namespace storedesk::ui {

QString StoreMark::kindBesideName() const
{
    return kind.compare(name, Qt::CaseInsensitive) == 0 ? QString() : kind;
}

QString StoreMark::inWords() const
{
    const auto more = kindBesideName();
    return more.isEmpty() ? name : StoreBand::tr("%1, %2").arg(name, more.toLower());
}

StoreBand::StoreBand(const StoreMark &mark, const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMark(mark);
}

void StoreBand::setMark(const StoreMark &mark)
{
    m_mark = mark;
    setAccessibleName(mark.inWords());
    setAccessibleDescription(mark.note);
    updateGeometry();
    update();
}

QSize StoreBand::sizeHint() const
{
    return {m_theme.scaled(360), m_theme.scaled(37)};
}

QSize StoreBand::minimumSizeHint() const
{
    return {m_theme.scaled(200), m_theme.scaled(37)};
}

void StoreBand::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    const auto colour = colourOf(m_mark.colour, tokens.look);
    const auto mirrored = [this](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), bandOf(m_mark.colour, tokens));
    painter.fillRect(mirrored({0, 0, 5, height()}), colour);
    painter.fillRect(0, height() - 1, width(), 1, tokens.line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(mirrored({24, (height() - 18) / 2, 10, 18}), 3, 3);

    painter.setPen(tokens.text);
    painter.setFont(m_theme.font(Theme::Text::Strong));
    const auto name =
        painter.fontMetrics().elidedText(visibleText(m_mark.name), Qt::ElideRight, width() / 2);
    const QRect words(43, 0, painter.fontMetrics().horizontalAdvance(name), height() - 1);
    painter.drawText(mirrored(words),
                     textFlags(name, Qt::AlignVCenter | Qt::AlignLeading, layoutDirection())
                         | Qt::TextSingleLine,
                     name);

    const auto end = words.right() + 10;
    painter.setLayoutDirection(layoutDirection());
    const Pill kind{.text = m_mark.kindBesideName(), .icon = Icon::Shield};
    const int width = kind.text.isEmpty() ? 0 : sizeOf(kind, m_theme).width();
    const QRect pill({end, 0}, QSize(width, height() - 1));
    if (width > 0)
        paintPill(&painter, mirrored(pill), kind, m_theme);

    painter.setFont(m_theme.font(Theme::Text::Small));
    painter.setPen(tokens.text);
    const auto room = rect().adjusted(pill.right() + 12, 0, -18, -1);
    painter.drawText(
        mirrored(room),
        textFlags(m_mark.note, Qt::AlignVCenter | Qt::AlignTrailing, layoutDirection()),
        painter.fontMetrics().elidedText(visibleText(m_mark.note), Qt::ElideMiddle, room.width()));
}

} // namespace storedesk::ui
