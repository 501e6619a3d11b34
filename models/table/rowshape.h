// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/csvfault.h"

#include <QByteArrayList>

#include <optional>

namespace storedesk::table {

class CsvReader;
class RowScanner;

// How many cells the rows of a table have to have. Empty cells after the last column are harmless,
// and so are cells that every row leaves out; any other row has lost or gained a cell, and which
// one is unknown: its values may be in the wrong columns.
struct RowShape
{
    // Cells of the first row.
    int columns = 0;
    // A row with fewer cells has lost some.
    int least = 0;
    // Cells that begin with a quote are faults, although quotes mean nothing in the file.
    bool suspectsQuotes = false;

    // Narrowest and widest: of all rows but the header and blank ones; 0 when there are none.
    [[nodiscard]] static RowShape of(const QByteArrayList &firstRow, bool header, int narrowest,
                                     int widest);

    [[nodiscard]] bool hasLostCells(int cells) const { return cells < least; }
    [[nodiscard]] bool hasExtraCells(const RowScanner &row) const;
    [[nodiscard]] bool hasExtraCells(const CsvReader &row) const;
    [[nodiscard]] static bool beginsWithQuote(QByteArrayView cell) { return cell.startsWith('"'); }

    // What makes the row unfit to be sent, the worst first. None: the row can be used.
    [[nodiscard]] std::optional<CsvFault> faultOf(const CsvReader &row) const;

    bool operator==(const RowShape &) const = default;
};

// Whether a text has characters that were lost when its bytes were read.
[[nodiscard]] bool isUndecodable(QByteArrayView text);

} // namespace storedesk::table
