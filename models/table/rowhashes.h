// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/comparison.h"

namespace storedesk::table {

// A row reduced to what a comparison needs.
struct RowHash
{
    quint64 key = 0;
    quint64 content = 0;
    quint32 row = 0;
    bool keyless = false;
};

// One of the two tables, reduced.
struct RowHashes
{
    std::vector<RowHash> single = {}; // by key: rows whose key is the only one of its kind
    std::vector<PairedRows> repeated = {}; // rows of one key, two by two
    std::vector<quint64> repeatedKeys = {}; // in order
    std::vector<quint32> setAside = {}; // in order: without a key, or with one of those
    qint64 keyless = 0;
    qint64 blank = 0;
};

// How the rows are told apart this time.
struct Hashing
{
    KeyHash hash;
    quint64 seed;
};

[[nodiscard]] base::Result<RowHashes> rowHashesOf(const Source &source,
                                                  const std::vector<int> &keys,
                                                  const std::vector<int> &columns, Hashing hashing,
                                                  Progress &progress);

// Sorts the rows of two tables into what became of them. Gives the rows that were taken for the
// same.
[[nodiscard]] std::vector<PairedRows> join(const RowHashes &before, const RowHashes &after,
                                           Comparison &comparison);

} // namespace storedesk::table
