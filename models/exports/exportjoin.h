// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/progress.h"

#include <QStringList>

namespace storedesk::exports {

// What was made of several files of the service.
struct JoinedTable
{
    qint64 rows = 0;
    qint64 bytes = 0;
    qint64 leftOut = 0; // rows that stood in two neighbouring files
    QStringList columns = {};

    bool operator==(const JoinedTable &) const = default;
};

// Which of the tables of an export: its own, or the one that comes with it.
enum class Which : quint8 { Table, Besides };

// Joins the tables of all files into one new file: one heading, columns joined by their names, rows
// in the order of the files. A row that has an id and stands in the file before, too, is left out:
// ends of periods may overlap. What is not there writes nothing and has no columns. The columns
// that are named as first stand there. Any thread.
[[nodiscard]] base::Result<JoinedTable> joinTables(const QStringList &files, Which which,
                                                   char delimiter, const QString &target,
                                                   table::Progress &progress,
                                                   const QStringList &first = {});

} // namespace storedesk::exports
