// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QByteArray>

namespace storedesk::table {

// A cell of digits and the signs of numbers, money, dates and phones: 1.234,56 €, 31/01/2026 10:00.
[[nodiscard]] bool looksLikeFigure(QByteArrayView cell);

// Where the table begins in a sample, and whether its first row names the columns.
struct TableStart
{
    qsizetype begin = 0; // bytes of what stands above it
    int above = 0; // lines of that: titles, remarks, blank lines
    bool header = true;
    char comment = 0; // between the rows stand remarks too

    bool operator==(const TableStart &) const = default;
};

struct KnownOfTable
{
    int columns = 1; // that most rows have
    bool startsHere = false; // nothing stands above it
};

// whole: the sample is the file.
[[nodiscard]] TableStart startOf(QByteArrayView sample, bool whole, const Dialect &dialect,
                                 const KnownOfTable &known);

} // namespace storedesk::table
