// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

namespace storedesk::ui::shell {

class MainWindow;

// Connects the account and opens the page once the tabs of the account are restored. Opens nothing
// if the user stays because of unsaved changes, or switches to another account.
void openInAccount(MainWindow &window, const QString &account, const PageAddress &place);

} // namespace storedesk::ui::shell
