// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ratelimiter.h"

#include "http/requestpolicy.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace storedesk::api {

using Tick = RateLimiter::Tick;

static double minutes(Tick duration)
{
    return std::chrono::duration<double, std::ratio<60>>(duration).count();
}

static Tick ticksOf(double minutes)
{
    return std::chrono::ceil<Tick>(std::chrono::duration<double, std::ratio<60>>(minutes));
}

QString textOf(const RateLimitState &state)
{
    static_assert(http::requestPolicy.retryAfterCap == std::chrono::hours(1), "the words name it");
    if (state.askedLonger)
        return QCoreApplication::translate("Request limit",
                                           "Waiting one hour (the service asked for longer)");
    if (state.limit == 0)
        return QCoreApplication::translate("Request limit", "%1 this minute").arg(state.used);
    if (state.allowed < state.limit) {
        return QCoreApplication::translate("Request limit", "%1 of %2 this minute, throttled to %3")
            .arg(state.used)
            .arg(state.limit)
            .arg(state.allowed);
    }
    return QCoreApplication::translate("Request limit", "%1 of %2 this minute")
        .arg(state.used)
        .arg(state.limit);
}

RateLimiter::RateLimiter(int requestsPerMinute)
    : m_most(std::max(0, requestsPerMinute))
    , m_limit(m_most)
    , m_rate(m_limit)
    , m_tokens(std::min(m_limit, http::requestPolicy.paceBurst))
{ }

Tick RateLimiter::next(http::Priority priority, Tick now) const
{
    if (m_limit == 0)
        return now;
    const bool held = heldBack(priority, now);
    // A fifth of the limit and of a burst is reserved for the user.
    const double share = held ? 0.8 : 1;
    const double reserve = held ? http::requestPolicy.paceBurst * (1 - share) : 0;
    const double window = priority == http::Priority::Interactive ? m_limit : rate(now) * share;
    auto tick = std::max(nextByWindow(window, now), nextByBucket(1 + reserve, now));
    if (m_resetAt && m_remaining <= 0)
        tick = std::max(tick, *m_resetAt);
    return tick;
}

void RateLimiter::clicked(Tick now)
{
    m_clickedAt = now;
}

void RateLimiter::sent(http::Priority priority, Tick now)
{
    const bool held = heldBack(priority, now);
    m_tokens = tokens(now) - (held ? 1 / 0.8 : 1);
    m_tokensSince = now;
    m_log.push_back(now);
    while (!m_log.empty() && m_log.front() + http::requestPolicy.paceWindow <= now)
        m_log.pop_front();
    if (m_resetAt && *m_resetAt <= now)
        m_resetAt.reset();
    if (m_resetAt)
        --m_remaining;
}

void RateLimiter::answered(const RateHeaders &headers, int underWay, Tick now)
{
    if (m_limit == 0)
        return;
    if (headers.limit && *headers.limit > 0)
        setLimit(m_most > 0 ? std::min(m_most, *headers.limit) : *headers.limit, now);
    if (!headers.remaining || !headers.resetIn)
        return;
    m_remaining = *headers.remaining - underWay;
    m_resetAt = now + std::clamp(*headers.resetIn, Tick(0), http::requestPolicy.paceWindow);
}

// If the pace is currently halved, it is capped by the new limit and recovers from there.
void RateLimiter::setLimit(int limit, Tick now)
{
    if (limit == m_limit)
        return;
    const double current = rate(now);
    m_rate = current < m_limit ? std::min<double>(current, limit) : limit;
    m_rateSince = now;
    m_limit = limit;
}

void RateLimiter::tooMany(Tick sentAt, Tick now)
{
    // Requests in flight when the pace was halved provide no information about the new pace.
    if (m_halvedAt && sentAt <= *m_halvedAt)
        return;
    // After only a few requests, the response does not reveal a limit. The service is just asking
    // for a pause.
    if (m_limit == 0 && usedIn(now) < http::requestPolicy.paceBurst)
        return;
    if (m_limit == 0)
        learnLimit(now);
    const double floor = std::min(http::requestPolicy.paceFloor, m_limit);
    m_tokens = std::min(tokens(now), 0.0);
    m_tokensSince = now;
    m_rate = std::max(floor, rate(now) / 2);
    m_rateSince = now;
    m_halvedAt = now;
}

// Sets a limit for an account that had none, because there were too many requests in the last
// minute.
void RateLimiter::learnLimit(Tick now)
{
    m_limit = std::max(http::requestPolicy.paceFloor, usedIn(now));
    m_rate = m_limit;
    m_rateSince = now;
    m_tokens = 0;
    m_tokensSince = now;
}

int RateLimiter::usedIn(Tick now) const
{
    return static_cast<int>(std::ranges::count_if(
        m_log, [now](Tick sentAt) { return sentAt + http::requestPolicy.paceWindow > now; }));
}

RateLimitState RateLimiter::state(Tick now) const
{
    return {
        .used = usedIn(now), .limit = m_limit, .allowed = static_cast<int>(std::floor(rate(now)))};
}

bool RateLimiter::heldBack(http::Priority priority, Tick now) const
{
    return priority == http::Priority::Job && m_clickedAt
        && now < *m_clickedAt + http::requestPolicy.interactiveGrace;
}

double RateLimiter::rate(Tick now) const
{
    const auto rises = static_cast<double>((now - m_rateSince) / http::requestPolicy.paceRise);
    const double risen = m_rate + rises * m_limit / 10;
    // A learned limit may have been too low, so it does not cap the pace.
    return m_most > 0 ? std::min<double>(m_limit, risen) : risen;
}

double RateLimiter::tokens(Tick now) const
{
    const double full = std::min(m_limit, http::requestPolicy.paceBurst);
    return std::min(full, m_tokens + minutes(now - m_tokensSince) * rate(now));
}

Tick RateLimiter::nextByWindow(double allowed, Tick now) const
{
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor(allowed)));
    if (m_log.size() < most)
        return now;
    return std::max(now, m_log[m_log.size() - most] + http::requestPolicy.paceWindow);
}

Tick RateLimiter::nextByBucket(double needed, Tick now) const
{
    const double full = std::min(m_limit, http::requestPolicy.paceBurst);
    const double missing = std::min(needed, full) - tokens(now);
    return missing <= 0 ? now : now + ticksOf(missing / rate(now));
}

} // namespace storedesk::api
