// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace storedesk::query {

// A date range relative to today, such as "last month", "yesterday" or "last 7 days".
struct RelativePeriod
{
    enum class Unit : quint8 { Day, Week, Month, Quarter, Year };
    static constexpr auto lastUnit = Unit::Year;

    Unit unit = Unit::Day;
    // The first and last unit, relative to the current one. For example, -1 is the previous unit.
    int first = 0;
    int last = 0;
    // Whether the period counts from today instead of from calendar boundaries. For example, "last
    // 3 months" ends today. If first equals last, the period is a single day, as in "3 months ago".
    bool rolling = false;

    bool operator==(const RelativePeriod &) const = default;
};

// One boundary of a relative period, as stored in a filter.
struct RelativeLimit
{
    RelativePeriod period = {};
    // Whether the limit is the last millisecond of the period instead of the first.
    bool atEnd = false;
    // An offset in milliseconds. For example, "before last month" ends one millisecond before that
    // month.
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

// Returns milliseconds since 1970, like date cells.
[[nodiscard]] qint64 momentOf(const RelativeLimit &limit, QDate today);

// Parses English and Spanish, regardless of the program's language.
[[nodiscard]] std::optional<RelativePeriod> periodFromText(QStringView text);

// Returns the words in the program's language. periodFromText() parses the result.
[[nodiscard]] QString wordsOf(const RelativePeriod &period);

} // namespace storedesk::query
