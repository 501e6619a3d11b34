// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui::shell {

class MainWindow;

// Connects the account and opens the page once the account's tabs are restored. Opens nothing if
// the user stays in the current account because of unsaved changes, or switches to yet another
// account.
void openInAccount(MainWindow &window, const QString &account, const PageAddress &place);

} // namespace storedesk::ui::shell
