// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace storedesk::ui {

class Frame;

// Asks for a file or folder. It starts where somebody last opened or saved something, in whichever
// page that was, and remembers where that is from now on.
[[nodiscard]] QFileDialog *fileDialog(Frame &frame, QWidget *parent, const QString &title);

// Where that is; at first among the documents of the desktop.
[[nodiscard]] QString usualFolder(Frame &frame);
// The same for what comes from the service: the folder that the preferences name comes first, and
// at first it is the one for downloads.
[[nodiscard]] QString usualFolderForDownloads(Frame &frame);
// Somebody opened or saved this without a dialog: dropped it, say.
void noteFolder(Frame &frame, const QString &path);
// What lies in a folder of the program is not where people keep their files.
[[nodiscard]] bool isOwnFolder(Frame &frame, const QString &folder);

} // namespace storedesk::ui
