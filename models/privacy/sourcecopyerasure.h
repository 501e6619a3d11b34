// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

class QString;

namespace storedesk::storage {
class DeletedContactKeys;
}

namespace storedesk::privacy {

// Removes the stored source files of imports that have a row of one of these contacts, and those
// that can't be read. The files may have any format, so they are removed completely. The folder is
// the one of the jobs. Returns the number of removed files. Thread-safe.
[[nodiscard]] qint64 removeSourceCopies(const QString &folder,
                                        const storage::DeletedContactKeys &contacts);

} // namespace storedesk::privacy
