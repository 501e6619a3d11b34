// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/fileaddress.h"
#include "ui/host/pagehost.h"

class QMimeData;

namespace storedesk::ui::sheetview {

// Returns the initial folder for a file dialog: the folder that contains this file, or that of the
// last file, but never one of the program's own folders.
[[nodiscard]] QString folderToStartIn(PageHost &host, const QString &path = {});
// Asks for files and opens each in a tab.
void askForFiles(PageHost &host);
// Returns the local files in the dragged data.
[[nodiscard]] QStringList filesIn(const QMimeData *data);
// Opens each file in a tab, even if several are dropped together.
void openFiles(PageHost &host, const QStringList &paths);
// Opens the clipboard as a table, from a private file that is deleted when the program exits.
void openClipboard(PageHost &host);
// Returns the filter for file dialogs.
[[nodiscard]] QString tableFileFilter();

// Returns the template for the folder in which a page stores unpacked, converted or compared files.
[[nodiscard]] QString folderTemplate(const PageHost &host);

} // namespace storedesk::ui::sheetview
