// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>

namespace storedesk::csv {

// Whether the cell contains only digits and the characters used in numbers, amounts, dates and
// phone numbers: 1.234,56 €, 31/01/2026 10:00.
[[nodiscard]] bool looksLikeNumber(QByteArrayView cell);

// The start of the table in a sample, and whether its first row contains column names.
struct TableStart
{
    // Size in bytes of the lines above the table.
    qsizetype begin = 0;
    // Number of lines above the table: titles, comments, blank lines.
    int above = 0;
    bool header = true;
    // The character that starts comments between the rows; 0 if there are none.
    char comment = 0;

    bool operator==(const TableStart &) const = default;
};

struct KnownOfTable
{
    // Number of columns in most rows.
    int columns = 1;
    // Whether there are no lines above the table.
    bool startsHere = false;
};

// `whole` means that the sample is the complete file.
[[nodiscard]] TableStart startOf(QByteArrayView sample, bool whole, const Dialect &dialect,
                                 const KnownOfTable &known);

} // namespace storedesk::csv
