// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storeline.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace storedesk::ui::navigation {

StoreLine::StoreLine(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setFixedHeight(3);
}

void StoreLine::setColour(std::optional<StoreColour> colour)
{
    m_colour = colour;
    update();
}

void StoreLine::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(),
                            m_colour ? colourOf(*m_colour, m_theme.look()) : m_theme.tokens().line);
}

} // namespace storedesk::ui::navigation
