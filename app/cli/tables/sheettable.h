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

// An open and indexed table.
struct SheetTable
{
    csv::TableSource source;
    tablefile::OpenedTable opened;
    // "1", "2" … without a header.
    QStringList names;
    // False if some rows of the files could not be compared.
    bool complete = true;
    // Whether the table is one of our results, with a decimal point.
    bool own = false;
    // Formats of the columns that were already examined.
    QHash<int, statistics::DeducedFormat> readings = {};

    // Resolves columns: a name, several separated by commas, or #3.
    [[nodiscard]] base::Result<std::vector<int>> columnsOf(const QStringList &texts) const;
    [[nodiscard]] base::Result<int> columnOf(const QString &text) const;
    // Parses "amount down", "code as text".
    [[nodiscard]] base::Result<query::SortKey> sortKeyOf(const QString &text) const;
    // Detects the format of these columns from all rows unless the question defines it. Each column
    // is examined only once.
    [[nodiscard]] base::Result<void> readFormats(const std::vector<int> &wanted,
                                                 const SheetQuestion &question,
                                                 base::Progress &progress);
    // Copies the formats of these columns of another table to the first columns.
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
