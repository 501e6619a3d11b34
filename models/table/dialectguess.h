// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QByteArray>

#include <optional>

namespace storedesk::table {

// How a file seems to be written, with the figures that speak for it.
struct DialectGuess
{
    Dialect dialect = {};
    int columns = 1; // that most rows have
    int rows = 0; // looked at, without blank ones
    int ragged = 0; // of them, with another number of cells
    bool header = true; // the first row names the columns
    int above = 0; // lines before the table: titles, remarks, sep=;
    qsizetype begin = 0; // bytes of those

    bool operator==(const DialectGuess &) const = default;
};

// What is not to be guessed.
struct DialectWish
{
    std::optional<char> delimiter = {};
    std::optional<char> quote = {};
    std::optional<char> escape = {};
    std::optional<char> comment = {};
    std::optional<bool> blanksAroundQuotes = {};
    std::optional<bool> header = {};
    bool startsHere = false; // nothing stands above the table

    bool operator==(const DialectWish &) const = default;
};
[[nodiscard]] DialectWish wishFor(const Dialect &dialect);

// Looks at the beginning of a file, in UTF-8 and without byte order mark. whole: the sample is the
// file.
[[nodiscard]] DialectGuess guessDialect(QByteArrayView sample, bool whole,
                                        const DialectWish &wish = {});

} // namespace storedesk::table
