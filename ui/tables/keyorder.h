// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// Sets the tab order of the children to their layout order. Used for widgets whose children are
// created later or replaced, and would otherwise come last.
void orderKeysAsLaidOut(QWidget &root);

} // namespace storedesk::ui
