// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "query/columnmatching.h"

class QIODevice;

namespace storedesk::query {

// The differences between the rows of two tables, matched by a key.
struct Comparison
{
    // Rows in the first table, in order.
    std::vector<quint32> gone = {};
    // Rows in the second table, in order.
    std::vector<quint32> added = {};
    // Pairs in the order of the second table.
    std::vector<PairedRows> changed = {};
    qint64 same = 0;
    // Changed rows whose keys differ only in case or surrounding spaces.
    qint64 respelled = 0;
    // Rows that were set aside because they have no key or their key is not unique, in order. If a
    // key occurs in several rows of one table, none of them is paired.
    std::vector<quint32> repeatedBefore = {};
    std::vector<quint32> repeatedAfter = {};
    // Rows without a key, which are also included in the rows set aside.
    qint64 keylessBefore = 0;
    qint64 keylessAfter = 0;
    // Lines without content, which do not count as rows.
    qint64 blankBefore = 0;
    qint64 blankAfter = 0;
    // Columns that exist in both tables and are compared.
    std::vector<ComparedColumn> columns = {};
    // The key columns, which are also included in columns.
    std::vector<ComparedColumn> keys = {};
    QByteArrayList onlyBefore = {};
    QByteArrayList onlyAfter = {};
};

// Returns a hash of a cell that depends on the seed.
using KeyHash = quint64 (*)(QByteArrayView cell, quint64 seed);
[[nodiscard]] quint64 keyHash(QByteArrayView cell, quint64 seed);

// Matches columns as described in columnmatching.h. Fails if a key column is missing from one of
// the tables. Rows are paired by the hashes of their keys, and then the keys themselves are
// compared. If two keys with the same hash differ, everything is repeated with another seed.
[[nodiscard]] base::Result<Comparison>
compareTables(const csv::TableSource &before, const csv::TableSource &after,
              const QByteArrayList &keys, base::Progress &progress, KeyHash hash = keyHash);

// Writes the comparison as a language-independent table for scripts, with the columns Change (gone,
// added, changed, unpaired), the keys, Column, Before and After. Contains one row for each changed
// cell, and one for each row that was added, removed or set aside.
[[nodiscard]] base::Result<qint64> writeComparison(const Comparison &comparison,
                                                   const csv::TableSource &before,
                                                   const csv::TableSource &after, QIODevice &device,
                                                   base::Progress &progress);

} // namespace storedesk::query
