// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/listjob.h"

namespace storedesk::table {
class Progress;
}

namespace storedesk::jobs {

// The contacts of a privacy request, as somebody typed, pasted or saved them.
struct ErasureList
{
    QStringList values = {}; // addresses and external IDs, each once
    int addresses = 0; // among them
    int repeated = 0;
    QStringList refused = {}; // can be neither
    // Rows of a file whose cells cannot be trusted, in words with their lines.
    QStringList faults = {};

    bool operator==(const ErasureList &) const = default;
};

// One on each line, or a table with or without headings.
[[nodiscard]] ErasureList erasureListFrom(const QString &text);
// The same from a file, in any form that a table can be opened in; the folder is private. Not for
// the window's thread.
[[nodiscard]] base::Result<ErasureList>
erasureListIn(const QString &path, const QString &temporaryFolder, table::Progress &progress);

// The job that deletes them. The reference is the person's own word for the request.
[[nodiscard]] ListJob erasureJob(const ErasureList &list, const QString &reference);

} // namespace storedesk::jobs
