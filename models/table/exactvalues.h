// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/rowset.h"
#include "table/source.h"
#include "table/valuekey.h"

#include <optional>
#include <vector>

namespace storedesk::table {

// What is counted of a column with very many values.
struct ExactValues
{
    qint64 distinct = 0;
    QList<ValueCount> top = {}; // most frequent first
    std::optional<Decimal> median = {}; // of numbers and dates
};

// Counts every value of the columns, however many there are, in a pass for every few of them.
// Values are told apart by 64 bits of their hash.
[[nodiscard]] base::Result<std::vector<ExactValues>>
countExactly(const Source &source, const std::vector<int> &columns, qsizetype topValues,
             const RowSet *only, Matching matching, Progress &progress);

} // namespace storedesk::table
