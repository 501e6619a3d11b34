// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/comparison.h"

namespace storedesk::query {

// The data about a row that a comparison needs.
struct RowHash
{
    quint64 key = 0;
    quint64 content = 0;
    quint32 row = 0;
    bool keyless = false;
};

// The data about one of the two tables.
struct RowHashes
{
    // Rows with a unique key, sorted by key.
    std::vector<RowHash> single = {};
    // Pairs of rows with the same key.
    std::vector<PairedRows> repeated = {};
    // Sorted.
    std::vector<quint64> repeatedKeys = {};
    // Rows without a key or with a repeated one, in order.
    std::vector<quint32> setAside = {};
    qint64 keyless = 0;
    qint64 blank = 0;
};

// The hash function and seed of this attempt.
struct Hashing
{
    KeyHash hash;
    quint64 seed;
};

[[nodiscard]] base::Result<RowHashes> rowHashesOf(const csv::TableSource &source,
                                                  const std::vector<int> &keys,
                                                  const std::vector<int> &columns, Hashing hashing,
                                                  base::Progress &progress);

// Classifies the rows of two tables. Returns the rows that were considered equal.
[[nodiscard]] std::vector<PairedRows> join(const RowHashes &before, const RowHashes &after,
                                           Comparison &comparison);

} // namespace storedesk::query
