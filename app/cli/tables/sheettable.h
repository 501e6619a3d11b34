// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/tables/sheetquestion.h"

#include "csv/spool.h"
#include "csv/tablesaver.h"
#include "query/sortkey.h"
#include "statistics/formatdeduction.h"
#include "tablefile/tableopener.h"

#include <QHash>

namespace storedesk::cli {

// A table that has been opened and indexed.
struct SheetTable
{
    csv::TableSource source;
    tablefile::OpenedTable opened;
    // The column names, or "1", "2" and so on if there is no header.
    QStringList names;
    // False if some rows in the files could not be compared.
    bool complete = true;
    // Whether the table is a result that this program computed, which uses a decimal point.
    bool own = false;
    // The formats of columns that have already been examined.
    QHash<int, statistics::DeducedFormat> readings = {};

    // Resolves columns given by name, by several names separated by commas, or by number (#3).
    [[nodiscard]] base::Result<std::vector<int>> columnsOf(const QStringList &texts) const;
    [[nodiscard]] base::Result<int> columnOf(const QString &text) const;
    // Parses a text such as "amount down" or "code as text".
    [[nodiscard]] base::Result<query::SortKey> sortKeyOf(const QString &text) const;
    // Detects the formats of these columns from all rows, unless the question defines them. Each
    // column is examined only once.
    [[nodiscard]] base::Result<void> readFormats(const std::vector<int> &wanted,
                                                 const SheetQuestion &question,
                                                 base::Progress &progress);
    // Copies the formats of the given columns of the other table to the first columns of this
    // table.
    void readAs(const SheetTable &other, const std::vector<int> &columns);
};

[[nodiscard]] base::Result<SheetTable> openSheet(const QStringList &paths,
                                                 const SheetQuestion &question,
                                                 const QString &temporaryFolder,
                                                 base::Progress &progress);

// Returns a result as a table in the temporary folder.
[[nodiscard]] base::Result<SheetTable> sheetOf(const QList<QByteArrayList> &rows,
                                               const QString &temporaryFolder,
                                               base::Progress &progress);
// Returns a spooled result as a table.
[[nodiscard]] base::Result<SheetTable> ownSheet(csv::Spool &spool, base::Progress &progress);

} // namespace storedesk::cli
