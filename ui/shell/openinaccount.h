// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

namespace storedesk::ui::shell {

class MainWindow;

// Connects the account and opens the place when its tabs of the last time are there. Whoever stays,
// because of edits that are not saved, or goes elsewhere opens nothing.
void openInAccount(MainWindow &window, const QString &account, const Place &place);

} // namespace storedesk::ui::shell
