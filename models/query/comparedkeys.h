// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/comparison.h"
#include "query/rowhashes.h"

namespace storedesk::query {

// A table with the indexes of its compared columns.
struct ComparedTable
{
    const csv::TableSource &source;
    std::vector<int> keys = {};
    std::vector<int> columns = {};
};

// Loose ignores case and surrounding spaces.
enum class Spelling : char { Exact, Loose };

// Returns whether the rows in each pair have the same key.
[[nodiscard]] base::Result<bool> sameKeys(std::vector<PairedRows> pairs,
                                          const ComparedTable &before, const ComparedTable &after,
                                          Spelling spelling, base::Progress &progress);

// Pairs unmatched rows whose keys differ only in spelling, and counts them as changed. If several
// rows match, all of them are set aside. Returns the new pairs.
[[nodiscard]] base::Result<std::vector<PairedRows>>
pairRespelled(const ComparedTable &before, const ComparedTable &after, Hashing hashing,
              Comparison &comparison, base::Progress &progress);

} // namespace storedesk::query
