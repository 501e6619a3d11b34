// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>

#include <vector>

namespace storedesk::values {

enum class CalendarUnit : quint8 { Day, Week, Month, Year };

// Divides a date range into days, weeks, months or years, whichever gives a readable number of
// bars. Times are milliseconds since 1970, as in cells. Weeks begin on Monday.
struct CalendarScale
{
    CalendarUnit unit = CalendarUnit::Day;
    // The start of each period in order, and the end of the last one.
    std::vector<double> edges = {};

    bool operator==(const CalendarScale &) const = default;
};

// Returns the first day of the period that contains the date.
[[nodiscard]] QDate startOf(CalendarUnit unit, QDate date);
// Returns the first day after the period that begins on this day.
[[nodiscard]] QDate endOf(CalendarUnit unit, QDate start);

// Covers both dates. Has no edges if the range is longer than a chart can show.
[[nodiscard]] CalendarScale calendarScaleOf(double first, double last);

// Returns the index of the period that contains a time. Times outside the scale belong to the first
// or last period. The scale must have at least one period.
[[nodiscard]] std::size_t periodOf(const CalendarScale &scale, double time);

} // namespace storedesk::values
