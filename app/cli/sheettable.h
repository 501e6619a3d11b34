// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheetquestion.h"

#include "table/formatdeduction.h"
#include "table/sortkey.h"
#include "table/spool.h"
#include "table/tableopener.h"
#include "table/tablesaver.h"

#include <QHash>

namespace storedesk::cli {

// A table that is open and indexed.
struct SheetTable
{
    table::Source source;
    table::OpenedTable opened;
    QStringList names; // "1", "2" … without a header
    bool complete = true; // else some rows of the files could not be compared
    bool own = false; // a result of ours: its decimal sign is a point
    QHash<int, table::DeducedFormat> readings = {}; // of columns that were looked at

    // The columns named: a name, several with commas, or #3.
    [[nodiscard]] base::Result<std::vector<int>> columnsOf(const QStringList &texts) const;
    [[nodiscard]] base::Result<int> columnOf(const QString &text) const;
    // "amount down", "code as text".
    [[nodiscard]] base::Result<table::SortKey> sortKeyOf(const QString &text) const;
    // Finds out from all rows how these columns are written, unless the question says it. Nothing
    // is done twice.
    [[nodiscard]] base::Result<void> readFormats(const std::vector<int> &wanted,
                                                 const SheetQuestion &question,
                                                 table::Progress &progress);
    // The first columns hold cells of these of another table and are read like them.
    void readAs(const SheetTable &other, const std::vector<int> &columns);
};

[[nodiscard]] base::Result<SheetTable> openSheet(const QStringList &paths,
                                                 const SheetQuestion &question,
                                                 const QString &temporaryFolder,
                                                 table::Progress &progress);

// A result as a table like any other, in the temporary folder.
[[nodiscard]] base::Result<SheetTable> sheetOf(const QList<QByteArrayList> &rows,
                                               const QString &temporaryFolder,
                                               table::Progress &progress);
// The same of what we wrote ourselves.
[[nodiscard]] base::Result<SheetTable> ownSheet(table::Spool &spool, table::Progress &progress);

} // namespace storedesk::cli
