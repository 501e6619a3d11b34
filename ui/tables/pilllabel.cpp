// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/pilllabel.h"

#include <QPainter>

namespace storedesk::ui {

PillLabel::PillLabel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PillLabel::setPill(const Pill &pill)
{
    if (pill == m_pill)
        return;
    m_pill = pill;
    setAccessibleName(pill.text);
    updateGeometry();
    update();
}

QSize PillLabel::sizeHint() const
{
    return sizeOf(m_pill, m_theme);
}

void PillLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paintPill(&painter, rect(), m_pill, m_theme);
}

} // namespace storedesk::ui
