// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::ui {

class PageHost;

// Opens the folder in the file manager. Without a file manager, reports the path.
void showFolder(PageHost &host, const QString &folder);

} // namespace storedesk::ui
