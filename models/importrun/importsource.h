// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

namespace storedesk::base {
class Progress;
}

namespace storedesk::csv {
class BlockFile;
}

namespace storedesk::importrun {

// Returns a hash of the file. For large files, uses only the beginning, the end and the size.
[[nodiscard]] QString fingerprintOf(const csv::BlockFile &file);

// The file with the rows that were imported.
struct ImportSource
{
    QString path;
    // A sentence that explains why this is the copy; empty for the file of the user and for pasted
    // rows.
    QString note = {};
};

// Copies the file into the folder of the job, because the user may change or delete theirs. The
// name is empty for pasted rows. Must not be called in the main thread.
[[nodiscard]] base::Result<void> copySource(const csv::BlockFile &file, const QString &name,
                                            const QString &folder, const base::Progress &progress);
// Returns the path of the copy in the folder of a job; empty if there is none.
[[nodiscard]] QString sourceCopyIn(const QString &folder);
// Returns the user's file if it exists and has this fingerprint, and the copy otherwise. The path
// is empty for pasted rows. Must not be called in the main thread.
[[nodiscard]] base::Result<ImportSource> findSource(const QString &path, const QString &fingerprint,
                                                    const QString &folder);

} // namespace storedesk::importrun
