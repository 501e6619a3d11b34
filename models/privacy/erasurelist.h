// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/listjob.h"

namespace storedesk::base {
class Progress;
}

namespace storedesk::privacy {

// The contacts in a privacy request, as typed, pasted or read from a file.
struct ErasureList
{
    // Email addresses and external IDs without duplicates.
    QStringList values = {};
    // The number of email addresses in the values.
    int addresses = 0;
    int repeated = 0;
    // Values that are neither an email address nor a possible external ID.
    QStringList refused = {};
    // Messages about rows in the file whose cells are unreliable, with their line numbers.
    QStringList faults = {};

    bool operator==(const ErasureList &) const = default;
};

// Parses one contact per line, or a table with or without headings.
[[nodiscard]] ErasureList erasureListFrom(const QString &text);
// Reads the list from a file in any supported table format. The temporary folder must be private.
// Must not be called in the main thread.
[[nodiscard]] base::Result<ErasureList>
erasureListIn(const QString &path, const QString &temporaryFolder, base::Progress &progress);

// Creates the job that deletes the contacts. The user enters the reference.
[[nodiscard]] jobs::ListJob erasureJob(const ErasureList &list, const QString &reference);

} // namespace storedesk::privacy
