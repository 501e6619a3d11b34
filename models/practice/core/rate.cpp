// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rate.h"

#include <algorithm>

namespace storedesk::practice {

using namespace std::chrono_literals;

static constexpr base::Clock::Duration window = 60s;

Rate::Rate(int limit, const base::Clock &clock)
    : m_limit(limit)
    , m_clock(clock)
{ }

bool Rate::admit()
{
    if (m_limit <= 0)
        return true;
    renew();
    if (!m_start)
        m_start = m_clock.ticks();
    return ++m_used <= m_limit;
}

QList<std::pair<QByteArray, QByteArray>> Rate::headers()
{
    if (m_limit <= 0)
        return {};
    renew();
    const auto left = m_start ? *m_start + window - m_clock.ticks() : window;
    const auto reset = m_clock.now().addMSecs(left.count() + 999).toSecsSinceEpoch();
    return {{"X-RateLimit-Limit", QByteArray::number(m_limit)},
            {"X-RateLimit-Remaining", QByteArray::number(std::max(0, m_limit - m_used))},
            {"X-RateLimit-Reset", QByteArray::number(reset)}};
}

void Rate::renew()
{
    if (m_start && m_clock.ticks() - *m_start >= window) {
        m_start.reset();
        m_used = 0;
    }
}

} // namespace storedesk::practice
