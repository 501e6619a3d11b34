// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/rowmaker.h"
#include "jobs/rowpreparation.h"
#include "journal/journal.h"
#include "table/rowshape.h"
#include "table/tableopener.h"

namespace storedesk::jobs {

// A table whose rows are to become a job. Not for the window's thread.
struct BulkTable
{
    table::OpenedTable opened;
    QStringList columns = {}; // names of the header, or numbers where it has none
    QList<QStringList> sample = {}; // its first rows
    QList<int> monthFirst = {}; // columns whose dates are written so
    std::optional<qint64> rows = {};
    table::RowShape shape = {};
    // Why no row of it can be used. Absent: they can.
    std::optional<base::Problem> unusable = {};

    // In any encoding and form that a table can be opened in; the temporary folder is private.
    [[nodiscard]] static base::Result<BulkTable>
    open(const QString &path, const table::OpenOptions &options, table::Progress &progress);

    // Appends every row to the journal as it will be sent, or with the reason why it will not be:
    // rows whose cells cannot be trusted are refused, and so are those that the preparation
    // refuses. Returns their number.
    [[nodiscard]] base::Result<qint64> load(const RowMaker &maker, journal::Journal &journal,
                                            table::Progress &progress,
                                            const RowPreparation &prepare = {}) const;
};

// Counts the blank cells that will clear a field, in the rows of the journal that wait to be sent.
[[nodiscard]] base::Result<qint64> clearedCells(journal::Journal &journal, const BulkPlan &plan);

} // namespace storedesk::jobs
