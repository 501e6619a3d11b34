// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::downloads {

enum class Wholeness : quint8 {
    // The structure of the file proves that it is complete.
    Whole,
    // The file type has no end marker, so it is unknown whether the file is complete.
    Untold,
    // The end is missing or does not match.
    Broken,
    // The content does not match the extension; for example, it is a text page instead of a ZIP.
    NotTheKind,
    Unreadable
};

// Returns whether a file is complete according to its own structure, such as the directory at the
// end of a ZIP or the checksum at the end of a gzip file. Reads the whole file only for gzip.
// Thread-safe.
[[nodiscard]] Wholeness wholenessOf(const QString &path, QStringView name);

// Flushes the file to disk and returns whether that succeeded. Blocks until the disk has finished.
[[nodiscard]] bool flushToDisk(const QString &path);

} // namespace storedesk::downloads
