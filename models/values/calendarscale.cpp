// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "calendarscale.h"

#include "base/utc.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace storedesk::values {

static constexpr int mostDays = 45;
static constexpr int mostDaysByWeek = 300;
static constexpr int mostDaysByMonth = 5 * 366;
static constexpr int mostYears = 300;

static QDate dateOf(double time)
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(std::floor(time)), base::utc).date();
}

static double timeOf(QDate date)
{
    return static_cast<double>(date.startOfDay(base::utc).toMSecsSinceEpoch());
}

QDate startOf(CalendarUnit unit, QDate date)
{
    switch (unit) {
    case CalendarUnit::Day:
        break;
    case CalendarUnit::Week:
        return date.addDays(1 - date.dayOfWeek());
    case CalendarUnit::Month:
        return {date.year(), date.month(), 1};
    case CalendarUnit::Year:
        return {date.year(), 1, 1};
    }
    return date;
}

QDate endOf(CalendarUnit unit, QDate start)
{
    switch (unit) {
    case CalendarUnit::Day:
        break;
    case CalendarUnit::Week:
        return start.addDays(7);
    case CalendarUnit::Month:
        return start.addMonths(1);
    case CalendarUnit::Year:
        return start.addYears(1);
    }
    return start.addDays(1);
}

CalendarScale calendarScaleOf(double first, double last)
{
    const auto begin = dateOf(first);
    const auto end = dateOf(last);
    if (!begin.isValid() || !end.isValid() || end.year() - begin.year() > mostYears)
        return {};
    const auto days = begin.daysTo(end) + 1;
    CalendarScale scale{.unit = days <= mostDays      ? CalendarUnit::Day
                            : days <= mostDaysByWeek  ? CalendarUnit::Week
                            : days <= mostDaysByMonth ? CalendarUnit::Month
                                                      : CalendarUnit::Year};
    auto start = startOf(scale.unit, begin);
    scale.edges.push_back(timeOf(start));
    while (start <= end) {
        start = endOf(scale.unit, start);
        scale.edges.push_back(timeOf(start));
    }
    return scale;
}

std::size_t periodOf(const CalendarScale &scale, double time)
{
    Q_ASSERT(scale.edges.size() > 1);
    const auto above = std::ranges::upper_bound(scale.edges, time) - scale.edges.begin();
    return static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(above - 1, 0, std::ssize(scale.edges) - 2));
}

} // namespace storedesk::values
