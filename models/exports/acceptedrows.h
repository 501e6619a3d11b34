// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importchanges.h"
#include "storage/contactimport.h"

namespace storedesk::exports {

// An import of contacts of which nothing is under way any more.
struct EndedImport
{
    jobs::MatchingImport files;
    QDateTime began;
    QDateTime ended;
};

[[nodiscard]] std::vector<EndedImport> endedContactImports(const jobs::JobManager &jobManager);

// The rows that the service accepted, as its counts and its reports of rejected rows prove it. Of a
// part that cannot be proven, and of contacts with several rows, no row is returned; they count as
// missing. Reads files, in the thread that calls it and in the one that asks for rows.
[[nodiscard]] storage::ContactImport acceptedRowsOf(const EndedImport &import);

} // namespace storedesk::exports
