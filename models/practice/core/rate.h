// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "practice/core/exchange.h"

#include <optional>

namespace storedesk::practice {

// The rate limit, which allows a number of requests within 60 seconds of the first one. Shared by
// all of the account's keys.
class Rate final
{
public:
    // A limit of 0 disables counting and headers.
    Rate(int limit, const base::Clock &clock);

    // Counts a request. Returns false if the limit is exceeded.
    [[nodiscard]] bool admit();
    // Returns the X-RateLimit headers that every response has.
    [[nodiscard]] QList<std::pair<QByteArray, QByteArray>> headers();

private:
    void renew();

    int m_limit;
    const base::Clock &m_clock;
    std::optional<base::Clock::Duration> m_start;
    int m_used = 0;
};

} // namespace storedesk::practice
