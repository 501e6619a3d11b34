// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::api {

enum class Wholeness : quint8 {
    Whole, // its own structure proves that the end is there
    Untold, // a kind of file that has no end mark
    Broken, // the end is missing or does not fit
    NotTheKind, // its name says what its bytes are not: a page of words in place of a ZIP
    Unreadable
};

// Whether a file on this computer came to its end, as its own structure tells: the directory at the
// end of a ZIP, the checksum at the end of gzip. Reads the whole file only for gzip. Any thread.
[[nodiscard]] Wholeness wholenessOf(const QString &path, QStringView name);

// Whether it is on the disk and not only on its way there. Takes as long as the disk takes.
[[nodiscard]] bool flushToDisk(const QString &path);

} // namespace storedesk::api
