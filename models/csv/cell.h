// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>

namespace storedesk::csv {

// Maximum number of cells in a row, as in spreadsheets. The last cell contains the rest of a longer
// row, so that a line with a million delimiters costs no more than any other line of its length.
inline constexpr int mostCells = 16'384;

// Converts a raw cell, including quotes, to its text like CsvReader does. The scratch contains the
// result if it is not a part of the cell.
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, char quote, QByteArray &scratch);
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, const Dialect &dialect,
                                      QByteArray &scratch);

// Faults in the quotes of a cell.
enum class QuoteFault : char {
    None,
    // The cell continues after the closing quote.
    TextAfter,
    // Like TextAfter, with a line end between the quotes: the opening quote may belong to another
    // row.
    TextAfterLines,
    // The quote is not closed in the cell.
    Open,
};
[[nodiscard]] QuoteFault quoteFaultOf(QByteArrayView raw, const Dialect &dialect);

} // namespace storedesk::csv
