// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>

namespace storedesk::csv {

// Maximum number of cells in a row, as in spreadsheets. In a longer row, the last cell contains the
// remaining text, so that a line with a million delimiters costs no more than any other line of its
// length.
inline constexpr int mostCells = 16'384;

// Converts a raw cell, including quotes, to its text, as CsvReader does. The scratch buffer holds
// the result if it is not simply a part of the cell.
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, char quote, QByteArray &scratch);
[[nodiscard]] QByteArrayView unquoted(QByteArrayView raw, const Dialect &dialect,
                                      QByteArray &scratch);

// Faults in the quotes of a cell.
enum class QuoteFault : char {
    None,
    // The cell continues after the closing quote.
    TextAfter,
    // Like TextAfter, but with a line end between the quotes, so the opening quote may belong to
    // another row.
    TextAfterLines,
    // The quote is not closed before the end of the cell.
    Open,
};
[[nodiscard]] QuoteFault quoteFaultOf(QByteArrayView raw, const Dialect &dialect);

} // namespace storedesk::csv
