// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::table {

// A place where the file breaks the rules. The reader goes on behind it and loses nothing but what
// RowTooLong and TooManyCells say.
struct CsvFault
{
    enum class Kind {
        TextAfterQuote, // "ab"cd is read as abcd
        UnterminatedQuote, // the file ends inside quotes
        RowTooLong, // cut at the limit
        TooManyCells, // what stands behind them is left out
        NotUtf8, // the first such byte of a row
    };

    Kind kind = Kind::TextAfterQuote;
    qint64 line = 1; // physical, the first is 1
    qint64 column = 1; // byte in that line, the first is 1
    int cell = 0; // from 0

    bool operator==(const CsvFault &) const = default;
};

// What the fault means, for people: names line and column.
[[nodiscard]] QString wordsOf(const CsvFault &fault);

} // namespace storedesk::table
