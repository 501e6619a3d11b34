// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/fileplace.h"
#include "ui/frame/frame.h"

class QMimeData;
class QWidget;

namespace storedesk::ui::files {

// Returns the initial folder of a file dialog: the folder of this file, otherwise that of the last
// file, but never a folder of the program.
[[nodiscard]] QString folderToStartIn(Frame &frame, const QString &path = {});
// Asks for files and opens each in a tab.
void askForFiles(Frame &frame);
// Returns the local files in the dragged data.
[[nodiscard]] QStringList filesIn(const QMimeData *data);
// Opens each file, including two files dropped together.
void openFiles(Frame &frame, const QStringList &paths);
// Opens the clipboard as a table, from a private file that is deleted when the program exits.
void openClipboard(Frame &frame);
// Filter for file dialogs.
[[nodiscard]] QString tableFileFilter();

// Template for the folder in which a page stores unpacked, converted or compared files.
[[nodiscard]] QString folderTemplate(const Frame &frame);

} // namespace storedesk::ui::files
