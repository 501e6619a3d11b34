// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QDateTime>

namespace storedesk::api {

// A moment by both of our clocks: one may be set while we wait, the other may rest while the
// computer sleeps.
struct Moment
{
    QDateTime time;
    base::Clock::Duration tick{0};

    [[nodiscard]] static Moment now(const base::Clock &clock)
    {
        return {.time = clock.now(), .tick = clock.ticks()};
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
