// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "localcalendar.h"

#include "base/utc.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

static constexpr std::array unitNames{"day"_L1, "week"_L1, "month"_L1, "quarter"_L1, "year"_L1};

QLatin1StringView nameOf(PeriodUnit unit)
{
    return unitNames[static_cast<std::size_t>(unit)];
}

std::optional<PeriodUnit> periodUnitOf(QStringView name)
{
    const auto found =
        std::ranges::find_if(unitNames, [name](QLatin1StringView unit) { return name == unit; });
    if (found == unitNames.end())
        return std::nullopt;
    return static_cast<PeriodUnit>(found - unitNames.begin());
}

LocalCalendar::LocalCalendar(const QTimeZone &zone)
    : m_zone(zone)
{
    // Look up all offsets once, because querying the time zone for every row would take minutes.
    const QDateTime first(QDate(1970, 1, 1), QTime(0, 0), base::utc);
    const QDateTime last(QDate(2100, 1, 1), QTime(0, 0), base::utc);
    m_offsets.push_back({.from = 0, .milliseconds = zone.offsetFromUtc(first) * qint64(1'000)});
    for (const auto &change : zone.transitions(first, last))
        m_offsets.push_back({.from = change.atUtc.toMSecsSinceEpoch(),
                             .milliseconds = change.offsetFromUtc * qint64(1'000)});
    const auto spans = (last.toMSecsSinceEpoch() >> spanBits) + 1;
    quint16 offset = 0;
    for (qint64 span = 0; span < spans; ++span) {
        while (offset + 1U < m_offsets.size() && m_offsets[offset + 1U].from <= span << spanBits)
            ++offset;
        m_spanOffsets.push_back(offset);
    }
}

qint64 LocalCalendar::localOf(qint64 time) const
{
    const auto span =
        std::clamp<qint64>(time >> spanBits, 0, static_cast<qint64>(m_spanOffsets.size()) - 1);
    std::size_t offset = m_spanOffsets[static_cast<std::size_t>(span)];
    while (offset + 1 < m_offsets.size() && m_offsets[offset + 1].from <= time)
        ++offset;
    return time + m_offsets[offset].milliseconds;
}

static qint64 floorOf(qint64 value, qint64 divisor)
{
    return value / divisor - (value % divisor < 0);
}

qint64 LocalCalendar::dayNumberOf(qint64 time) const
{
    return floorOf(localOf(time), millisecondsPerDay);
}

QDate LocalCalendar::dayOf(qint64 time) const
{
    return QDate(1970, 1, 1).addDays(dayNumberOf(time));
}

int LocalCalendar::weekdayOf(qint64 time) const
{
    return dayOf(time).dayOfWeek() - 1;
}

int LocalCalendar::hourOf(qint64 time) const
{
    const auto local = localOf(time);
    const auto day = floorOf(local, millisecondsPerDay);
    return static_cast<int>((local - day * millisecondsPerDay) / millisecondsPerHour);
}

int LocalCalendar::hourOfWeek(qint64 time) const
{
    // The first of January 1970 was a Thursday.
    static constexpr qint64 hoursBefore = 3 * 24;
    static constexpr qint64 hoursPerWeek = 7 * 24;
    const auto hour = floorOf(localOf(time), millisecondsPerHour) + hoursBefore;
    return static_cast<int>(hour - floorOf(hour, hoursPerWeek) * hoursPerWeek);
}

qint64 LocalCalendar::startOf(QDate day) const
{
    return timeOf(QDate(1970, 1, 1).daysTo(day) * millisecondsPerDay);
}

qint64 LocalCalendar::timeOf(qint64 local) const
{
    // Two days is a safe margin, because no offset exceeds a day.
    const auto behind =
        std::ranges::upper_bound(m_offsets, local - 2 * millisecondsPerDay, {}, &Offset::from);
    auto offset = behind == m_offsets.begin() ? behind : std::prev(behind);
    while (true) {
        const auto time = local - offset->milliseconds;
        const auto next = std::next(offset);
        // If the clocks skip the local time, use the time of the change.
        const auto earliest = offset == m_offsets.begin() ? time : std::max(time, offset->from);
        if (next == m_offsets.end() || earliest < next->from)
            return earliest;
        offset = next;
    }
}

QDate LocalCalendar::periodStart(QDate day, PeriodUnit unit)
{
    switch (unit) {
    case PeriodUnit::Day:
        return day;
    case PeriodUnit::Week:
        return day.addDays(1 - day.dayOfWeek());
    case PeriodUnit::Month:
        return {day.year(), day.month(), 1};
    case PeriodUnit::Quarter:
        return {day.year(), (day.month() - 1) / 3 * 3 + 1, 1};
    case PeriodUnit::Year:
        break;
    }
    return {day.year(), 1, 1};
}

QDate LocalCalendar::nextPeriod(QDate start, PeriodUnit unit)
{
    switch (unit) {
    case PeriodUnit::Day:
        return start.addDays(1);
    case PeriodUnit::Week:
        return start.addDays(7);
    case PeriodUnit::Month:
        return start.addMonths(1);
    case PeriodUnit::Quarter:
        return start.addMonths(3);
    case PeriodUnit::Year:
        break;
    }
    return start.addYears(1);
}

int LocalCalendar::wholeMonths(QDate first, QDate last)
{
    const auto next = last.addDays(1);
    if (first.day() != 1 || next.day() != 1)
        return 0;
    return 12 * (next.year() - first.year()) + next.month() - first.month();
}

QDate LocalCalendar::previousStart(QDate first, QDate last)
{
    const int months = wholeMonths(first, last);
    return months > 0 ? first.addMonths(-months) : first.addDays(-first.daysTo(last) - 1);
}

} // namespace storedesk::insights
