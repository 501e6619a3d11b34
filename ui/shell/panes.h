// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

class Page;
class WindowParts;

// From navigation to page to call log and round, in either direction.
void stepPane(WindowParts &parts, int by);
// To what had the focus there the last time, or to the first that can have it.
void focusInside(QWidget *pane);
// Whoever has the focus copies in its own way, as if the key had been pressed.
void copyFocused();

} // namespace storedesk::ui
