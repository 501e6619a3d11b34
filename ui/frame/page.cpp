// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "page.h"

namespace storedesk::ui {

Page::Page(Frame &frame, QWidget *parent)
    : QWidget(parent)
    , m_frame(frame)
{ }

} // namespace storedesk::ui
