// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowshape.h"
#include "table/source.h"

namespace storedesk::table {

// Where every line of a file went: header + regular + ragged + blank = all rows of the index;
// these, the lines above the table, remarks and line ends inside cells = all lines. Nothing is ever
// missing from these sums.
struct RowBalance
{
    qint64 header = 0; // 0 or 1
    qint64 regular = 0;
    qint64 ragged = 0; // another number of cells than the first row
    qint64 blank = 0;
    qint64 above = 0; // lines before the table begins
    qint64 comments = 0; // remarks between its rows
    qint64 malformed =
        0; // faults, or rows with faults behind the first thousand; counted above too
    int columns = 0; // of the first row
    qint64 firstRagged = -1; // row
    std::vector<CsvFault> faults = {}; // the first ones of the file, by line and column
    RowShape shape = {};
    // Rows with faults other than their number of cells, in the order of the file.
    std::vector<qint64> malformedRows = {};
    // The first fault that makes it uncertain where rows begin and end.
    std::optional<CsvFault> blurred = {};

    [[nodiscard]] qint64 rows() const { return header + regular + ragged + blank; }
};

inline constexpr std::size_t mostFaults = 1'000;

[[nodiscard]] base::Result<RowBalance> balanceOf(const Source &source, Progress &progress);

} // namespace storedesk::table
