// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/retrynumbers.h"
#include "catalogue/operation.h"

#include <optional>

namespace storedesk::api {

// What one attempt came to: the rows of the retry matrix.
enum class Ending : quint8 {
    Success,
    NotConnected, // no byte of the request was accepted
    Lost, // the connection went or stalled after bytes went out, no status
    Unreadable, // 2xx, but the body is cut, no JSON, or not of the right shape
    AnswerTooLarge, // 2xx, but more than we read
    CertificateRefused,
    RequestTimeout, // 408
    TooMany, // 429
    ServerFault, // 5xx that has no row of its own, and everything above
    Unavailable, // 503
    QueueFull, // 400 with a code that says so
    MissingRecord, // 400 with a code: a contact or product must be created first
    Refused, // 400, 415, 422
    KeyRefused, // 401
    ScopeMissing, // 403
    NotFound, // 404
    Conflict, // 409
    BodyTooLarge, // 413
    Redirected, // 3xx
    NotFromService, // not the service's own answer: a page, a text, a refusal without its own error
    Other, // every other refusal of the service, and 501 and 505
    Count
};

// What follows from it: the cells of the matrix.
enum class Step : quint8 {
    Done,
    DoneThenFetch, // it arrived; the record itself is read by a look-up
    DoneIfDelete, // gone is what a delete wanted; anything else fails
    Retry,
    RetryInWindow, // while the replay window is open; afterwards read first
    Wait, // as long as the service says, without using up an attempt
    WaitForQueue, // until the service's queue has room
    LookUp, // after the settle time, then decide
    LookUpNow,
    Unknown, // only the user can decide
    Fail,
    StopScope,
    StopKey,
    StopAccount
};

[[nodiscard]] Step stepOf(catalogue::Repeat repeat, Ending ending);

// Whether the service may have carried the request out although no usable answer came.
[[nodiscard]] bool leavesDoubt(Ending ending);
// Whether the ending speaks of a service or network in trouble (breaker, quota).
[[nodiscard]] bool isOutage(Ending ending);

// How often a request may leave when it ends like this.
[[nodiscard]] int mostAttempts(Ending ending);

struct Situation
{
    catalogue::Repeat repeat = catalogue::Repeat::Read;
    catalogue::Verb verb = catalogue::Verb::Get;
    Ending ending = Ending::Success;
    int attempts = 1; // so far, without the throttled ones
    int throttled = 0; // how often it was told to wait
    bool doubt = false; // this or an earlier attempt may have been carried out
    RetryNumbers::Duration sinceDecided{0}; // since somebody wanted it, sleep included
    std::optional<RetryNumbers::Duration> retryAfter = {}; // what the service asked for
};

struct Decision
{
    // One of Done, DoneThenFetch, Retry, Wait, WaitForQueue, LookUp, Unknown, Fail and the three
    // stops.
    Step step = Step::Fail;
    RetryNumbers::Duration delay{0};

    bool operator==(const Decision &) const = default;
};

// The whole matrix with its numbers. Random is from 0 up to 1.
[[nodiscard]] Decision decide(const Situation &situation, double random);
// When there may be no further attempt, whatever the matrix says.
[[nodiscard]] Step giveUp(const Situation &situation);

} // namespace storedesk::api
