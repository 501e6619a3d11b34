// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "page.h"

#include "ui/frame/frame.h"

namespace storedesk::ui {

Page::Page(Frame &frame, QWidget *parent)
    : QWidget(parent ? parent : frame.room())
    , m_frame(frame)
{ }

void Page::focusFirst()
{
    for (auto *child : findChildren<QWidget *>()) {
        if (child->focusPolicy() & Qt::TabFocus && child->isVisible() && child->isEnabled())
            return child->setFocus(Qt::TabFocusReason);
    }
}

} // namespace storedesk::ui
