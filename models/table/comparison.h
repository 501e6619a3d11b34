// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/source.h"

#include <QByteArrayList>

namespace storedesk::table {

// What became of the rows of one table in another, told by a key.
struct Comparison
{
    struct Pair
    {
        quint32 before = 0;
        quint32 after = 0;

        bool operator==(const Pair &) const = default;
    };

    std::vector<quint32> gone = {}; // rows of the first table, in its order
    std::vector<quint32> added = {}; // rows of the second, in its order
    std::vector<Pair> changed = {}; // in the order of the second
    qint64 same = 0;
    // Rows set aside, in order: their key does not stand for one row, or they have none.
    std::vector<quint32> repeatedBefore = {};
    std::vector<quint32> repeatedAfter = {};
    qint64 keylessBefore = 0; // of those, the ones without a key
    qint64 keylessAfter = 0;
    qint64 blankBefore = 0; // lines with nothing in them: no rows
    qint64 blankAfter = 0;
    QByteArrayList columns =
        {}; // that both have, by the names in their headers; these are compared
    QByteArrayList onlyBefore = {};
    QByteArrayList onlyAfter = {};
};

// A number for a cell; another seed, another number.
using KeyHash = quint64 (*)(QByteArrayView cell, quint64 seed);
[[nodiscard]] quint64 keyHash(QByteArrayView cell, quint64 seed);

// What becomes of a key that stands in several rows of one table: its first row is compared and the
// others are set aside, or all of them are, in both tables.
enum class RepeatedKeys : char { FirstCounts, NoneCounts };

// Both tables have a header. Columns are found by name, in whatever order they stand; a key column
// that one of them lacks is a problem. Rows are paired by the numbers of their keys, then the keys
// themselves are held beside each other; should two be unlike, all is done again with another seed.
[[nodiscard]] base::Result<Comparison>
compareTables(const Source &before, const Source &after, const QByteArrayList &keys,
              Progress &progress, RepeatedKeys repeated = RepeatedKeys::FirstCounts,
              KeyHash hash = keyHash);

// The comparison as a table: change, the keys, column, before, after; one row for each changed
// cell, one for each row added or gone.
[[nodiscard]] base::Result<qint64> saveComparison(const Comparison &comparison,
                                                  const Source &before, const Source &after,
                                                  const QByteArrayList &keys, const QString &path,
                                                  Progress &progress);

} // namespace storedesk::table
