// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QHeaderView;
class QKeyEvent;

namespace storedesk::ui {

// A header does not accept the focus, so Alt+Down in its table or tree opens the menu of the
// current column: the header's context menu or a sort menu. Returns false for another key or if the
// header has neither.
bool openColumnMenu(QHeaderView &header, int column, const QKeyEvent &event);

} // namespace storedesk::ui
