// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/rowfaults.h"

#include <algorithm>

namespace storedesk::importcheck {

RowFaults::RowFaults(const ImportTable &table, const Conversion &conversion)
    : m_balance(*table.balance)
    , m_dialect(table.source.dialect)
    , m_suspectsQuotes(table.opened.ignoresQuotes)
    , m_conversion(conversion)
    , m_column(conversion.targets().empty() ? 0 : conversion.targets().front().column)
{ }

FaultKind RowFaults::damageOf(qint64 row, const csv::RowScanner &cells) const
{
    if (m_balance.shape.hasLostCells(cells.count()))
        return FaultKind::TooFewCells;
    if (cells.count() > m_balance.shape.columns && m_balance.shape.hasExtraCells(cells))
        return FaultKind::TooManyCells;
    if (m_suspectsQuotes && cells.rowBytes().contains('"')) {
        for (int cell = 0; cell < cells.count(); ++cell) {
            if (csv::RowShape::beginsWithQuote(cells.raw(cell)))
                return FaultKind::StrayQuote;
        }
    }
    if (!std::ranges::binary_search(m_balance.malformedRows, row))
        return FaultKind::None;
    // Checks all cells in the row, including those in unused columns.
    csv::RowScanner whole(cells.rowBytes(), m_dialect);
    (void)whole.next();
    for (int cell = 0; cell < whole.count(); ++cell) {
        if (csv::quoteFaultOf(whole.raw(cell), m_dialect) != csv::QuoteFault::None)
            return FaultKind::StrayQuote;
    }
    return cells.rowBytes().contains('\0') ? FaultKind::NulByte : FaultKind::None;
}

FaultKind RowFaults::faultOf(qint64 row, const csv::RowScanner &cells) const
{
    const auto kind = damageOf(row, cells);
    if (kind == FaultKind::None || m_conversion.edits().accepts(kind))
        return FaultKind::None;
    const auto &edits = m_conversion.edits();
    const bool isEdited = edits.hasCells()
        && std::ranges::any_of(m_conversion.targets(), [&](const ColumnTarget &target) {
                              return edits.cell(row, target.column) != nullptr;
                          });
    return isEdited ? FaultKind::None : kind;
}

} // namespace storedesk::importcheck
