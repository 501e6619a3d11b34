// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QHeaderView;
class QKeyEvent;

namespace storedesk::ui {

// A header takes no focus: Alt+Down in its table or tree opens the menu of the current column, the
// header's own one, or one that sorts. False: it was another key, or nothing is sorted here.
bool openColumnMenu(QHeaderView &header, int column, const QKeyEvent &event);

} // namespace storedesk::ui
