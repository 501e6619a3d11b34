// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "countcard.h"

#include "ui/tableoptions/paintedframe.h"
#include "ui/theme/direction.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyleOption>

namespace storedesk::ui::files {

CountCard::CountCard(const QString &title, Icon icon, Tone tone, const Theme &theme,
                     QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
    , m_tone(tone)
    , m_theme(theme)
{
    setText(title);
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCount(0);
}

void CountCard::setCount(qint64 count)
{
    m_count = count;
    setAccessibleName(tr("%1: %2 rows").arg(text(), QLocale().toString(count)));
    update();
}

QSize CountCard::sizeHint() const
{
    return {m_theme.scaled(150), m_theme.scaled(68)};
}

void CountCard::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    tableoptions::paintPressable(painter, *this, tokens, 8);
    QStyleOptionButton box;
    box.initFrom(this);
    box.state.setFlag(QStyle::State_On, isChecked());
    box.state.setFlag(QStyle::State_Off, !isChecked());
    box.state.setFlag(QStyle::State_HasFocus, false);
    const auto place = [this](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    const int line = m_theme.scaled(30);
    box.rect = place({14, (line - 16) / 2 + 4, 16, 16});
    style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, this);
    painter.setFont(m_theme.font());
    painter.setPen(tokens.text);
    painter.drawText(place({38, 4, width() - 70, line}),
                     textFlags(text(), Qt::AlignVCenter | Qt::AlignLeft, layoutDirection()),
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 70));
    paintIcon(&painter, place({width() - 30, 4, 16, line}), m_icon, colourOf(tokens, m_tone));
    painter.setFont(m_theme.font(Theme::Text::Heading));
    painter.setPen(tokens.text);
    painter.drawText(place({14, line + 2, width() - 28, height() - line - 8}),
                     Qt::AlignVCenter | Qt::AlignLeft, QLocale().toString(m_count));
}

} // namespace storedesk::ui::files
