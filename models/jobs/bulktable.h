// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/rowmaker.h"
#include "journal/journal.h"
#include "table/tableopener.h"

namespace storedesk::jobs {

// A table whose rows are to become a job. Not for the window's thread.
struct BulkTable
{
    table::OpenedTable opened;
    QStringList columns = {}; // names of the header, or numbers where it has none
    QList<QStringList> sample = {}; // its first rows
    QList<int> monthFirst = {}; // columns whose dates are written so, as far as was looked
    std::optional<qint64> rows = {}; // of a table that is quickly counted

    // In any encoding and form that a table can be opened in; the temporary folder is private.
    [[nodiscard]] static base::Result<BulkTable> open(const QString &path,
                                                      const QString &temporaryFolder,
                                                      table::Progress &progress,
                                                      const QString &entry = {});

    // Every row as it will be sent, or with why it will not be, written down. Gives their number.
    [[nodiscard]] base::Result<qint64> load(const RowMaker &maker, journal::Journal &journal,
                                            table::Progress &progress) const;
};

} // namespace storedesk::jobs
