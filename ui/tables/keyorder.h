// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// Sets the Tab order of the children to their layout order. For widgets whose children are created
// later or replaced, which would otherwise be last.
void orderKeysAsLaidOut(QWidget &root);

} // namespace storedesk::ui
