// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/progress.h"

#include <QStringList>

#include <vector>

namespace storedesk::sheet {

// What became of the rows of one file in another. The rows that differ are a table of their own, in
// a file; differences.h says how it is written.
struct ComparedFiles
{
    struct Renaming
    {
        QString before = {};
        QString after = {};

        bool operator==(const Renaming &) const = default;
    };

    QString before = {}; // the files
    QString after = {};
    QString path = {}; // of that table
    QString key = {};
    QStringList columns = {}; // that both have, the key first
    std::vector<qint64> changedCells = {}; // in each of them
    qint64 rowsBefore = 0;
    qint64 rowsAfter = 0;
    qint64 added = 0;
    qint64 gone = 0;
    qint64 changed = 0;
    qint64 same = 0;
    qint64 rewritten = 0; // of them, those with numbers or dates in another form
    qint64 respelled = 0; // of the changed ones, those whose keys differ in case only, or in spaces
    qint64 unpaired = 0; // rows whose key is not the only one of its kind, or empty
    qint64 unpairedBefore = 0; // of them, in the first file
    qint64 keyless = 0; // of them, those without a key
    qint64 blank = 0; // lines with nothing in them, of both files: no rows
    QStringList onlyBefore = {}; // columns
    QStringList onlyAfter = {};
    QList<Renaming> renamed = {}; // columns
    QStringList leftOut = {}; // tables of an archive that have other columns than its first
};

struct ComparisonTask
{
    QString before = {};
    QString after = {};
    QString key = {}; // a column; the likeliest when not said
    bool alike = false; // numbers and dates are the same however they are written
    QString folder = {}; // private; for the table, and what must be unpacked or converted
};

[[nodiscard]] base::Result<ComparedFiles> compareFiles(const ComparisonTask &task,
                                                       table::Progress &progress);

} // namespace storedesk::sheet
