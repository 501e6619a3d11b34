// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/mix.h"

#include <cstddef>

namespace storedesk::practice {

// A pseudo-random sequence that depends on the seed and a topic, so that changing a topic does not
// affect the others.
class Random final
{
public:
    constexpr Random(quint64 seed, quint64 topic)
        : m_state(mix(seed ^ mix(topic)))
    { }

    constexpr quint64 next() { return mix(m_state += 0x9e3779b97f4a7c15U); }
    // Returns a number from 0 to limit - 1.
    constexpr qint64 below(qint64 limit)
    {
        return static_cast<qint64>(next() % static_cast<quint64>(limit));
    }
    constexpr qint64 between(qint64 least, qint64 most) { return least + below(most - least + 1); }
    constexpr bool chance(int percent) { return below(100) < percent; }
    // The table must outlive the result.
    template <typename Elements>
    constexpr const auto &pick(const Elements &elements)
    {
        return elements[static_cast<std::size_t>(below(static_cast<qint64>(elements.size())))];
    }

private:
    quint64 m_state;
};

} // namespace storedesk::practice
