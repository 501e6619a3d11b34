// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QHeaderView;
class QKeyEvent;

namespace storedesk::ui {

// Opens the menu of the current column on Alt+Down in the table or tree, because a header does not
// accept the focus. This is the header's context menu or a sort menu. Returns false for another key
// or if the header has neither.
bool openColumnMenu(QHeaderView &header, int column, const QKeyEvent &event);

} // namespace storedesk::ui
