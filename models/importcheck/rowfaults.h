// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

namespace storedesk::importcheck {

// Finds rows in a counted table whose cells are unreliable, because cells may be missing, damaged
// or in the wrong columns. Immutable after construction, so that any number of threads can use it.
// The table and the conversion must outlive this object.
class RowFaults final
{
public:
    RowFaults(const ImportTable &table, const Conversion &conversion);

    // Returns None for rows that the user accepted or edited.
    [[nodiscard]] FaultKind faultOf(qint64 row, const csv::RowScanner &cells) const;
    // Returns the first imported column, in which row faults are shown.
    [[nodiscard]] int column() const { return m_column; }

private:
    [[nodiscard]] FaultKind damageOf(qint64 row, const csv::RowScanner &cells) const;

    const query::RowBalance &m_balance;
    const csv::Dialect m_dialect;
    const bool m_suspectsQuotes;
    const Conversion &m_conversion;
    int m_column = 0;
};

} // namespace storedesk::importcheck
