// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/tabledraft.h"
#include "jobs/rowmaker.h"
#include "jobs/rowpreparation.h"
#include "journal/journal.h"

namespace storedesk::jobs {

// A table whose rows will become a job. Not for use in the main thread.
struct BulkTable
{
    tablefile::OpenedTable opened;
    // The options with which it was read.
    sheet::ReadOptions options = {};
    // Names from the header. Without a header, numbers, or the key for a list of keys.
    QStringList columns = {};
    // The first rows.
    QList<QStringList> sample = {};
    // Columns whose dates have the month first.
    QList<int> monthFirst = {};
    std::optional<qint64> rows = {};
    csv::RowShape shape = {};
    query::RowBalance balance = {};
    // The number of lines in the file.
    qint64 lines = 0;
    // The reason no row of the table can be used. Absent if rows can be used.
    std::optional<base::Problem> unusable = {};

    // Reads the table as an import does. The temporary folder must be private. The keys of the
    // records decide whether a list has a header (listheader.h).
    [[nodiscard]] static base::Result<BulkTable>
    open(const QString &path, const sheet::ReadOptions &reading, const QString &temporaryFolder,
         base::Progress &progress, const catalogue::FieldSet &keys = {});

    [[nodiscard]] importcheck::TableOutline outline() const;
    [[nodiscard]] importcheck::TableReading reading() const;

    // Appends every row to the journal. A row is stored either as it will be sent or with the
    // reason it is refused: its cells are unreliable, or the preparation refused it. Returns the
    // number of rows.
    [[nodiscard]] base::Result<qint64> load(const RowMaker &maker, journal::Journal &journal,
                                            base::Progress &progress,
                                            const RowPreparation &prepare = {}) const;
};

// Counts the blank cells that will clear a field in the waiting rows of the journal.
[[nodiscard]] base::Result<qint64> clearedCells(journal::Journal &journal, const BulkPlan &plan);

} // namespace storedesk::jobs
