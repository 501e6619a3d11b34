// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"

#include <QStringList>

#include <vector>

namespace storedesk::sheet {

// The result of comparing the rows of two files. The rows that differ are written to a separate
// table file, whose format is described in differences.h.
struct ComparedFiles
{
    struct Renaming
    {
        QString before = {};
        QString after = {};

        bool operator==(const Renaming &) const = default;
    };

    // The paths of the two files.
    QString before = {};
    QString after = {};
    // The path of the table of differences.
    QString path = {};
    QString key = {};
    // The common columns, starting with the key.
    QStringList columns = {};
    // The number of changed cells in each column.
    std::vector<qint64> changedCells = {};
    qint64 rowsBefore = 0;
    qint64 rowsAfter = 0;
    qint64 added = 0;
    qint64 gone = 0;
    qint64 changed = 0;
    qint64 same = 0;
    // Rows that are the same except for numbers or dates in another notation.
    qint64 rewritten = 0;
    // Changed rows whose keys differ only in case or spaces.
    qint64 respelled = 0;
    // Rows with a repeated or empty key.
    qint64 unpaired = 0;
    // Unpaired rows in the first file.
    qint64 unpairedBefore = 0;
    // Unpaired rows without a key.
    qint64 keyless = 0;
    // Empty lines in both files, which do not count as rows.
    qint64 blank = 0;
    // Columns that exist only in the first file.
    QStringList onlyBefore = {};
    QStringList onlyAfter = {};
    // Columns that were renamed.
    QList<Renaming> renamed = {};
    // Tables in an archive whose columns differ from those of the first table.
    QStringList leftOut = {};
};

struct ComparisonTask
{
    QString before = {};
    QString after = {};
    // The key column. If empty, it is chosen automatically.
    QString key = {};
    // Whether numbers and dates are considered equal in any notation.
    bool alike = false;
    // A private folder for the table and for unpacked or converted files.
    QString folder = {};
};

[[nodiscard]] base::Result<ComparedFiles> compareFiles(const ComparisonTask &task,
                                                       base::Progress &progress);

} // namespace storedesk::sheet
