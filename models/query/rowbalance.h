// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowshape.h"
#include "csv/tablesource.h"

namespace storedesk::query {

// Accounts for every line of a file: header + regular + ragged + blank is the number of rows in the
// index. Together with the lines above the table, comments and line ends inside cells this is the
// number of all lines. These sums are always complete.
struct RowBalance
{
    // 0 or 1.
    qint64 header = 0;
    qint64 regular = 0;
    // Rows with a different number of cells than the first row.
    qint64 ragged = 0;
    qint64 blank = 0;
    // Lines before the table.
    qint64 above = 0;
    // Comments between its rows.
    qint64 comments = 0;
    // Number of faults, or of rows with faults after the first thousand. Also included in the
    // counts above.
    qint64 malformed = 0;
    // Columns of the first row.
    int columns = 0;
    // Row number.
    qint64 firstRagged = -1;
    // The first faults of the file, sorted by line and column.
    std::vector<csv::CsvFault> faults = {};
    csv::RowShape shape = {};
    // Rows with faults other than their number of cells, in the order of the file.
    std::vector<qint64> malformedRows = {};
    // The first fault that makes row boundaries uncertain.
    std::optional<csv::CsvFault> blurred = {};

    [[nodiscard]] qint64 rows() const { return header + regular + ragged + blank; }
};

inline constexpr std::size_t mostFaults = 1'000;

[[nodiscard]] base::Result<RowBalance> balanceOf(const csv::TableSource &source,
                                                 base::Progress &progress);

} // namespace storedesk::query
