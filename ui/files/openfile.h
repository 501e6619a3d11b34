// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/fileplace.h"
#include "ui/frame/frame.h"

class QMimeData;
class QWidget;

namespace storedesk::ui::files {

// Where a file dialog begins: beside this file, else where the last file was, but never in a folder
// of the program.
[[nodiscard]] QString folderToStartIn(Frame &frame, const QString &path = {});
// Asks for files and opens each in a tab.
void askForFiles(Frame &frame);
// Local files among what is dragged.
[[nodiscard]] QStringList filesIn(const QMimeData *data);
// Two files that were dropped together are opened both.
void openFiles(Frame &frame, const QStringList &paths);
// Opens what was copied as a table, in a private file that goes with the program.
void openClipboard(Frame &frame);
// What a file dialog offers to choose among.
[[nodiscard]] QString tableFileFilter();

// For the folder of a page, in which it keeps what it unpacks, converts or compares.
[[nodiscard]] QString folderTemplate(const Frame &frame);

} // namespace storedesk::ui::files
