// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/dialect.h"

#include <QByteArray>

namespace storedesk::table {

// What a sample of a file looks like when it is read in one dialect.
struct DialectFigures
{
    Dialect dialect = {};
    int rows = 0; // looked at, without blank ones
    int columns = 1; // that most rows have
    int ragged = 0; // rows with another number of cells
    int cells = 0;
    int quoted = 0; // cells in quotes, opened and closed as they should be
    int malformed = 0; // cells in quotes that are not
    int untidy = 0; // cells without quotes that another delimiter would take apart
    // Cells of the first row that is not blank.
    int firstRowCells = 0;

    bool operator==(const DialectFigures &) const = default;
};

// Reads up to some hundred rows. whole: the sample is the file, and its last row is not cut.
[[nodiscard]] DialectFigures figuresOf(QByteArrayView sample, bool whole, const Dialect &dialect);

// Nearly every row has the same number of cells, more than one, and so has the first.
[[nodiscard]] bool coversAllRows(const DialectFigures &figures);

// How much speaks for the dialect: many columns, if the rows agree on how many and the cells look
// like cells.
[[nodiscard]] double scoreOf(const DialectFigures &figures);

} // namespace storedesk::table
