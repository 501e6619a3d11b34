// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QDialog;
class QWidget;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::shell {

// Centres the dialog over the window and limits it to the window's size. Call this before showing
// the dialog: if the size were set later, the dialog would be off-centre.
// The user can search a dialog with a table, which may be long.
void placeOver(const QWidget &window, QDialog &dialog, const Theme &theme);

} // namespace storedesk::ui::shell
