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

// The exact counts of a column with very many values.
struct ExactValues
{
    qint64 distinct = 0;
    // The most frequent values first.
    QList<ValueCount> top = {};
    // For numbers and dates.
    std::optional<Decimal> median = {};
};

// Counts every value of the columns, regardless of their number, with one pass for every few
// columns. Values are distinguished by 64-bit hashes.
[[nodiscard]] base::Result<std::vector<ExactValues>>
countExactly(const Source &source, const std::vector<int> &columns, qsizetype topValues,
             const RowSet *only, Matching matching, Progress &progress);

} // namespace storedesk::table
