// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"

#include <QStringList>

namespace storedesk::listtools {

// The ways to prepare lists before an import.
enum class ListOperation : quint8 {
    // Adds the columns of another list to the rows with the same key.
    Join,
    // Removes the rows whose key is in another list.
    Subtract,
    // Appends other lists, with columns joined by name. With a key, only the last row with each key
    // is written.
    Append,
    // Writes a list for each value of a column.
    Split,
    Count
};

struct ListTask
{
    ListOperation operation = ListOperation::Join;
    // CSV files or spreadsheets with headings.
    QStringList files = {};
    // A column of the first file. Not needed to append.
    QString key = {};
    // The column of the other files. If empty, it has the same name.
    QString otherKey = {};
    // The file to write, or the folder for Split.
    QString output = {};

    bool operator==(const ListTask &) const = default;
};

struct ListOutcome
{
    // Rows in all files.
    qint64 read = 0;
    qint64 written = 0;
    // Rows whose key was found in another list, or was repeated.
    qint64 matched = 0;
    // Rows that were not written.
    qint64 dropped = 0;
    QStringList files = {};

    bool operator==(const ListOutcome &) const = default;
};

// Runs the task in the calling thread and writes CSV files. Keys are compared ignoring case and
// surrounding blanks; rows without a key match nothing. The temporary folder must be private. Does
// not write over one of the files that it reads.
[[nodiscard]] base::Result<ListOutcome>
runListTask(const ListTask &task, const QString &temporaryFolder, base::Progress &progress);

// Returns the headings of a file.
[[nodiscard]] base::Result<QStringList>
headingsOf(const QString &file, const QString &temporaryFolder, base::Progress &progress);

} // namespace storedesk::listtools
