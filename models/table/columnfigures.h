// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/unreadablecells.h"

#include <optional>

namespace storedesk::table {

// The total of numbers, or of dates in milliseconds.
struct Total
{
    qint64 numbers = 0;
    // Cells with content that could not be parsed.
    qint64 unread = 0;
    Decimal sum = {};
    Decimal low = {};
    Decimal high = {};

    void add(const Decimal &value, qint64 times = 1);
    void add(const Total &other);
    bool operator==(const Total &) const = default;
    [[nodiscard]] double mean() const
    {
        return numbers > 0 ? sum.toDouble() / static_cast<double>(numbers) : 0;
    }
};

// The statistics of a column's cells, parsed with its format.
class ColumnFigures final
{
public:
    explicit ColumnFigures(const ColumnFormat &format)
        : m_format(format)
    { }

    // Adds a cell with content.
    void add(QByteArrayView text, qint64 row, qint64 times = 1);
    void add(const ColumnFigures &other);
    [[nodiscard]] const ColumnFormat &format() const { return m_format; }
    [[nodiscard]] const Total &total() const { return m_total; }
    [[nodiscard]] const UnreadableCells &odd() const { return m_odd; }

private:
    ColumnFormat m_format;
    Total m_total;
    UnreadableCells m_odd;
};

// Returns a number, or a date in milliseconds. Returns nothing for other kinds of columns.
[[nodiscard]] std::optional<Decimal> measureOf(QByteArrayView text, const ColumnFormat &format);

} // namespace storedesk::table
