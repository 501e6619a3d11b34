// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "retry.h"

#include <algorithm>
#include <array>

namespace storedesk::api {

namespace {

using catalogue::Repeat;
using catalogue::Verb;
using Duration = RetryNumbers::Duration;

struct RetryRow
{
    Ending ending;
    Step read;
    Step write;
    Step lookUp;
    Step event;
    bool doubt = false;
    bool outage = false;
};

// clang-format off
constexpr std::array retryRows{
    //  ending                       read               write                lookUp               event              doubt outage
    RetryRow{Ending::Success,             Step::Done,        Step::Done,          Step::Done,          Step::Done},
    RetryRow{Ending::NotConnected,        Step::Retry,       Step::Retry,         Step::Retry,         Step::Retry,       false, true},
    RetryRow{Ending::Lost,                Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown,     true,  true},
    RetryRow{Ending::Unreadable,          Step::Retry,       Step::Done,          Step::DoneThenFetch, Step::Done},
    RetryRow{Ending::AnswerTooLarge,      Step::Fail,        Step::Done,          Step::DoneThenFetch, Step::Done},
    RetryRow{Ending::CertificateRefused,  Step::StopAccount, Step::StopAccount,   Step::StopAccount,   Step::StopAccount},
    RetryRow{Ending::RequestTimeout,      Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown,     true},
    RetryRow{Ending::TooMany,             Step::Wait,        Step::Wait,          Step::Wait,          Step::Wait},
    RetryRow{Ending::ServerFault,         Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown,     true,  true},
    RetryRow{Ending::Unavailable,         Step::Retry,       Step::RetryInWindow, Step::LookUp,        Step::Unknown,     true,  true},
    RetryRow{Ending::QueueFull,           Step::Fail,        Step::Fail,          Step::WaitForQueue,  Step::Fail},
    RetryRow{Ending::MissingRecord,       Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    RetryRow{Ending::Refused,             Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    RetryRow{Ending::KeyRefused,          Step::StopKey,     Step::StopKey,       Step::StopKey,       Step::StopKey},
    RetryRow{Ending::ScopeMissing,        Step::StopScope,    Step::StopScope,      Step::StopScope,      Step::StopScope},
    RetryRow{Ending::NotFound,            Step::Fail,        Step::DoneIfDelete,  Step::Fail,          Step::Fail},
    RetryRow{Ending::Conflict,            Step::Fail,        Step::Fail,          Step::LookUpNow,     Step::Fail},
    RetryRow{Ending::BodyTooLarge,        Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    RetryRow{Ending::Redirected,          Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
    RetryRow{Ending::NotFromService,             Step::Retry,       Step::LookUp,        Step::LookUp,        Step::Unknown,     true},
    RetryRow{Ending::Other,               Step::Fail,        Step::Fail,          Step::Fail,          Step::Fail},
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

// Full jitter: anything between zero and the exponential bound.
Duration jittered(Duration base, int earlier, double random)
{
    const auto doublings = std::clamp(earlier, 0, 20);
    const auto bound = std::min(numbers.delayCap, base * (1 << doublings));
    return Duration(static_cast<Duration::rep>(static_cast<double>(bound.count()) * random));
}

Duration retryDelay(const Situation &situation, double random)
{
    if (situation.retryAfter)
        return *situation.retryAfter;
    return jittered(numbers.transientBase, situation.attempts - 1, random);
}

// A service that responds "too many requests" with a wait of zero gets the default pause.
Duration waitDelay(const Situation &situation, double random)
{
    if (situation.retryAfter && *situation.retryAfter > Duration(0))
        return *situation.retryAfter;
    return jittered(numbers.throttledBase, situation.throttled - 1, random);
}

Decision retried(const Situation &situation, double random)
{
    if (situation.attempts >= mostAttempts(situation.ending))
        return {giveUp(situation)};
    return {Step::Retry, retryDelay(situation, random)};
}

// Gives the service time to finish a request it may have started; longer if it asked for longer.
Decision lookedUp(const Situation &situation)
{
    return {Step::LookUp,
            std::max(numbers.waitBeforeFirstLookup, situation.retryAfter.value_or(Duration(0)))};
}

} // namespace

Step stepOf(Repeat repeat, Ending ending)
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
    return Step::Fail;
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
    return ending == Ending::NotFromService ? numbers.attemptsOfOthers : numbers.attempts;
}

Step giveUp(const Situation &situation)
{
    const bool writes = situation.repeat != Repeat::Read;
    return writes && situation.doubt ? Step::Unknown : Step::Fail;
}

Decision decide(const Situation &situation, double random)
{
    const auto step = stepOf(situation.repeat, situation.ending);
    switch (step) {
    case Step::Retry:
        return retried(situation, random);
    case Step::RetryInWindow:
        return situation.sinceDecided < numbers.replayWindow ? retried(situation, random)
                                                             : Decision{Step::LookUp};
    case Step::Wait:
        if (situation.sinceDecided >= numbers.throttledLimit)
            return {giveUp(situation)};
        return {Step::Wait, waitDelay(situation, random)};
    case Step::WaitForQueue:
        return {Step::WaitForQueue, numbers.queuePoll};
    case Step::DoneIfDelete:
        return {situation.verb == Verb::Delete ? Step::Done : Step::Fail};
    case Step::LookUp:
        return lookedUp(situation);
    case Step::LookUpNow:
        return {Step::LookUp};
    default:
        return {step};
    }
}

} // namespace storedesk::api
