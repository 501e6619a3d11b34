// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QDateTime>

#include <algorithm>

namespace storedesk::api {

// A moment by both of our clocks: the time of day may be set while we wait, and the ticks stand
// still in a virtual machine that is paused.
struct Moment
{
    QDateTime time;
    base::Clock::Duration tick{0}; // sleep included

    [[nodiscard]] static Moment now(const base::Clock &clock)
    {
        return {.time = clock.now(), .tick = clock.ticksWithSleep()};
    }
    // One that an earlier run of the program wrote down. When the clock was set back since, nobody
    // knows how old it is: very old does no harm.
    [[nodiscard]] static Moment before(const QDateTime &time, const base::Clock &clock)
    {
        const base::Clock::Duration age(time.msecsTo(clock.now()));
        const base::Clock::Duration longAgo = std::chrono::hours(24);
        return {.time = time, .tick = clock.ticksWithSleep() - (age < age.zero() ? longAgo : age)};
    }
    // How long ago it was, by the clock that says longer: too old does less harm than too young.
    [[nodiscard]] base::Clock::Duration age(const base::Clock &clock) const
    {
        const base::Clock::Duration byTime(time.msecsTo(clock.now()));
        return std::max(clock.ticksWithSleep() - tick, byTime);
    }
};

// When something of ours happened, by the clock of the service.
struct ServiceMoment
{
    QDateTime earliest; // what is older was there before
    QDateTime latest; // what is as new may be the consequence

    bool operator==(const ServiceMoment &) const = default;
};

// Our clock may be wrong by minutes or by a year, and records are dated by the clock of the
// service. Its answers say what time it has.
class ServiceTime
{
public:
    void heard(const QByteArray &date, const Moment &moment);
    [[nodiscard]] ServiceMoment of(const Moment &moment) const;

private:
    QByteArray m_date; // as it came: reading a date is dear, and seldom needed
    Moment m_heard;
};

} // namespace storedesk::api
