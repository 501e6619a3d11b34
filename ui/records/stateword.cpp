// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/stateword.h"

#include <QPainter>

namespace storedesk::ui::records {

StateWord::StateWord(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void StateWord::setPill(const Pill &pill)
{
    m_pill = pill;
    setAccessibleName(pill.text);
    setVisible(!pill.text.isEmpty());
    updateGeometry();
    update();
}

QSize StateWord::sizeHint() const
{
    return sizeOf(m_pill, m_theme);
}

void StateWord::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    paintPill(&painter, rect(), m_pill, m_theme);
}

} // namespace storedesk::ui::records
