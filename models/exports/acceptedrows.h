// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importchanges.h"
#include "storage/contactimport.h"

namespace storedesk::exports {

// A contact import whose parts have all ended.
struct EndedImport
{
    jobs::MatchingImport files;
    QDateTime began;
    QDateTime ended;
};

[[nodiscard]] std::vector<EndedImport> endedContactImports(const jobs::JobManager &jobManager);

// Returns the rows that the service accepted, as proven by its counts and error reports. Rows in a
// part without proof, and rows of contacts that occur more than once, are only counted as missing.
// Reads files in the calling thread, and again when rows are requested.
[[nodiscard]] storage::ContactImport acceptedRowsOf(const EndedImport &import);

} // namespace storedesk::exports
