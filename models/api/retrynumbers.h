// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

namespace storedesk::api {

// Every number that decides when a request is sent again, given up, or held back.
struct RetryNumbers
{
    using Duration = base::Clock::Duration;

    // Attempts of a request that left or could not connect. A throttled one costs none.
    int attempts = 5;
    int attemptsOfOthers = 3; // when something else than the service answers
    int lookupsBeforeResend = 2; // of a create that was not found, with time between them
    int createResends = 1;

    // The delay after the n-th failure is a random part of min(cap, base · 2ⁿ⁻¹); a Retry-After of
    // the service goes before it. The transient base is for 408, 5xx and lost connections.
    Duration transientBase = std::chrono::milliseconds(500);
    Duration throttledBase = std::chrono::seconds(1);
    Duration delayCap = std::chrono::seconds(30);
    double shortBackoff = 0.1; // in place of the random part, for a key test
    Duration retryAfterCap = std::chrono::hours(1);
    // A request that is throttled for this long fails.
    Duration throttledLimit = std::chrono::hours(3);

    Duration replayWindow = std::chrono::minutes(10);
    Duration waitBeforeFirstLookup = std::chrono::seconds(5);
    Duration waitBeforeSecondLookup = std::chrono::seconds(60);
    Duration queuePoll = std::chrono::seconds(30); // doubled each time
    Duration queuePollCap = std::chrono::minutes(5);
    // Polls of a queue that stays full before the request fails, which takes about an hour.
    int queuePolls = 15;

    // How far the clock of a service may be from ours when it does not say what time it has, and
    // how far the clocks of its own machines may be from each other.
    Duration clockTolerance = std::chrono::minutes(2);
    Duration serverClockTolerance = std::chrono::seconds(5);

    int quota = 500;
    int transientCost = 14;
    int throttledCost = 5;
    int successGain = 1;

    int breakerInARow = 5;
    int breakerWindow = 20; // open when more than half of them failed
    Duration breakerProbe = std::chrono::seconds(30); // doubled each time
    Duration breakerProbeCap =
        std::chrono::minutes(1); // nobody waits longer for a service that is back

    int paceBurst = 10;
    int paceFloor = 12; // a minute, however often the service says "too many"
    Duration paceWindow = std::chrono::seconds(60);
    Duration paceRise = std::chrono::seconds(10); // a tenth of the limit comes back
    Duration interactiveGrace = std::chrono::seconds(30);

    int inFlightMost = 8;

    Duration connectLimit = std::chrono::seconds(10);
    // How often a request in flight checks whether the computer slept or the server floods it.
    Duration wireCheck = std::chrono::milliseconds(250);
    Duration lateTimer = std::chrono::seconds(5); // a timer that is so late: we were stopped
    Duration stallLimit = std::chrono::seconds(30);
    Duration totalLimit =
        std::chrono::minutes(15); // from the last byte sent to the end of the answer
};

inline constexpr RetryNumbers numbers;

} // namespace storedesk::api
