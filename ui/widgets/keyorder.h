// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// Tab goes through what is inside as it is laid out, whenever it was made. For a widget whose parts
// come later or are made anew: those would stand last.
void orderKeysAsLaidOut(QWidget &root);

} // namespace storedesk::ui
