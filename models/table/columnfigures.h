// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/unreadablecells.h"

#include <optional>

namespace storedesk::table {

// Numbers added up, or dates in milliseconds.
struct Total
{
    qint64 numbers = 0;
    qint64 unread = 0; // filled cells that could not be read
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

// What the cells of a column come to, read by its format.
class ColumnFigures final
{
public:
    explicit ColumnFigures(const ColumnFormat &format)
        : m_format(format)
    { }

    void add(QByteArrayView text, qint64 row, qint64 times = 1); // of a filled cell
    void add(const ColumnFigures &other);
    [[nodiscard]] const ColumnFormat &format() const { return m_format; }
    [[nodiscard]] const Total &total() const { return m_total; }
    [[nodiscard]] const UnreadableCells &odd() const { return m_odd; }

private:
    ColumnFormat m_format;
    Total m_total;
    UnreadableCells m_odd;
};

// A number, or a date in milliseconds; none of other kinds.
[[nodiscard]] std::optional<Decimal> measureOf(QByteArrayView text, const ColumnFormat &format);

} // namespace storedesk::table
