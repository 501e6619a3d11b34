// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "base/clock.h"

#include <QString>

#include <deque>
#include <optional>

namespace storedesk::api {

// What the status bar shows.
struct PaceState
{
    int used = 0; // requests in the last 60 seconds
    int limit = 0; // what the account allows a minute; 0 is no limit
    int allowed = 0; // what we take of it at the moment, less than the limit after the service said
                     // "too many"
    bool askedLonger = false; // the service wants a longer pause than we are willing to make

    bool operator==(const PaceState &) const = default;
};

// For example "62 of 100 this minute".
[[nodiscard]] QString textOf(const PaceState &state);

// What the X-RateLimit headers of an answer said.
struct RateHeaders
{
    std::optional<int> limit = {};
    std::optional<int> remaining = {};
    std::optional<base::Clock::Duration> resetIn = {};
};

// When the next request of an account may leave. Plain arithmetic on ticks: it has no clock and no
// timer.
//
// Never more than the limit in any 60 seconds, spread evenly, at most ten at once. Jobs leave a
// fifth free while the user is clicking. Too many requests halve the pace; it comes back a tenth of
// the limit every ten seconds. After that, jobs wait until the requests of the last minute fit the
// new pace; a click waits only for its next slot. Without a limit the first “too many” sets one.
class Pace final
{
public:
    using Tick = base::Clock::Duration;

    explicit Pace(int requestsPerMinute);

    // The tick at which a request may leave: now, or later.
    [[nodiscard]] Tick next(Priority priority, Tick now) const;
    void clicked(Tick now);
    void sent(Priority priority, Tick now);
    // The answer to a request; how many others are still under way and may be missing from its
    // figures.
    void answered(const RateHeaders &headers, int underWay, Tick now);
    void tooMany(Tick sentAt, Tick now);

    [[nodiscard]] PaceState state(Tick now) const;

private:
    void setLimit(int limit, Tick now);
    void learnLimit(Tick now);
    [[nodiscard]] int usedIn(Tick now) const;
    [[nodiscard]] bool heldBack(Priority priority, Tick now) const;
    [[nodiscard]] double rate(Tick now) const;
    [[nodiscard]] double tokens(Tick now) const;
    [[nodiscard]] Tick nextByWindow(double allowed, Tick now) const;
    [[nodiscard]] Tick nextByBucket(double needed, Tick now) const;

    int m_most; // what the user allows; 0 is no limit
    int m_limit; // what the service allows of it
    double m_rate; // a minute, as of m_rateSince
    Tick m_rateSince{0};
    std::optional<Tick> m_halvedAt;
    std::deque<Tick> m_log; // when the requests of the last 60 seconds left
    double m_tokens;
    Tick m_tokensSince{0};
    std::optional<Tick> m_clickedAt;
    int m_remaining = 0; // until m_resetAt, by the service's own count
    std::optional<Tick> m_resetAt;
};

} // namespace storedesk::api
