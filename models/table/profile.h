// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/rowset.h"
#include "table/source.h"

namespace storedesk::table {

inline constexpr qsizetype exactDistinct = 100'000;

// A profile of each of the columns, in one pass. Of all data rows, or of those in the set; blank
// rows do not count.
[[nodiscard]] base::Result<std::vector<ColumnProfile>>
profileColumns(const Source &source, const std::vector<int> &columns, const RowSet *only,
               Progress &progress);

// All values of a column with their counts, most frequent first.
struct DistinctValues
{
    QList<ValueCount> values = {}; // at most exactDistinct
    qint64 distinct = 0;
    bool exact = true;
};
[[nodiscard]] base::Result<DistinctValues> distinctValues(const Source &source, int column,
                                                          const RowSet *only, Progress &progress);

} // namespace storedesk::table
