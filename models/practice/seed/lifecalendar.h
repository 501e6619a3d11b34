// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/seed/seedrandom.h"
#include "practice/store/handlercontext.h"

#include <QTimeZone>

#include <vector>

namespace storedesk::practice {

// The days, months and campaigns in the history of a store, in its time zone. More is bought in the
// last week of November and in December, and less in August.
class LifeCalendar final
{
public:
    // The length of the history.
    static constexpr Moment length = 548 * day;

    struct Month
    {
        Moment begin = 0;
        Moment end = 0;
        // The number of purchases compared with a usual month, as a percentage.
        int season = 100;
    };

    LifeCalendar(Moment now, const QTimeZone &zone);

    [[nodiscard]] Moment now() const { return m_now; }
    // The start of the history.
    [[nodiscard]] Moment begin() const { return m_now - length; }
    [[nodiscard]] const std::vector<Month> &months() const { return m_months; }
    // The mornings on which an email is sent to many contacts.
    [[nodiscard]] const std::vector<Moment> &campaigns() const { return m_campaigns; }
    // The last two times at which clocks were changed.
    [[nodiscard]] const std::vector<Moment> &clockChanges() const { return m_clockChanges; }

    // Returns the index of the month that contains the time.
    [[nodiscard]] std::size_t monthOf(Moment time) const;
    // Returns a time at which people visit the store, with regard to the season, the weekday and
    // the hour. Returns `from` if the range is empty.
    [[nodiscard]] Moment shoppingTime(Moment from, Moment to, Random &random) const;

private:
    struct Day
    {
        Moment begin = 0;
        // Compared with the busiest day, as a percentage.
        int weight = 100;
    };

    void addDays(const QTimeZone &zone);
    void addMonths(const QTimeZone &zone);

    Moment m_now;
    std::vector<Day> m_days;
    std::vector<Month> m_months;
    std::vector<Moment> m_campaigns;
    std::vector<Moment> m_clockChanges;
};

} // namespace storedesk::practice
