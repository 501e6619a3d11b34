// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

namespace storedesk::table {

// Where in a row a reader is that goes byte by byte.
enum class CsvState : char {
    RowStart,
    CellStart,
    Leading, // blanks that a quote may follow
    Plain,
    Quoted,
    Escaped, // inside quotes, behind the escape sign
    QuoteInQuoted, // the end of the cell, or the first half of a doubled quote
    Trailing, // blanks behind the closing quote
    Comment,
};

// Line ends and delimiters are text there.
[[nodiscard]] constexpr bool isInside(CsvState state)
{
    return state == CsvState::Quoted || state == CsvState::Escaped;
}

// The state behind a byte. lineEnds: this byte ends a line; the CR of a CR LF does not.
[[nodiscard]] constexpr CsvState stateAfter(CsvState before, char byte, bool lineEnds,
                                            const Dialect &dialect)
{
    using enum CsvState;
    const bool isQuote = dialect.quote != 0 && byte == dialect.quote;
    if (before == Comment
        || (before == RowStart && dialect.comment != 0 && byte == dialect.comment))
        return lineEnds ? RowStart : Comment;
    if (before == Escaped)
        return Quoted;
    if (before == Quoted)
        return isQuote                                      ? QuoteInQuoted
            : dialect.escape != 0 && byte == dialect.escape ? Escaped
                                                            : Quoted;
    if (isQuote && before != Plain && before != Trailing)
        return Quoted; // opened, or doubled
    if (lineEnds)
        return RowStart;
    if (byte == dialect.delimiter || byte == '\r')
        return CellStart;
    if (before == Plain || !dialect.isBlank(byte))
        return Plain;
    return before == QuoteInQuoted || before == Trailing ? Trailing : Leading;
}

} // namespace storedesk::table
