// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/comparison.h"
#include "sheet/sheetcolumn.h"
#include "values/valuekey.h"

namespace storedesk::sheet {

// Compares two cells: numbers and times in any notation if requested, otherwise byte by byte.
class CellSameness final
{
public:
    CellSameness(const QList<SheetColumn> &before, const QList<SheetColumn> &after,
                 const std::vector<query::ComparedColumn> &columns, bool alike);

    [[nodiscard]] bool operator()(std::size_t column, const QByteArray &was, const QByteArray &is);

private:
    struct Keys
    {
        values::ValueKey was;
        values::ValueKey is;
        // Whether the column has numbers or dates in both files.
        bool read;
    };
    std::vector<Keys> m_keys;
};

struct ReadTable
{
    const csv::TableSource &source;
    const QList<SheetColumn> &columns;
};

// Counts rows that differ only in notation as equal. Returns their number.
[[nodiscard]] base::Result<qint64> passOverRewritten(query::Comparison &comparison,
                                                     const ReadTable &before,
                                                     const ReadTable &after,
                                                     const base::Progress &progress);

} // namespace storedesk::sheet
