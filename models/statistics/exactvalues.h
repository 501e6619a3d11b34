// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "statistics/columnprofile.h"
#include "values/valuekey.h"

#include <optional>
#include <vector>

namespace storedesk::statistics {

// The exact counts for a column with very many values.
struct ExactValues
{
    qint64 distinct = 0;
    // The most frequent values first.
    QList<ValueCount> top = {};
    // Set for numbers and dates.
    std::optional<values::Decimal> median = {};
};

// Counts every value in the columns, however many there are, with one pass for every few columns.
// Values are distinguished by 64-bit hashes.
[[nodiscard]] base::Result<std::vector<ExactValues>>
countExactly(const csv::TableSource &source, const std::vector<int> &columns, qsizetype topValues,
             const csv::RowSet *only, values::TextMatching matching, base::Progress &progress);

} // namespace storedesk::statistics
