// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

class QWidget;

namespace storedesk::ui {
class Page;
class PageHost;
} // namespace storedesk::ui
namespace storedesk::ui::navigation {
enum class ShellCommand : quint8;
} // namespace storedesk::ui::navigation

namespace storedesk::ui::shell {

class WindowParts;

// Moves the focus through navigation, page panes and call log, in either direction and wrapping
// around.
void stepPane(WindowParts &parts, int by);
// Focuses the widget that last had the focus in the pane, or the first that accepts it.
void focusInside(QWidget *pane);
// Focuses the search of the call log if the focus is in it, or else starts the search of the page.
void findInPane(const WindowParts &parts, Page *page);
// Restores the focus within the page, or focuses the same widget as in a newly opened page.
void focusForTyping(Page *page);
// Runs the commands that copy from the focus widget, as if its own shortcut or menu had been used.
// Ignores all other commands.
void copyFocused(navigation::ShellCommand act, PageHost &host);

} // namespace storedesk::ui::shell
