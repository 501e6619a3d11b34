// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

namespace storedesk::csv {

// The position of a byte-by-byte reader within a row.
enum class CsvState : char {
    RowStart,
    CellStart,
    // Blanks that may be followed by a quote.
    Leading,
    Plain,
    Quoted,
    // Inside quotes, after the escape character.
    Escaped,
    // After a quote that is either the end of the cell or the first half of a doubled quote.
    QuoteInQuoted,
    // Blanks after the closing quote.
    Trailing,
    Comment,
};

// Whether line ends and delimiters are text in this state.
[[nodiscard]] constexpr bool isInside(CsvState state)
{
    return state == CsvState::Quoted || state == CsvState::Escaped;
}

// Returns the state after a byte. `lineEnds` is true if the byte ends a line; the CR of a CR LF
// does not.
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
        // An opening or a doubled quote.
        return Quoted;
    if (lineEnds)
        return RowStart;
    if (byte == dialect.delimiter || byte == '\r')
        return CellStart;
    if (before == Plain || !dialect.isBlank(byte))
        return Plain;
    return before == QuoteInQuoted || before == Trailing ? Trailing : Leading;
}

} // namespace storedesk::csv
