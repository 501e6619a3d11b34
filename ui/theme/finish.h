// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// Initialises every widget once, before it is first measured or shown. No label or tool tip is
// parsed as rich text unless the label requests it.
void finish(QWidget *widget);

} // namespace storedesk::ui
