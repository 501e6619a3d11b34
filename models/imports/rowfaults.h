// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/conversion.h"

namespace storedesk::imports {

// Finds the rows of a counted table whose cells cannot be trusted: cells may be missing, damaged or
// in the wrong columns. Made once, then const: any number of threads may use it. The table and the
// conversion outlive it.
class RowFaults final
{
public:
    RowFaults(const ImportTable &table, const Conversion &conversion);

    // None also for a row that somebody accepted or edited by hand.
    [[nodiscard]] FaultKind faultOf(qint64 row, const table::RowScanner &cells) const;
    // Where faults of rows are shown: the first column that is imported.
    [[nodiscard]] int column() const { return m_column; }

private:
    [[nodiscard]] FaultKind damageOf(qint64 row, const table::RowScanner &cells) const;

    const table::RowBalance &m_balance;
    const table::Dialect m_dialect;
    const bool m_suspectsQuotes;
    const Conversion &m_conversion;
    int m_column = 0;
};

} // namespace storedesk::imports
