// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/iconlabel.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace storedesk::ui {

constexpr int surfaceSide = 44;

IconLabel::IconLabel(Icon icon, Tone tone, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_icon(icon)
    , m_tone(tone)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void IconLabel::set(Icon icon, Tone tone)
{
    m_icon = icon;
    m_tone = tone;
    update();
}

void IconLabel::setSide(int pixels)
{
    m_side = pixels;
    updateGeometry();
}

void IconLabel::setSurface(Surface surface)
{
    m_surface = surface;
    updateGeometry();
}

QSize IconLabel::sizeHint() const
{
    const int side = m_theme.scaled(m_surface == Surface::None ? m_side : surfaceSide);
    return {side, side};
}

void IconLabel::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    QRect square({}, sizeHint());
    square.moveCenter(rect().center());
    if (m_surface != Surface::None) {
        const qreal radius = m_surface == Surface::Circle ? square.width() / 2.0 : 10;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(softOf(tokens, m_tone));
        painter.drawRoundedRect(square, radius, radius);
    }
    QRect icon(0, 0, m_theme.scaled(m_side), m_theme.scaled(m_side));
    icon.moveCenter(square.center());
    paintIcon(&painter, icon, m_icon, colourOf(tokens, m_tone));
}

} // namespace storedesk::ui
