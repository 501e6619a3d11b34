// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "statistics/columnprofile.h"
#include "values/valuekey.h"

namespace storedesk::statistics {

inline constexpr qsizetype exactDistinct = 100'000;

struct ProfileOptions
{
    values::TextMatching matching = values::TextMatching::Alike;
    // In a table with more rows than this, columns with very many values are estimated, because
    // exact counts need 12 bytes of memory per row, plus 8 for a median.
    qint64 mostExactRows = 40'000'000;
    // Each column uses memory in every thread. A table with more columns is read several times.
    std::ptrdiff_t columnsAtOnce = 256;
};

// Profiles each column using its format, for all data rows or those in the set. Blank rows do not
// count.
[[nodiscard]] base::Result<std::vector<ColumnProfile>>
profileColumns(const csv::TableSource &source, const std::vector<int> &columns,
               const csv::RowSet *only, base::Progress &progress,
               const ProfileOptions &options = {});

// A column's values with their counts, most frequent first. Limited if there are very many.
struct DistinctValues
{
    QList<ValueCount> values = {};
    qint64 distinct = 0;
    bool exact = true;
};
[[nodiscard]] base::Result<DistinctValues> distinctValues(const csv::TableSource &source,
                                                          int column, const csv::RowSet *only,
                                                          base::Progress &progress,
                                                          const ProfileOptions &options = {});

} // namespace storedesk::statistics
