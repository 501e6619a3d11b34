// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/lifecalendar.h"

#include "base/utc.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace storedesk::practice {

static constexpr int busiest = 300;

// As a percentage of a usual day.
static int seasonOf(QDate day)
{
    if (day.month() == 8)
        return 70;
    if (day.month() == 12)
        return 200;
    return day.month() == 11 && day.day() > 23 ? busiest : 100;
}

LifeCalendar::LifeCalendar(Moment now, const QTimeZone &zone)
    : m_now(now)
{
    addDays(zone);
    addMonths(zone);
    auto change = QDateTime::fromMSecsSinceEpoch(now, base::utc);
    for (int left = 2; left > 0 && zone.hasTransitions(); --left) {
        const auto previous = zone.previousTransition(change);
        if (!previous.atUtc.isValid())
            break;
        change = previous.atUtc;
        m_clockChanges.push_back(change.toMSecsSinceEpoch());
    }
}

void LifeCalendar::addDays(const QTimeZone &zone)
{
    const auto first = QDateTime::fromMSecsSinceEpoch(begin(), zone).date();
    const auto last = QDateTime::fromMSecsSinceEpoch(m_now, zone).date();
    for (auto date = first; date <= last; date = date.addDays(1)) {
        const bool weekend = date.dayOfWeek() > Qt::Friday;
        m_days.push_back({.begin = date.startOfDay(zone).toMSecsSinceEpoch(),
                          .weight = 100 * seasonOf(date) / busiest * (weekend ? 75 : 100) / 100});
    }
}

void LifeCalendar::addMonths(const QTimeZone &zone)
{
    // The months of a year have 14.2 times the purchases of a usual month.
    static constexpr int mean = 118;
    static constexpr std::array campaignDays{5, 14, 24};
    auto date = QDateTime::fromMSecsSinceEpoch(begin(), zone).date();
    date = QDate(date.year(), date.month(), 1);
    for (; date.startOfDay(zone).toMSecsSinceEpoch() < m_now; date = date.addMonths(1)) {
        const auto middle = date.addDays(14);
        const int season = date.month() == 11 ? 150 : seasonOf(middle);
        m_months.push_back({.begin = date.startOfDay(zone).toMSecsSinceEpoch(),
                            .end = date.addMonths(1).startOfDay(zone).toMSecsSinceEpoch(),
                            .season = 100 * season / mean});
        for (const int campaignDay : campaignDays) {
            const auto morning = date.addDays(campaignDay - 1).startOfDay(zone).toMSecsSinceEpoch()
                + 9 * hour + (campaignDay % 3) * 30 * minute;
            if (morning >= begin() && morning < m_now)
                m_campaigns.push_back(morning);
        }
    }
}

std::size_t LifeCalendar::monthOf(Moment time) const
{
    const auto after = std::ranges::upper_bound(m_months, time, {}, &Month::begin);
    return after == m_months.begin() ? 0 : static_cast<std::size_t>(after - m_months.begin()) - 1;
}

// Returns an hour of the day. Visits peak in the evening and before lunch.
static int hourOf(Random &random)
{
    static constexpr std::array weights{1, 1, 1, 1, 1, 1, 2,  3,  5,  6,  7, 7,
                                        6, 5, 4, 5, 6, 7, 10, 12, 13, 12, 8, 3};
    static constexpr int sum = [] {
        int all = 0;
        for (const int weight : weights)
            all += weight;
        return all;
    }();
    auto lot = static_cast<int>(random.below(sum));
    for (std::size_t at = 0; at < weights.size(); ++at) {
        lot -= weights[at];
        if (lot < 0)
            return static_cast<int>(at);
    }
    return 0;
}

Moment LifeCalendar::shoppingTime(Moment from, Moment to, Random &random) const
{
    static constexpr int attempts = 25;
    from = std::max(from, begin());
    if (to <= from)
        return from;
    const auto indexOf = [this](Moment time) {
        const auto after = std::ranges::upper_bound(m_days, time, {}, &Day::begin);
        return std::max<qint64>(0, after - m_days.begin() - 1);
    };
    const auto first = indexOf(from);
    const auto last = indexOf(to - 1);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const auto &day = m_days[static_cast<std::size_t>(random.between(first, last))];
        if (random.below(100) >= day.weight)
            continue;
        const auto time = day.begin + hourOf(random) * hour + random.below(hour);
        if (time >= from && time < to)
            return time;
    }
    return from + random.below(to - from);
}

} // namespace storedesk::practice
