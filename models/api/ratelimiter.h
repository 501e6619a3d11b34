// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/request.h"

#include <QString>

#include <deque>
#include <optional>

namespace storedesk::api {

// The state of the rate limiter, as shown in the status bar.
struct RateLimitState
{
    // Requests in the last 60 seconds.
    int used = 0;
    // Requests per minute that the account allows; 0 means no limit.
    int limit = 0;
    // Requests per minute allowed at present; less than the limit after a "too many requests"
    // response.
    int allowed = 0;
    // Whether the service asked for a pause longer than the maximum wait.
    bool askedLonger = false;

    bool operator==(const RateLimitState &) const = default;
};

// Returns for example "62 of 100 this minute".
[[nodiscard]] QString textOf(const RateLimitState &state);

// The values of the X-RateLimit headers in a response.
struct RateHeaders
{
    std::optional<int> limit = {};
    std::optional<int> remaining = {};
    std::optional<base::Clock::Duration> resetIn = {};
};

// Computes when the next request of an account may be sent, with plain arithmetic on ticks. Allows
// at most the limit in any 60 seconds, spread evenly, with bursts of at most ten; jobs leave a
// fifth free while the user is active. A "too many requests" response halves the pace, which then
// rises by a tenth of the limit every ten seconds; without a limit, the first such response sets
// one. After that, jobs wait until the requests of the last minute fit the new pace, and
// interactive requests only for their next slot.
class RateLimiter final
{
public:
    using Tick = base::Clock::Duration;

    explicit RateLimiter(int requestsPerMinute);

    // Returns the tick at which a request may be sent: now or later.
    [[nodiscard]] Tick next(http::Priority priority, Tick now) const;
    void clicked(Tick now);
    void sent(http::Priority priority, Tick now);
    // Processes the rate headers of a response. The number of other requests in flight matters
    // because the headers may not count them.
    void answered(const RateHeaders &headers, int underWay, Tick now);
    void tooMany(Tick sentAt, Tick now);

    [[nodiscard]] RateLimitState state(Tick now) const;

private:
    void setLimit(int limit, Tick now);
    void learnLimit(Tick now);
    [[nodiscard]] int usedIn(Tick now) const;
    [[nodiscard]] bool heldBack(http::Priority priority, Tick now) const;
    [[nodiscard]] double rate(Tick now) const;
    [[nodiscard]] double tokens(Tick now) const;
    [[nodiscard]] Tick nextByWindow(double allowed, Tick now) const;
    [[nodiscard]] Tick nextByBucket(double needed, Tick now) const;

    // Limit set by the user; 0 means no limit.
    int m_most;
    // Limit stated by the service, but at most the user's limit.
    int m_limit;
    // Requests per minute that were allowed at m_rateSince.
    double m_rate;
    Tick m_rateSince{0};
    std::optional<Tick> m_halvedAt;
    // When the requests of the last 60 seconds were sent.
    std::deque<Tick> m_log;
    double m_tokens;
    Tick m_tokensSince{0};
    std::optional<Tick> m_clickedAt;
    // Requests left until m_resetAt, as counted by the service.
    int m_remaining = 0;
    std::optional<Tick> m_resetAt;
};

} // namespace storedesk::api
