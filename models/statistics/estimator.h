// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace storedesk::statistics {

// Estimates the number of distinct values from their hashes in 16 KB (HyperLogLog), with a typical
// error of 1 %.
class Estimator final
{
public:
    void add(quint64 hash)
    {
        const auto place = hash >> (64 - bits);
        const auto zeros =
            static_cast<quint8>(std::min(std::countl_zero(hash << bits), 64 - bits) + 1);
        m_longest[place] = std::max(m_longest[place], zeros);
    }

    void add(const Estimator &other)
    {
        for (std::size_t place = 0; place < m_longest.size(); ++place)
            m_longest[place] = std::max(m_longest[place], other.m_longest[place]);
    }

    [[nodiscard]] qint64 estimate() const
    {
        double sum = 0;
        int untouched = 0;
        for (const auto zeros : m_longest) {
            sum += std::ldexp(1.0, -zeros);
            untouched += zeros == 0 ? 1 : 0;
        }
        const auto places = static_cast<double>(m_longest.size());
        const double raw = 0.7213 / (1 + 1.079 / places) * places * places / sum;
        // If there are few values, the number of unused registers gives a more accurate estimate.
        if (raw < 2.5 * places && untouched > 0)
            return std::llround(places * std::log(places / untouched));
        return std::llround(raw);
    }

private:
    static constexpr int bits = 14;
    std::array<quint8, 1 << bits> m_longest = {};
};

} // namespace storedesk::statistics
