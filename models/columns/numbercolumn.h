// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <span>

namespace storedesk::columns {

// The number of every row in a column that is not a text. Refers to numbers that something else
// owns. Without numbers, every row has the same one.
class NumberColumn final
{
public:
    NumberColumn() = default;
    NumberColumn(std::size_t rows, qint64 everywhere)
        : m_rows(rows)
        , m_everywhere(everywhere)
    { }
    explicit NumberColumn(std::span<const qint64> numbers)
        : m_numbers(numbers.data())
        , m_rows(numbers.size())
    { }

    [[nodiscard]] std::size_t size() const { return m_rows; }
    [[nodiscard]] qint64 operator[](std::size_t row) const
    {
        return m_numbers ? m_numbers[row] : m_everywhere;
    }

private:
    const qint64 *m_numbers = nullptr;
    std::size_t m_rows = 0;
    qint64 m_everywhere = 0;
};

} // namespace storedesk::columns
