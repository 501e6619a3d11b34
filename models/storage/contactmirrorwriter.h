// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "columns/columnwriter.h"
#include "storage/contactmirror.h"

namespace storedesk::storage {

// Separates the cells in a row. Replaced with a space inside a cell.
inline constexpr char cellSeparator = '\0';

// Formats a contact for the file of a mirror. Internal to this library, like all functions here.
[[nodiscard]] QByteArray joinedCells(const QList<QByteArray> &cells);

// Opens a mirror's file, and creates it if it is missing.
[[nodiscard]] base::Result<std::unique_ptr<base::Database>> openCopyFile(const QString &path);

// Writes columns beside a mirror's file and returns the name of their file, which is not yet part
// of the mirror.
[[nodiscard]] base::Result<QString> writeColumns(const QString &path,
                                                 columns::ColumnWriter &columns);
// Removes columns of the mirror that no longer belong to it.
void removeOtherColumns(const QString &path, const QString &columnPath);
// Removes files of the mirror that were set aside, because contacts can't be erased from them.
void removeDamagedFiles(const QString &path);
// Removes all files of the mirror.
void removeMirrorFiles(const QString &path);

// Writes a table to a mirror's file.
[[nodiscard]] base::Result<void> writeMirror(const QString &path,
                                             const ContactMirror::Source &source,
                                             const ContactMirror::IsGone &isGone,
                                             const ContactMirror::IsStopped &isStopped);

} // namespace storedesk::storage
