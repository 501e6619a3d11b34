// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvfault.h"

#include <QByteArrayList>

#include <optional>

namespace storedesk::csv {

class CsvReader;
class RowScanner;

// The required number of cells in the rows of a table. Empty cells after the last column are
// harmless, and so are cells that every row omits. Any other row has lost or gained an unknown
// cell, so that its values may be in the wrong columns.
struct RowShape
{
    // Number of cells in the first row.
    int columns = 0;
    // A row with fewer cells has lost at least one cell.
    int least = 0;
    // Whether cells that begin with a quote are faults, although the file uses no quotes.
    bool suspectsQuotes = false;

    // `narrowest` and `widest` are the smallest and largest number of cells in all rows except the
    // header and blank rows, or 0 if there are no such rows.
    [[nodiscard]] static RowShape of(const QByteArrayList &firstRow, bool header, int narrowest,
                                     int widest);

    [[nodiscard]] bool hasLostCells(int cells) const { return cells < least; }
    [[nodiscard]] bool hasExtraCells(const RowScanner &row) const;
    [[nodiscard]] bool hasExtraCells(const CsvReader &row) const;
    [[nodiscard]] static bool beginsWithQuote(QByteArrayView cell) { return cell.startsWith('"'); }

    // Returns the worst fault that prevents sending the row, or nothing if it can be used.
    [[nodiscard]] std::optional<CsvFault> faultOf(const CsvReader &row) const;

    bool operator==(const RowShape &) const = default;
};

// Whether the text contains characters that could not be decoded.
[[nodiscard]] bool isUndecodable(QByteArrayView text);

} // namespace storedesk::csv
