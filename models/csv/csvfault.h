// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

namespace storedesk::csv {

// A violation of the CSV format. Reading continues after it. Only RowTooLong and TooManyCells lose
// text.
struct CsvFault
{
    enum class Kind {
        // "ab"cd is read as abcd.
        TextAfterQuote,
        // The file ends inside quotes. The position is the opening quote.
        UnterminatedQuote,
        // The row is truncated at the size limit.
        RowTooLong,
        // The row is truncated at the maximum number of cells.
        TooManyCells,
        // The row contains bytes that are not valid UTF-8. The position is the first of them.
        NotUtf8,
        // Text follows a closing quote on a later line than the opening one, so rows in between may
        // be part of the cell. The position is the opening quote.
        QuoteAcrossLines,
        // The row contains a NUL byte. The position is the first of them.
        NulByte,
        // Bytes that are invalid in the encoding of the file and were read as U+FFFD.
        Undecodable,
        // The row has more or fewer cells than the table has columns. The position is the start of
        // the row.
        ExtraCells,
        MissingCells,
        // A cell begins with a quote although the file uses no quotes. The position is the start of
        // the row.
        StrayQuote,
    };

    Kind kind = Kind::TextAfterQuote;
    // Physical line, from 1.
    qint64 line = 1;
    // The byte's position in that line, from 1.
    qint64 column = 1;
    // Cell index, from 0.
    int cell = 0;

    bool operator==(const CsvFault &) const = default;
};

// Whether row boundaries after the fault are uncertain. If so, no row of the file is safe to send.
[[nodiscard]] constexpr bool blursRows(CsvFault::Kind kind)
{
    return kind == CsvFault::Kind::UnterminatedQuote || kind == CsvFault::Kind::QuoteAcrossLines;
}

// Returns a sentence that names the line and column.
[[nodiscard]] QString wordsOf(const CsvFault &fault);
// Returns the reason why no row of a table with uncertain row boundaries can be used.
[[nodiscard]] base::Problem blurredRows(const CsvFault &fault);

} // namespace storedesk::csv
