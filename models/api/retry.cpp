// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "retry.h"

#include <algorithm>
#include <array>

namespace storedesk::api {

namespace {

using catalogue::Repeat;
using catalogue::Verb;
using Duration = http::RequestPolicy::Duration;

struct RetryRow
{
    Ending ending;
    RetryStep read;
    RetryStep write;
    RetryStep lookUp;
    RetryStep event;
    bool doubt = false;
    bool outage = false;
};

// clang-format off
constexpr std::array retryRows{
    //  Ending                       read               write                lookUp               event              doubt outage
    RetryRow{Ending::Success,             RetryStep::Done,        RetryStep::Done,          RetryStep::Done,          RetryStep::Done},
    RetryRow{Ending::NotConnected,        RetryStep::Retry,       RetryStep::Retry,         RetryStep::Retry,         RetryStep::Retry,       false, true},
    RetryRow{Ending::Lost,                RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown,     true,  true},
    RetryRow{Ending::Unreadable,          RetryStep::Retry,       RetryStep::Done,          RetryStep::DoneThenFetch, RetryStep::Done},
    RetryRow{Ending::AnswerTooLarge,      RetryStep::Fail,        RetryStep::Done,          RetryStep::DoneThenFetch, RetryStep::Done},
    RetryRow{Ending::CertificateRefused,  RetryStep::StopAccount, RetryStep::StopAccount,   RetryStep::StopAccount,   RetryStep::StopAccount},
    RetryRow{Ending::RequestTimeout,      RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown,     true},
    RetryRow{Ending::TooMany,             RetryStep::Wait,        RetryStep::Wait,          RetryStep::Wait,          RetryStep::Wait},
    RetryRow{Ending::ServerFault,         RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown,     true,  true},
    RetryRow{Ending::Unavailable,         RetryStep::Retry,       RetryStep::RetryInWindow, RetryStep::LookUp,        RetryStep::Unknown,     true,  true},
    RetryRow{Ending::QueueFull,           RetryStep::Fail,        RetryStep::Fail,          RetryStep::WaitForQueue,  RetryStep::Fail},
    RetryRow{Ending::MissingRecord,       RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    RetryRow{Ending::Refused,             RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    RetryRow{Ending::KeyRefused,          RetryStep::StopKey,     RetryStep::StopKey,       RetryStep::StopKey,       RetryStep::StopKey},
    RetryRow{Ending::ScopeMissing,        RetryStep::StopScope,    RetryStep::StopScope,      RetryStep::StopScope,      RetryStep::StopScope},
    RetryRow{Ending::NotFound,            RetryStep::Fail,        RetryStep::DoneIfDelete,  RetryStep::Fail,          RetryStep::Fail},
    RetryRow{Ending::Conflict,            RetryStep::Fail,        RetryStep::Fail,          RetryStep::LookUpNow,     RetryStep::Fail},
    RetryRow{Ending::BodyTooLarge,        RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    RetryRow{Ending::Redirected,          RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
    RetryRow{Ending::NotFromService,             RetryStep::Retry,       RetryStep::LookUp,        RetryStep::LookUp,        RetryStep::Unknown,     true},
    RetryRow{Ending::Other,               RetryStep::Fail,        RetryStep::Fail,          RetryStep::Fail,          RetryStep::Fail},
};
// clang-format on

consteval bool everyRowStandsAtItsOwnEnding()
{
    for (std::size_t row = 0; row < retryRows.size(); ++row) {
        if (static_cast<std::size_t>(retryRows[row].ending) != row)
            return false;
    }
    return retryRows.size() == static_cast<std::size_t>(Ending::Count);
}
static_assert(everyRowStandsAtItsOwnEnding());

const RetryRow &rowOf(Ending ending)
{
    return retryRows[static_cast<std::size_t>(ending)];
}

// Full jitter: a random value between zero and the exponential bound.
Duration jittered(Duration base, int earlier, double random)
{
    const auto doublings = std::clamp(earlier, 0, 20);
    const auto bound = std::min(http::requestPolicy.delayCap, base * (1 << doublings));
    return Duration(static_cast<Duration::rep>(static_cast<double>(bound.count()) * random));
}

Duration retryDelay(const Situation &situation, double random)
{
    if (situation.retryAfter)
        return *situation.retryAfter;
    return jittered(http::requestPolicy.transientBase, situation.attempts - 1, random);
}

// A service that responds "too many requests" with a wait of zero gets the default pause.
Duration waitDelay(const Situation &situation, double random)
{
    if (situation.retryAfter && *situation.retryAfter > Duration(0))
        return *situation.retryAfter;
    return jittered(http::requestPolicy.throttledBase, situation.throttled - 1, random);
}

Decision retried(const Situation &situation, double random)
{
    if (situation.attempts >= mostAttempts(situation.ending))
        return {giveUp(situation)};
    return {RetryStep::Retry, retryDelay(situation, random)};
}

// Gives the service time to finish a request that it may have started. Waits longer if the service
// asked for that.
Decision lookedUp(const Situation &situation)
{
    return {RetryStep::LookUp,
            std::max(http::requestPolicy.waitBeforeFirstLookup,
                     situation.retryAfter.value_or(Duration(0)))};
}

} // namespace

RetryStep stepOf(Repeat repeat, Ending ending)
{
    const auto &row = rowOf(ending);
    switch (repeat) {
    case Repeat::Read:
        return row.read;
    case Repeat::Write:
        return row.write;
    case Repeat::LookUp:
        return row.lookUp;
    case Repeat::Event:
        return row.event;
    }
    return RetryStep::Fail;
}

bool leavesDoubt(Ending ending)
{
    return rowOf(ending).doubt;
}

bool isOutage(Ending ending)
{
    return rowOf(ending).outage;
}

int mostAttempts(Ending ending)
{
    return ending == Ending::NotFromService ? http::requestPolicy.attemptsOfOthers
                                            : http::requestPolicy.attempts;
}

RetryStep giveUp(const Situation &situation)
{
    const bool writes = situation.repeat != Repeat::Read;
    return writes && situation.doubt ? RetryStep::Unknown : RetryStep::Fail;
}

Decision decide(const Situation &situation, double random)
{
    const auto step = stepOf(situation.repeat, situation.ending);
    switch (step) {
    case RetryStep::Retry:
        return retried(situation, random);
    case RetryStep::RetryInWindow:
        return situation.sinceDecided < http::requestPolicy.replayWindow
            ? retried(situation, random)
            : Decision{RetryStep::LookUp};
    case RetryStep::Wait:
        if (situation.sinceDecided >= http::requestPolicy.throttledLimit)
            return {giveUp(situation)};
        return {RetryStep::Wait, waitDelay(situation, random)};
    case RetryStep::WaitForQueue:
        return {RetryStep::WaitForQueue, http::requestPolicy.queuePoll};
    case RetryStep::DoneIfDelete:
        return {situation.verb == Verb::Delete ? RetryStep::Done : RetryStep::Fail};
    case RetryStep::LookUp:
        return lookedUp(situation);
    case RetryStep::LookUpNow:
        return {RetryStep::LookUp};
    default:
        return {step};
    }
}

} // namespace storedesk::api
