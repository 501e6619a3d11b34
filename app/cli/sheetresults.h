// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheettable.h"

#include "table/rowset.h"

namespace storedesk::cli {

// Results that are tables themselves. The titles of their columns are for scripts and the same in
// every language.

[[nodiscard]] base::Result<SheetTable> comparedSheet(const SheetTable &before,
                                                     const SheetQuestion &question,
                                                     const QString &temporaryFolder,
                                                     table::Progress &progress);
[[nodiscard]] base::Result<SheetTable>
groupedSheet(const SheetTable &sheet, const SheetQuestion &question, const table::RowSet *only,
             const QString &temporaryFolder, table::Progress &progress);
[[nodiscard]] base::Result<SheetTable>
profiledSheet(const SheetTable &sheet, const SheetQuestion &question, const table::RowSet *only,
              const QString &temporaryFolder, table::Progress &progress);

struct SheetReport
{
    QList<QByteArrayList> rows = {}; // what, value
    bool sound = true; // no ragged row, no fault
};
[[nodiscard]] base::Result<SheetReport> reportOf(const SheetTable &sheet,
                                                 table::Progress &progress);

} // namespace storedesk::cli
