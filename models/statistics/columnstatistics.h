// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "statistics/unreadablecells.h"

#include <optional>

namespace storedesk::statistics {

// The total of a column's numbers, or of its dates in milliseconds.
struct Total
{
    qint64 numbers = 0;
    // The number of cells with content that could not be parsed.
    qint64 unread = 0;
    values::Decimal sum = {};
    values::Decimal low = {};
    values::Decimal high = {};

    void add(const values::Decimal &value, qint64 times = 1);
    void add(const Total &other);
    bool operator==(const Total &) const = default;
    [[nodiscard]] double mean() const
    {
        return numbers > 0 ? sum.toDouble() / static_cast<double>(numbers) : 0;
    }
};

// Statistics about a column's cells, parsed in the column's format.
class ColumnStatistics final
{
public:
    explicit ColumnStatistics(const values::ColumnFormat &format)
        : m_format(format)
    { }

    // Adds a cell with content.
    void add(QByteArrayView text, qint64 row, qint64 times = 1);
    void add(const ColumnStatistics &other);
    [[nodiscard]] const values::ColumnFormat &format() const { return m_format; }
    [[nodiscard]] const Total &total() const { return m_total; }
    [[nodiscard]] const UnreadableCells &odd() const { return m_odd; }

private:
    values::ColumnFormat m_format;
    Total m_total;
    UnreadableCells m_odd;
};

// Returns a number, or a date in milliseconds. Returns nothing for other kinds of columns.
[[nodiscard]] std::optional<values::Decimal> measureOf(QByteArrayView text,
                                                       const values::ColumnFormat &format);

} // namespace storedesk::statistics
