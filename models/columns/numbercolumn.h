// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <bit>
#include <span>

namespace storedesk::columns {

// 64 rows of a column in which few rows have a number.
struct RareBlock
{
    static constexpr std::size_t rowCount = 64;

    // A bit for each row with a number.
    quint64 rows = 0;
    // The count of numbers in all previous blocks.
    quint64 before = 0;
};

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

    // Only some rows have one of the numbers.
    NumberColumn(std::span<const RareBlock> blocks, std::span<const qint64> numbers,
                 std::size_t rows, qint64 otherwise)
        : m_numbers(numbers.data())
        , m_blocks(blocks.data())
        , m_rows(rows)
        , m_everywhere(otherwise)
    { }

    [[nodiscard]] std::size_t size() const { return m_rows; }
    [[nodiscard]] qint64 operator[](std::size_t row) const
    {
        if (m_blocks)
            return rareAt(row);
        return m_numbers ? m_numbers[row] : m_everywhere;
    }

private:
    [[nodiscard]] qint64 rareAt(std::size_t row) const
    {
        const auto &block = m_blocks[row / RareBlock::rowCount];
        const auto bit = quint64(1) << row % RareBlock::rowCount;
        if ((block.rows & bit) == 0)
            return m_everywhere;
        return m_numbers[block.before + std::size_t(std::popcount(block.rows & (bit - 1)))];
    }

    const qint64 *m_numbers = nullptr;
    const RareBlock *m_blocks = nullptr;
    std::size_t m_rows = 0;
    qint64 m_everywhere = 0;
};

} // namespace storedesk::columns
