// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>

namespace storedesk::csv {

// Statistics about a sample of a file read in one dialect.
struct DialectStatistics
{
    Dialect dialect = {};
    // Sampled rows without blank ones.
    int rows = 0;
    // Columns of most rows.
    int columns = 1;
    // Rows with a different number of cells.
    int ragged = 0;
    int cells = 0;
    // Cells with well-formed quotes.
    int quoted = 0;
    // Cells with malformed quotes.
    int malformed = 0;
    // Unquoted cells that another delimiter would split.
    int untidy = 0;
    // Cells of the first row that is not blank.
    int firstRowCells = 0;

    bool operator==(const DialectStatistics &) const = default;
};

// Reads up to a few hundred rows. `whole` means that the sample is the complete file, so that its
// last row is not truncated.
[[nodiscard]] DialectStatistics figuresOf(QByteArrayView sample, bool whole,
                                          const Dialect &dialect);

// Whether nearly every row, including the first, has the same number of cells, and more than one.
[[nodiscard]] bool coversAllRows(const DialectStatistics &figures);

// Returns a score for the dialect. High for many columns, consistent rows and plausible cells.
[[nodiscard]] double scoreOf(const DialectStatistics &figures);

} // namespace storedesk::csv
