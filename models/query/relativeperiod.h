// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace storedesk::query {

// A date range relative to today: "last month", "yesterday", "last 7 days".
struct RelativePeriod
{
    enum class Unit : quint8 { Day, Week, Month, Quarter, Year };
    static constexpr auto lastUnit = Unit::Year;

    Unit unit = Unit::Day;
    // The first and last unit, relative to the current one: -1 is the previous one.
    int first = 0;
    int last = 0;
    // Whether the period counts from today instead of from calendar boundaries: "last 3 months"
    // ends today. If first equals last, it is a single day: "3 months ago".
    bool rolling = false;

    bool operator==(const RelativePeriod &) const = default;
};

// One boundary of a relative period, as stored in a filter.
struct RelativeLimit
{
    RelativePeriod period = {};
    // Whether the limit is the last millisecond of the period instead of the first.
    bool atEnd = false;
    // In milliseconds: "before last month" ends one millisecond before it.
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

// In milliseconds since 1970, like date cells.
[[nodiscard]] qint64 momentOf(const RelativeLimit &limit, QDate today);

// Parses English and Spanish, regardless of the language of the program.
[[nodiscard]] std::optional<RelativePeriod> periodFromText(QStringView text);

// In the language of the program. periodFromText() parses the result.
[[nodiscard]] QString wordsOf(const RelativePeriod &period);

} // namespace storedesk::query
