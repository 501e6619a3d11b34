// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/cellrow.h"

namespace storedesk::spreadsheet {

// Measures the first rows of the sheets of a workbook in turn and finds the one with the table: the
// first sheet with cells, unless that is a cover page and a later sheet has far more cells.
class SheetProbe final
{
public:
    // Measures the sheet at this position. Returns false if the remaining sheets need not be
    // measured.
    [[nodiscard]] bool measure(qsizetype sheet,
                               const std::function<void(const RowSink &sink)> &read);
    // Returns the position of the sheet with the table, or -1 if no measured sheet has cells.
    [[nodiscard]] qsizetype best() const { return m_best.sheet; }

private:
    struct Size
    {
        qsizetype sheet = -1;
        qint64 rows = 0;
        qint64 cells = 0;
        qsizetype width = 0;
    };

    Size m_first;
    Size m_best;
};

} // namespace storedesk::spreadsheet
