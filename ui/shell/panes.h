// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {
class Page;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class WindowParts;

// Moves the focus through navigation, panes of the page and call log, in either direction and
// wrapping around.
void stepPane(WindowParts &parts, int by);
// Focuses the widget that last had the focus in the pane, otherwise the first that accepts it.
void focusInside(QWidget *pane);
// Restores the focus within the page, otherwise focuses the same widget as in a newly opened page.
void focusForTyping(Page *page);
// Copies from the focus widget, as if the shortcut had been pressed.
void copyFocused();

} // namespace storedesk::ui::shell
