// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QByteArray>

namespace storedesk::table {

// The most cells of a row, as in spreadsheets. The last one holds the rest of a longer row, so that
// a line of a million delimiters costs no more than any other line of its length.
inline constexpr int mostCells = 16'384;

// A cell as it stands in the file, quotes and all, turned into its text as CsvReader would. The
// scratch holds the result when it cannot be a part of the cell.
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, char quote, QByteArray &scratch);
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, const Dialect &dialect,
                                      QByteArray &scratch);

// What is wrong with the quotes of a cell.
enum class QuoteFault : char {
    None,
    // The cell goes on after the closing quote.
    TextAfter,
    // The same, with a line end between the quotes: the opening quote may belong to another row.
    TextAfterLines,
    // The cell does not close its quote.
    Open,
};
[[nodiscard]] QuoteFault quoteFaultOf(QByteArrayView raw, const Dialect &dialect);

} // namespace storedesk::table
