// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QString>

namespace storedesk::table {

// A place where the file breaks the rules of CSV. Reading continues after it; only RowTooLong and
// TooManyCells lose text.
struct CsvFault
{
    enum class Kind {
        // "ab"cd is read as abcd.
        TextAfterQuote,
        // The file ends inside quotes. The place is the opening quote.
        UnterminatedQuote,
        // The row is cut at the limit.
        RowTooLong,
        // The row is cut at the limit of cells.
        TooManyCells,
        // The first byte of a row that is not UTF-8.
        NotUtf8,
        // Text follows a closing quote in a later line than the opening one: rows in between may be
        // part of the cell. The place is the opening quote.
        QuoteAcrossLines,
        // The first NUL byte of a row.
        NulByte,
        // Bytes that the encoding of the file does not have: they were read as U+FFFD.
        Undecodable,
        // The row has more cells than the table has columns, or fewer. The place is the row.
        ExtraCells,
        MissingCells,
        // A cell begins with a quote where quotes mean nothing. The place is the row.
        StrayQuote,
    };

    Kind kind = Kind::TextAfterQuote;
    // Physical line, from 1.
    qint64 line = 1;
    // Byte in that line, from 1.
    qint64 column = 1;
    // From 0.
    int cell = 0;

    bool operator==(const CsvFault &) const = default;
};

// Whether rows after the fault may begin elsewhere than they seem to: no row of the file is safe to
// send then.
[[nodiscard]] constexpr bool blursRows(CsvFault::Kind kind)
{
    return kind == CsvFault::Kind::UnterminatedQuote || kind == CsvFault::Kind::QuoteAcrossLines;
}

// A sentence that names line and column.
[[nodiscard]] QString wordsOf(const CsvFault &fault);
// Why no row of a table with a fault that blurs its rows can be used.
[[nodiscard]] base::Problem blurredRows(const CsvFault &fault);

} // namespace storedesk::table
