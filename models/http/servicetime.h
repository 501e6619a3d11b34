// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QDateTime>

#include <algorithm>

namespace storedesk::http {

// A time point measured by both of our clocks, because the time of day may be changed while we
// wait, and ticks stop while a virtual machine is paused.
struct TimePoint
{
    QDateTime time;
    // Includes sleep.
    base::Clock::Duration tick{0};

    [[nodiscard]] static TimePoint now(const base::Clock &clock)
    {
        return {.time = clock.now(), .tick = clock.ticksWithSleep()};
    }
    // Returns a time point stored by an earlier run of the program. If the clock has been set back
    // since, the age of the time point is unknown and assumed to be very high, which does no harm.
    [[nodiscard]] static TimePoint before(const QDateTime &time, const base::Clock &clock)
    {
        const base::Clock::Duration age(time.msecsTo(clock.now()));
        const base::Clock::Duration longAgo = std::chrono::hours(24);
        return {.time = time, .tick = clock.ticksWithSleep() - (age < age.zero() ? longAgo : age)};
    }
    // Returns the larger of the ages shown by both clocks, because an age that is too high does
    // less harm than one that is too low.
    [[nodiscard]] base::Clock::Duration age(const base::Clock &clock) const
    {
        const base::Clock::Duration byTime(time.msecsTo(clock.now()));
        return std::max(clock.ticksWithSleep() - tick, byTime);
    }
};

// The time of one of our actions by the service's clock.
struct ServiceTimePoint
{
    // Records older than this existed before the action.
    QDateTime earliest;
    // Records up to this time may be the result of the action.
    QDateTime latest;

    bool operator==(const ServiceTimePoint &) const = default;
};

// Estimates the service's clock from the dates of its responses. Our clock may be wrong by minutes
// or by a year, and records are dated by the service's clock.
class ServiceTime
{
public:
    void heard(const QByteArray &date, const TimePoint &moment);
    [[nodiscard]] ServiceTimePoint of(const TimePoint &moment) const;

private:
    // Stored unparsed, because parsing a date is expensive and seldom needed.
    QByteArray m_date;
    TimePoint m_heard;
};

} // namespace storedesk::http
