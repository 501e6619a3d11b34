// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

namespace storedesk::http {

// The limits and delays that decide when a request is resent, given up or held back.
struct RequestPolicy
{
    using Duration = base::Clock::Duration;

    // Maximum number of attempts for a request that was sent or could not connect. A throttled
    // attempt does not count.
    int attempts = 5;
    // Number of attempts if the response does not come from the service itself.
    int attemptsOfOthers = 3;
    // Number of lookups, with waits in between, that must find no trace of a create before it is
    // resent.
    int lookupsBeforeResend = 2;
    int createResends = 1;

    // The delay after the n-th failure is a random part of min(cap, base · 2ⁿ⁻¹), unless the
    // service sends Retry-After. The transient base is for 408, 5xx and lost connections.
    Duration transientBase = std::chrono::milliseconds(500);
    Duration throttledBase = std::chrono::seconds(1);
    Duration delayCap = std::chrono::seconds(30);
    // Replaces the random part during a key test.
    double shortBackoff = 0.1;
    Duration retryAfterCap = std::chrono::hours(1);
    // A request that is throttled for this long fails.
    Duration throttledLimit = std::chrono::hours(3);

    Duration replayWindow = std::chrono::minutes(10);
    Duration waitBeforeFirstLookup = std::chrono::seconds(5);
    Duration waitBeforeSecondLookup = std::chrono::seconds(60);
    // Doubled each time.
    Duration queuePoll = std::chrono::seconds(30);
    Duration queuePollCap = std::chrono::minutes(5);
    // Number of polls of a full queue before the request fails, which takes about an hour.
    int queuePolls = 15;

    // Maximum difference between the service's clock and ours if the service sends no date, and
    // between the clocks of the service's machines.
    Duration clockTolerance = std::chrono::minutes(2);
    Duration serverClockTolerance = std::chrono::seconds(5);

    int quota = 500;
    int transientCost = 14;
    int throttledCost = 5;
    int successGain = 1;

    int breakerInARow = 5;
    // Number of latest results considered. The breaker opens if more than half of them failed.
    int breakerWindow = 20;
    // The delay doubles each time, up to a cap, so that a service that has recovered is soon used
    // again.
    Duration breakerProbe = std::chrono::seconds(30);
    Duration breakerProbeCap = std::chrono::minutes(1);

    int paceBurst = 10;
    // Minimum requests per minute, however often the service responds "too many requests".
    int paceFloor = 12;
    Duration paceWindow = std::chrono::seconds(60);
    // Interval at which the pace rises by a tenth of the limit.
    Duration paceRise = std::chrono::seconds(10);
    Duration interactiveGrace = std::chrono::seconds(30);

    int inFlightMost = 8;

    Duration connectLimit = std::chrono::seconds(10);
    // Interval at which a request in flight checks whether the computer slept or the server floods
    // it.
    Duration wireCheck = std::chrono::milliseconds(250);
    // A timer this late means that the process was suspended.
    Duration lateTimer = std::chrono::seconds(5);
    Duration stallLimit = std::chrono::seconds(30);
    // The maximum time from the last byte sent to the end of the response.
    Duration totalLimit = std::chrono::minutes(15);
};

inline constexpr RequestPolicy requestPolicy;

} // namespace storedesk::http
