// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>

#include <optional>

namespace storedesk::csv {

// The detected dialect of a file and its statistics.
struct DialectGuess
{
    Dialect dialect = {};
    // Number of columns in most rows.
    int columns = 1;
    // Number of sampled rows, not counting blank rows.
    int rows = 0;
    // Number of sampled rows whose number of cells differs from the number of columns.
    int ragged = 0;
    // Whether the first row contains column names.
    bool header = true;
    // Number of lines before the table, such as titles, comments or sep=;
    int above = 0;
    // Size in bytes of the lines before the table.
    qsizetype begin = 0;

    bool operator==(const DialectGuess &) const = default;
};

// Options specified by the caller, which are therefore not detected.
struct DialectHints
{
    std::optional<char> delimiter = {};
    std::optional<char> quote = {};
    std::optional<char> escape = {};
    std::optional<char> comment = {};
    std::optional<bool> blanksAroundQuotes = {};
    std::optional<bool> header = {};
    // Whether there are no lines before the table.
    bool startsHere = false;

    bool operator==(const DialectHints &) const = default;
};
[[nodiscard]] DialectHints wishFor(const Dialect &dialect);

// Detects the dialect from the beginning of a file, in UTF-8 and without a byte order mark. `whole`
// means that the sample is the complete file.
[[nodiscard]] DialectGuess guessDialect(QByteArrayView sample, bool whole,
                                        const DialectHints &wish = {});

} // namespace storedesk::csv
