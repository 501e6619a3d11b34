// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QScrollArea;
class QWidget;

namespace storedesk::ui {

// Wraps the content in a scroll area that scrolls vertically when space is short. The area draws
// nothing and does not accept the focus.
[[nodiscard]] QScrollArea *scrolled(QWidget *content);

// Scrolls all areas around the widget so that it is visible.
void scrollIntoView(QWidget &widget);

} // namespace storedesk::ui
