// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {
class Page;
} // namespace storedesk::ui

namespace storedesk::ui::shell {

class WindowParts;

// From navigation through the panes of the page to the call log and round, in either direction.
void stepPane(WindowParts &parts, int by);
// To what had the focus there the last time, or to the first that can have it.
void focusInside(QWidget *pane);
// To where somebody was typing there; if nobody was, to where typing goes in a page just opened.
void focusForTyping(Page *page);
// Whoever has the focus copies in its own way, as if the key had been pressed.
void copyFocused();

} // namespace storedesk::ui::shell
