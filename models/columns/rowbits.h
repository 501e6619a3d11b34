// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <bit>
#include <cstring>
#include <vector>

namespace storedesk::columns {

// A set of rows of a table, one bit each.
class RowBits final
{
public:
    RowBits() = default;
    explicit RowBits(std::size_t rows)
        : m_rows(rows)
        , m_words((rows + wordRows - 1) / wordRows)
    { }
    // Reads the result of toBytes(). Missing rows are not in the set, surplus ones are ignored.
    RowBits(std::size_t rows, QByteArrayView bytes)
        : RowBits(rows)
    {
        const auto size = std::min(static_cast<std::size_t>(bytes.size()), m_words.size() * 8);
        if (size > 0)
            std::memcpy(m_words.data(), bytes.data(), size);
        clearEnd();
    }

    [[nodiscard]] std::size_t size() const { return m_rows; }
    [[nodiscard]] bool test(std::size_t row) const
    {
        return (m_words[row / wordRows] >> row % wordRows & 1) != 0;
    }
    void set(std::size_t row) { m_words[row / wordRows] |= quint64(1) << row % wordRows; }
    // Adds rows of one word. Bit 0 is the row at the beginning of the word.
    void setWord(std::size_t word, quint64 rows) { m_words[word] |= rows; }
    [[nodiscard]] std::size_t words() const { return m_words.size(); }

    [[nodiscard]] std::size_t count() const
    {
        std::size_t count = 0;
        for (const auto word : m_words)
            count += static_cast<std::size_t>(std::popcount(word));
        return count;
    }
    // Both sets must be of the same table.
    RowBits &operator&=(const RowBits &other)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            m_words[word] &= other.m_words[word];
        return *this;
    }
    RowBits &operator|=(const RowBits &other)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            m_words[word] |= other.m_words[word];
        return *this;
    }
    // Contains the rows that are not in this set.
    [[nodiscard]] RowBits inverted() const
    {
        RowBits others = *this;
        for (auto &word : others.m_words)
            word = ~word;
        others.clearEnd();
        return others;
    }

    // Calls visit with each row of the set, in order.
    template <typename Visit>
    void forEach(Visit visit) const
    {
        for (std::size_t word = 0; word < m_words.size(); ++word) {
            for (auto rest = m_words[word]; rest != 0; rest &= rest - 1)
                visit(word * wordRows + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

    [[nodiscard]] QByteArray toBytes() const
    {
        return {reinterpret_cast<const char *>(m_words.data()),
                static_cast<qsizetype>(m_words.size() * 8)};
    }
    bool operator==(const RowBits &) const = default;

    static constexpr std::size_t wordRows = 64;

private:
    void clearEnd()
    {
        if (m_rows % wordRows != 0)
            m_words.back() &= (quint64(1) << m_rows % wordRows) - 1;
    }

    std::size_t m_rows = 0;
    std::vector<quint64> m_words;
};

} // namespace storedesk::columns
