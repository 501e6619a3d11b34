// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QByteArray>

namespace storedesk::table {

// How a file seems to be written, with the figures that speak for it.
struct DialectGuess
{
    Dialect dialect = {};
    int columns = 1; // that most rows have
    int rows = 0; // looked at, without blank ones
    int ragged = 0; // of them, with another number of cells
    bool header = true; // the first row names the columns

    bool operator==(const DialectGuess &) const = default;
};

// Looks at the beginning of a file, in UTF-8 and without byte order mark. whole: the sample is the
// file.
[[nodiscard]] DialectGuess guessDialect(QByteArrayView sample, bool whole);

} // namespace storedesk::table
