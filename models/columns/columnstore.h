// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/columnbuilder.h"
#include "columns/storedcolumns.h"
#include "tablefile/tableopener.h"

#include <functional>

namespace storedesk::columns {

// Chooses the columns to store by the table's headings.
using ColumnChooser = std::function<std::vector<ColumnPlan>(const QStringList &headings)>;

// A table whose columns can be read.
struct ColumnedTable
{
    QStringList headings;
    std::vector<ColumnPlan> plan;
    std::shared_ptr<const StoredColumns> columns;
};

// Opens a table file and its columns. Columns of large files are stored in the folder, readable
// only by the user, and reused until the file changes. Damaged columns are built again. Without a
// folder, columns stay in memory. Columns are not stored if the file changes or is removed
// meanwhile, so columns have to be removed after their file. If a column replaces another one in
// some row, it is stored completely.
[[nodiscard]] base::Result<ColumnedTable>
openColumns(const QString &path, const ColumnChooser &choose, const tablefile::OpenOptions &options,
            const QString &folder, base::Progress &progress);

// Smaller files are read faster than stored columns can be opened.
inline constexpr qint64 smallestStored = 4 * 1024 * 1024;

// Returns the path at which a file's columns are stored.
[[nodiscard]] QString columnPathOf(const QString &folder, const QString &file);
// Removes the stored columns of one file, if there are any.
[[nodiscard]] base::Result<void> removeColumns(const QString &folder, const QString &file);
// Removes all columns stored in the folder.
[[nodiscard]] base::Result<void> removeAllColumns(const QString &folder);

} // namespace storedesk::columns
