// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesaver.h"
#include "tablefile/xlsxdevice.h"

namespace storedesk::tablefile {

// Writes the selected rows to the table "rows" of a new SQLite database. A column of numbers,
// booleans or dates has their type if that applies to all its cells without losing information;
// dates have the ISO format. Returns the number of rows. Temporary files are stored in the private
// folder.
[[nodiscard]] base::Result<qint64> writeSqlite(const csv::TableSource &source,
                                               const csv::Selection &selection, QIODevice &device,
                                               const QString &temporaryFolder,
                                               base::Progress &progress);

// Both overloads write a new file atomically.
[[nodiscard]] base::Result<qint64> saveSqlite(const csv::TableSource &source,
                                              const csv::Selection &selection, const QString &path,
                                              const QString &temporaryFolder,
                                              base::Progress &progress);
// Saves rows that a function formats as CSV. Their form may differ from the source.
[[nodiscard]] base::Result<qint64>
saveSqlite(const csv::TableSource &source, const csv::Selection &selection,
           const XlsxColumns &columns, const csv::AppendRow &append, const QString &path,
           const QString &temporaryFolder, base::Progress &progress);

} // namespace storedesk::tablefile
