// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"

#include <QStringList>

namespace storedesk::exports {

// The result of joining several files from the service.
struct JoinedTable
{
    qint64 rows = 0;
    qint64 bytes = 0;
    // Number of rows left out because they appear in two consecutive files.
    qint64 leftOut = 0;
    QStringList columns = {};

    bool operator==(const JoinedTable &) const = default;
};

// Selects the main or the secondary table of an export.
enum class Which : quint8 { Table, Besides };

// Joins the tables of all files into one new file: one heading, columns joined by name, rows in the
// order of the files. A row with an ID that also appears in the previous file is left out, because
// the ends of periods may overlap. If the selected table is missing, nothing is written and the
// result has no columns. Moves the columns in `first` to the front. Thread-safe.
[[nodiscard]] base::Result<JoinedTable> joinTables(const QStringList &files, Which which,
                                                   char delimiter, const QString &target,
                                                   base::Progress &progress,
                                                   const QStringList &first = {});

} // namespace storedesk::exports
