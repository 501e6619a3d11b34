// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "attempthistory.h"

namespace storedesk::api {

void AttemptHistory::noteSent(const Moment &moment, Tick tick, KnownRecords::Mark mark)
{
    ++count;
    latest = moment;
    latestTick = tick;
    first = first.value_or(moment);
    if (!doubtful)
        seen = mark;
}

void AttemptHistory::noteEnd(Ending ending)
{
    if (ending == Ending::TooMany)
        ++throttled;
    if (!leavesDoubt(ending))
        return;
    doubt = Doubt::Open;
    ++doubts;
    doubtful = doubtful.value_or(latest);
}

void AttemptHistory::assumeSent(const Moment &moment)
{
    decided = moment;
    latest = moment;
    first = moment;
    doubtful = moment;
    doubt = Doubt::Open;
    doubts = 1;
}

Situation AttemptHistory::situation(const Request &request, const ClassifiedResponse &response,
                                    const base::Clock &clock) const
{
    Situation situation{.repeat = repeatOf(request),
                        .verb = operationOf(request).verb,
                        .ending = response.ending,
                        .attempts = count - throttled,
                        .throttled = throttled,
                        .doubt = isInDoubt(),
                        .sinceDecided = decided.age(clock)};
    if (response.retryAfter)
        situation.retryAfter = response.retryAfter->wait;
    return situation;
}

void AttemptHistory::tell(CallRecord &line, const base::Clock &clock) const
{
    line.attempts = count;
    if (!first)
        return;
    line.waited = base::Clock::Duration(decided.time.msecsTo(first->time));
    line.duration = clock.ticksWithSleep() - first->tick;
}

} // namespace storedesk::api
