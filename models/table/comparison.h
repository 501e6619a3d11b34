// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/columnmatching.h"

class QIODevice;

namespace storedesk::table {

// What became of the rows of one table in another, told by a key.
struct Comparison
{
    std::vector<quint32> gone = {}; // rows of the first table, in its order
    std::vector<quint32> added = {}; // rows of the second, in its order
    std::vector<PairedRows> changed = {}; // in the order of the second
    qint64 same = 0;
    // Of the changed ones, those whose keys differ in case or in spaces around them only.
    qint64 respelled = 0;
    // Rows set aside, in order: their key does not stand for one row, or they have none. A key that
    // stands in several rows of one table tells nothing about the other: not even its first row is
    // paired.
    std::vector<quint32> repeatedBefore = {};
    std::vector<quint32> repeatedAfter = {};
    qint64 keylessBefore = 0; // of those, the ones without a key
    qint64 keylessAfter = 0;
    qint64 blankBefore = 0; // lines with nothing in them: no rows
    qint64 blankAfter = 0;
    std::vector<ComparedColumn> columns = {}; // that both have; these are compared
    std::vector<ComparedColumn> keys = {}; // of them
    QByteArrayList onlyBefore = {};
    QByteArrayList onlyAfter = {};
};

// A number for a cell; another seed, another number.
using KeyHash = quint64 (*)(QByteArrayView cell, quint64 seed);
[[nodiscard]] quint64 keyHash(QByteArrayView cell, quint64 seed);

// Columns are matched as columnmatching.h says; a key column that one of the tables lacks is a
// problem. Rows are paired by the numbers of their keys, then the keys themselves are held beside
// each other; should two be unlike, all is done again with another seed.
[[nodiscard]] base::Result<Comparison> compareTables(const Source &before, const Source &after,
                                                     const QByteArrayList &keys, Progress &progress,
                                                     KeyHash hash = keyHash);

// The comparison as a table for scripts, the same in every language: Change (gone, added, changed,
// unpaired), the keys, Column, Before, After; one row for each changed cell, one for each row that
// is added, gone or set aside.
[[nodiscard]] base::Result<qint64> writeComparison(const Comparison &comparison,
                                                   const Source &before, const Source &after,
                                                   QIODevice &device, Progress &progress);

} // namespace storedesk::table
