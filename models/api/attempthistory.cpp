// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "attempthistory.h"

namespace storedesk::api {

void AttemptHistory::noteSent(const http::TimePoint &moment, Tick tick, SeenRecords::Mark mark)
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

void AttemptHistory::assumeSent(const http::TimePoint &moment)
{
    decided = moment;
    latest = moment;
    first = moment;
    doubtful = moment;
    doubt = Doubt::Open;
    doubts = 1;
}

Situation AttemptHistory::situation(const http::Request &request,
                                    const ClassifiedResponse &response,
                                    const base::Clock &clock) const
{
    Situation situation{.repeat = http::repeatOf(request),
                        .verb = http::operationOf(request).verb,
                        .ending = response.ending,
                        .attempts = count - throttled,
                        .throttled = throttled,
                        .doubt = isInDoubt(),
                        .sinceDecided = decided.age(clock)};
    if (response.retryAfter)
        situation.retryAfter = response.retryAfter->wait;
    return situation;
}

void AttemptHistory::describe(CallRecord &line, const base::Clock &clock) const
{
    line.attempts = count;
    if (!first)
        return;
    line.waited = base::Clock::Duration(decided.time.msecsTo(first->time));
    line.duration = clock.ticksWithSleep() - first->tick;
}

} // namespace storedesk::api
