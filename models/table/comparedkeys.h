// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/comparison.h"
#include "table/rowhashes.h"

namespace storedesk::table {

// A table with the places of what is compared in it.
struct ComparedTable
{
    const Source &source;
    std::vector<int> keys = {};
    std::vector<int> columns = {};
};

// Loose: upper and lower case, and spaces around, do not matter.
enum class Spelling : char { Exact, Loose };

// Whether the rows of each pair have the same key.
[[nodiscard]] base::Result<bool> sameKeys(std::vector<PairedRows> pairs,
                                          const ComparedTable &before, const ComparedTable &after,
                                          Spelling spelling, Progress &progress);

// Rows that have no partner find one whose key is written a little differently, and count as
// changed then; where there are several such rows they are all set aside. Gives the new pairs.
[[nodiscard]] base::Result<std::vector<PairedRows>>
pairRespelled(const ComparedTable &before, const ComparedTable &after, Hashing hashing,
              Comparison &comparison, Progress &progress);

} // namespace storedesk::table
