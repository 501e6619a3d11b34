// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <shared_mutex>
#include <span>
#include <vector>

namespace storedesk::csv {

// A set of rows of a table, one bit each: about a megabyte for ten million rows. Can be read while
// rows are appended.
class RowSet final
{
public:
    RowSet() = default;
    Q_DISABLE_COPY_MOVE(RowSet)

    // The rows must be sorted and must come after all existing rows.
    void append(std::span<const qint64> rows);

    [[nodiscard]] qint64 count() const;
    [[nodiscard]] bool contains(qint64 row) const;
    // Returns the first row of the set at or after this row, or -1 if there is none.
    [[nodiscard]] qint64 next(qint64 row) const;
    // Returns the n-th row of the set, from 0, or -1 if the set has fewer rows.
    [[nodiscard]] qint64 rowAt(qint64 position) const;
    // Returns one bit for each row, up to the last row of the set.
    [[nodiscard]] std::vector<quint64> bits() const;
    // Returns the number of rows in the set before this row.
    [[nodiscard]] qint64 positionOf(qint64 row) const;

private:
    void appendOne(qint64 row);

    // Guards all members.
    mutable std::shared_mutex m_mutex;
    std::vector<quint64> m_bits;
    // Number of rows before each group of words.
    std::vector<qint64> m_counts;
    qint64 m_count = 0;
};

} // namespace storedesk::csv
