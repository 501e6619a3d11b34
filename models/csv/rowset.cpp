// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowset.h"

#include <algorithm>
#include <bit>
#include <mutex>

namespace storedesk::csv {

// Words per group, which cover 4,096 rows.
static constexpr std::size_t groupSize = 64;

void RowSet::append(std::span<const qint64> rows)
{
    const std::unique_lock lock(m_mutex);
    for (const auto row : rows)
        appendOne(row);
}

void RowSet::appendOne(qint64 row)
{
    const auto word = static_cast<std::size_t>(row / 64);
    if (word >= m_bits.size())
        m_bits.resize(word + 1);
    while (m_counts.size() <= word / groupSize)
        m_counts.push_back(m_count);
    m_bits[word] |= quint64(1) << (row % 64);
    ++m_count;
}

qint64 RowSet::count() const
{
    const std::shared_lock lock(m_mutex);
    return m_count;
}

bool RowSet::contains(qint64 row) const
{
    const std::shared_lock lock(m_mutex);
    const auto word = static_cast<std::size_t>(row / 64);
    return row >= 0 && word < m_bits.size() && (m_bits[word] >> (row % 64) & 1) != 0;
}

qint64 RowSet::next(qint64 row) const
{
    const std::shared_lock lock(m_mutex);
    const auto first = std::max<qint64>(row, 0);
    auto word = static_cast<std::size_t>(first / 64);
    for (auto cut = ~quint64(0) << (first % 64); word < m_bits.size(); ++word, cut = ~quint64(0)) {
        if (const auto bits = m_bits[word] & cut; bits != 0)
            return static_cast<qint64>(word) * 64 + std::countr_zero(bits);
    }
    return -1;
}

qint64 RowSet::rowAt(qint64 position) const
{
    const std::shared_lock lock(m_mutex);
    if (position < 0 || position >= m_count)
        return -1;
    const auto behind = std::ranges::upper_bound(m_counts, position);
    const auto group = static_cast<std::size_t>(behind - m_counts.begin()) - 1;
    auto left = position - m_counts[group];
    for (auto word = group * groupSize; word < m_bits.size(); ++word) {
        auto bits = m_bits[word];
        const auto here = std::popcount(bits);
        if (left >= here) {
            left -= here;
            continue;
        }
        for (; left > 0; --left)
            bits &= bits - 1;
        return static_cast<qint64>(word) * 64 + std::countr_zero(bits);
    }
    return -1;
}

std::vector<quint64> RowSet::bits() const
{
    const std::shared_lock lock(m_mutex);
    return m_bits;
}

qint64 RowSet::positionOf(qint64 row) const
{
    const std::shared_lock lock(m_mutex);
    const auto last = static_cast<std::size_t>(std::max<qint64>(row, 0) / 64);
    const auto group = last / groupSize;
    if (group >= m_counts.size())
        return m_count;
    auto position = m_counts[group];
    for (auto word = group * groupSize; word < std::min(last, m_bits.size()); ++word)
        position += std::popcount(m_bits[word]);
    if (last < m_bits.size())
        position += std::popcount(m_bits[last] & ((quint64(1) << (row % 64)) - 1));
    return position;
}

} // namespace storedesk::csv
