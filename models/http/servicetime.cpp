// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "servicetime.h"

#include "base/utc.h"
#include "http/requestpolicy.h"
#include "http/retryafter.h"

#include <algorithm>

namespace storedesk::http {

static QDateTime wholeSecond(const QDateTime &moment)
{
    return QDateTime::fromSecsSinceEpoch(moment.toSecsSinceEpoch(), base::utc);
}

void ServiceTime::heard(const QByteArray &date, const TimePoint &moment)
{
    if (date.isEmpty())
        return;
    m_date = date;
    m_heard = moment;
}

ServiceTimePoint ServiceTime::of(const TimePoint &moment) const
{
    const auto date = httpDateOf(m_date);
    if (!date.isValid())
        return {.earliest = moment.time.addDuration(-requestPolicy.clockTolerance),
                .latest = wholeSecond(moment.time)};
    // A date is truncated to the second and takes time to arrive, so both estimates are early,
    // never late.
    const auto byTick = date.addDuration(moment.tick - m_heard.tick);
    const auto byTime = date.addMSecs(m_heard.time.msecsTo(moment.time));
    const auto [first, last] = std::minmax(byTick, byTime);
    return {.earliest = first.addDuration(-requestPolicy.serverClockTolerance),
            .latest = wholeSecond(last)};
}

} // namespace storedesk::http
