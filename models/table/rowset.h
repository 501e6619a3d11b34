// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <shared_mutex>
#include <span>
#include <vector>

namespace storedesk::table {

// Some rows of a table, one bit each: about a megabyte for ten million. Grows at its end while
// others read.
class RowSet final
{
public:
    RowSet() = default;
    Q_DISABLE_COPY_MOVE(RowSet)

    // Rows behind all that are there, in order.
    void append(std::span<const qint64> rows);

    [[nodiscard]] qint64 count() const;
    [[nodiscard]] bool contains(qint64 row) const;
    // The n-th row of the set, from 0; -1 behind the last.
    [[nodiscard]] qint64 rowAt(qint64 position) const;
    // How many rows of the set stand before this one.
    [[nodiscard]] qint64 positionOf(qint64 row) const;

private:
    void appendOne(qint64 row);

    mutable std::shared_mutex m_mutex; // guards all of it
    std::vector<quint64> m_bits;
    std::vector<qint64> m_counts; // before each group of words
    qint64 m_count = 0;
};

} // namespace storedesk::table
