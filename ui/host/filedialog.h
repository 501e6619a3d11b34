// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace storedesk::ui {

class PageHost;

// Creates a dialog to choose a file or folder. The dialog starts in the folder last used on any
// page, and remembers the chosen one.
[[nodiscard]] QFileDialog *fileDialog(PageHost &host, QWidget *parent, const QString &title);

// Returns the folder that file dialogs start in; initially the documents folder.
[[nodiscard]] QString usualFolder(PageHost &host);
// Like usualFolder(), but for downloads: the folder set in the preferences, initially the downloads
// folder.
[[nodiscard]] QString usualFolderForDownloads(PageHost &host);
// Remembers the folder of a file that was opened or saved without a dialog, for example by drag and
// drop.
void noteFolder(PageHost &host, const QString &path);
// Whether the folder belongs to the program, so that it is not offered for the user's files.
[[nodiscard]] bool isOwnFolder(PageHost &host, const QString &folder);

} // namespace storedesk::ui
