// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowshape.h"
#include "csv/tablesource.h"

namespace storedesk::query {

// Accounts for every line in a file. The sum of header, regular, ragged and blank is the number of
// rows in the index. Together with the lines above the table, comments and line ends inside cells,
// this is the number of all lines. These sums are always complete.
struct RowBalance
{
    // Either 0 or 1.
    qint64 header = 0;
    qint64 regular = 0;
    // Rows with a different number of cells than the first row.
    qint64 ragged = 0;
    qint64 blank = 0;
    // The number of lines before the table.
    qint64 above = 0;
    // The number of comments between rows.
    qint64 comments = 0;
    // The number of faults. After the first thousand faults, each further row with faults is
    // counted once. Rows with faults are also included in the counts above.
    qint64 malformed = 0;
    // The number of columns in the first row.
    int columns = 0;
    // The row number, or -1 if there is none.
    qint64 firstRagged = -1;
    // The first faults in the file, sorted by line and column.
    std::vector<csv::CsvFault> faults = {};
    csv::RowShape shape = {};
    // Rows with faults other than their number of cells, in file order.
    std::vector<qint64> malformedRows = {};
    // The first fault that makes row boundaries uncertain.
    std::optional<csv::CsvFault> blurred = {};

    [[nodiscard]] qint64 rows() const { return header + regular + ragged + blank; }
};

inline constexpr std::size_t mostFaults = 1'000;

[[nodiscard]] base::Result<RowBalance> balanceOf(const csv::TableSource &source,
                                                 base::Progress &progress);

} // namespace storedesk::query
