// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "table/comparison.h"
#include "table/valuekey.h"

namespace storedesk::sheet {

// Whether two cells mean the same number or moment, however they are written; exact when that does
// not count.
class CellSameness final
{
public:
    CellSameness(const QList<SheetColumn> &before, const QList<SheetColumn> &after,
                 const std::vector<table::ComparedColumn> &columns, bool alike);

    [[nodiscard]] bool operator()(std::size_t column, const QByteArray &was, const QByteArray &is);

private:
    struct Keys
    {
        table::ValueKey was;
        table::ValueKey is;
        bool read; // it has numbers or dates in both files
    };
    std::vector<Keys> m_keys;
};

struct ReadTable
{
    const table::Source &source;
    const QList<SheetColumn> &columns;
};

// Rows whose cells are only written in another way are the same. Gives their number.
[[nodiscard]] base::Result<qint64> passOverRewritten(table::Comparison &comparison,
                                                     const ReadTable &before,
                                                     const ReadTable &after,
                                                     const table::Progress &progress);

} // namespace storedesk::sheet
