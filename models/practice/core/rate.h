// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "practice/core/exchange.h"

#include <optional>

namespace storedesk::practice {

// So many requests in the 60 seconds that begin with the first one. One per account, whatever the
// key.
class Rate final
{
public:
    // Without a limit it counts nothing and says nothing.
    Rate(int limit, const base::Clock &clock);

    // Counts a request; false when it is one too many.
    [[nodiscard]] bool admit();
    // The X-RateLimit headers that stand on every answer.
    [[nodiscard]] QList<std::pair<QByteArray, QByteArray>> headers();

private:
    void renew();

    int m_limit;
    const base::Clock &m_clock;
    std::optional<base::Clock::Duration> m_start;
    int m_used = 0;
};

} // namespace storedesk::practice
