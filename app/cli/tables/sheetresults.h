// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/tables/sheettable.h"

#include "csv/rowset.h"
#include "statistics/unreadablecells.h"

#include <QCoreApplication>

namespace storedesk::cli {

// The translation context for messages about results.
struct SheetResults
{
    Q_DECLARE_TR_FUNCTIONS(SheetResults)
};

// Results that are tables themselves. Their column titles are meant for scripts and are the same in
// every language.

[[nodiscard]] base::Result<SheetTable> comparedSheet(const SheetTable &before,
                                                     const SheetQuestion &question,
                                                     const QString &temporaryFolder,
                                                     base::Progress &progress);
[[nodiscard]] base::Result<SheetTable>
groupedSheet(SheetTable &sheet, const SheetQuestion &question, const csv::RowSet *only,
             const QString &temporaryFolder, base::Progress &progress);
[[nodiscard]] base::Result<SheetTable>
profiledSheet(SheetTable &sheet, const SheetQuestion &question, const csv::RowSet *only,
              const QString &temporaryFolder, base::Progress &progress);

// Describes unreadable cells in a sentence for the user.
[[nodiscard]] QString leftOutWords(const SheetTable &sheet, int column,
                                   const statistics::UnreadableCells &cells);

} // namespace storedesk::cli
