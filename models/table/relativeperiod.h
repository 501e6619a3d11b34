// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace storedesk::table {

// Days that are named relative to today: "last month", "yesterday", "last 7 days".
struct RelativePeriod
{
    enum class Unit : quint8 { Day, Week, Month, Quarter, Year };
    static constexpr auto lastUnit = Unit::Year;

    Unit unit = Unit::Day;
    // The first and last unit, counted from the current one: -1 is the previous one.
    int first = 0;
    int last = 0;
    // Counts from today instead of from calendar boundaries: "last 3 months" ends today. With first
    // equal to last it is a single day: "3 months ago".
    bool rolling = false;

    bool operator==(const RelativePeriod &) const = default;
};

// One boundary of a relative period, as a filter stores it.
struct RelativeLimit
{
    RelativePeriod period = {};
    // The last millisecond of the period instead of the first one.
    bool atEnd = false;
    // One millisecond earlier or later: "before last month" ends one millisecond before it.
    int offset = 0;

    bool operator==(const RelativeLimit &) const = default;
};

struct PeriodDays
{
    QDate first;
    QDate last;
};

// Weeks start on Monday.
[[nodiscard]] PeriodDays daysOf(const RelativePeriod &period, QDate today);

// In milliseconds since 1970, as cells store dates.
[[nodiscard]] qint64 momentOf(const RelativeLimit &limit, QDate today);

// Understands English and Spanish, whatever the language of the program.
[[nodiscard]] std::optional<RelativePeriod> periodFromText(QStringView text);

// In the language of the program; periodFromText() parses the result.
[[nodiscard]] QString wordsOf(const RelativePeriod &period);

} // namespace storedesk::table
