// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QHBoxLayout;
class QVBoxLayout;
class QWidget;

namespace storedesk::ui {

// Gives the widget a layout without margins and returns the layout.
[[nodiscard]] QVBoxLayout *columnIn(QWidget *widget, int spacing = 0);
[[nodiscard]] QHBoxLayout *rowIn(QWidget *widget, int spacing = 0);

} // namespace storedesk::ui
