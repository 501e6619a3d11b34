// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "http/requestpolicy.h"

#include <optional>

namespace storedesk::api {

// The result of one attempt: the rows of the retry matrix.
enum class Ending : quint8 {
    Success,
    // No byte of the request was accepted.
    NotConnected,
    // The connection broke or stalled after bytes were sent, and no status was received.
    Lost,
    // 2xx, but the body is cut, not JSON, or of the wrong shape.
    Unreadable,
    // 2xx, but larger than the limit.
    AnswerTooLarge,
    CertificateRefused,
    // HTTP 408.
    RequestTimeout,
    // HTTP 429.
    TooMany,
    // 5xx without a row of its own, and every status above 599.
    ServerFault,
    // HTTP 503.
    Unavailable,
    // HTTP 400 with a code for a full queue.
    QueueFull,
    // HTTP 400 with a code: a contact or product must be created first.
    MissingRecord,
    // HTTP 400, 415 or 422.
    Refused,
    // HTTP 401.
    KeyRefused,
    // HTTP 403.
    ScopeMissing,
    // HTTP 404.
    NotFound,
    // HTTP 409.
    Conflict,
    // HTTP 413.
    BodyTooLarge,
    // HTTP 3xx.
    Redirected,
    // Not sent by the service itself: a page, a text, or a refusal without the service's own error.
    NotFromService,
    // Every other refusal by the service, and also 501 and 505.
    Other,
    Count
};

// The reaction to an ending: the cells of the retry matrix.
enum class RetryStep : quint8 {
    Done,
    // The write arrived; a lookup reads the record.
    DoneThenFetch,
    // Success for a delete, because the record is gone; a failure for everything else.
    DoneIfDelete,
    Retry,
    // Retry while the replay window is open; read first afterwards.
    RetryInWindow,
    // Wait as long as the service asks, without using up an attempt.
    Wait,
    // Wait until the service's queue has room.
    WaitForQueue,
    // Look up after the settle time, then decide.
    LookUp,
    LookUpNow,
    // Only the user can decide.
    Unknown,
    Fail,
    StopScope,
    StopKey,
    StopAccount
};

[[nodiscard]] RetryStep stepOf(catalogue::Repeat repeat, Ending ending);

// Returns whether the service may have applied the request although no usable response arrived.
[[nodiscard]] bool leavesDoubt(Ending ending);
// Returns whether the ending indicates a service or network in trouble (for breaker and quota).
[[nodiscard]] bool isOutage(Ending ending);

// Returns the maximum number of attempts for a request whose latest attempt had this ending.
[[nodiscard]] int mostAttempts(Ending ending);

struct Situation
{
    catalogue::Repeat repeat = catalogue::Repeat::Read;
    catalogue::Verb verb = catalogue::Verb::Get;
    Ending ending = Ending::Success;
    // Number of attempts, not counting throttled attempts.
    int attempts = 1;
    // Number of times that the service asked us to wait.
    int throttled = 0;
    // Whether this or an earlier attempt may have been applied.
    bool doubt = false;
    // Time since the request was made, including time that the computer slept.
    http::RequestPolicy::Duration sinceDecided{0};
    // The wait that the service asked for.
    std::optional<http::RequestPolicy::Duration> retryAfter = {};
};

struct Decision
{
    // One of Done, DoneThenFetch, Retry, Wait, WaitForQueue, LookUp, Unknown, Fail and the three
    // stops.
    RetryStep step = RetryStep::Fail;
    http::RequestPolicy::Duration delay{0};

    bool operator==(const Decision &) const = default;
};

// Applies the whole matrix, including its delays and limits. The random number is at least 0 and
// less than 1.
[[nodiscard]] Decision decide(const Situation &situation, double random);
// Returns the step to take when no further attempt is allowed, regardless of the matrix.
[[nodiscard]] RetryStep giveUp(const Situation &situation);

} // namespace storedesk::api
