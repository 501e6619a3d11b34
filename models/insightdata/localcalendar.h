// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QTimeZone>

#include <limits>
#include <optional>
#include <vector>

namespace storedesk::insights {

inline constexpr qint64 millisecondsPerDay = 86'400'000;
inline constexpr qint64 millisecondsPerHour = 3'600'000;

// The length of the periods in an answer.
enum class PeriodUnit : quint8 { Day, Week, Month, Quarter, Year };

[[nodiscard]] QLatin1StringView nameOf(PeriodUnit unit);
[[nodiscard]] std::optional<PeriodUnit> periodUnitOf(QStringView name);

// A time range that excludes its end.
struct TimeRange
{
    qint64 from = std::numeric_limits<qint64>::min();
    qint64 to = std::numeric_limits<qint64>::max();

    [[nodiscard]] bool contains(qint64 time) const { return time >= from && time < to; }
    bool operator==(const TimeRange &) const = default;
};

// Days, weeks, months, quarters and years in the store's time zone. Times are milliseconds since
// 1970.
class LocalCalendar final
{
public:
    explicit LocalCalendar(const QTimeZone &zone);

    [[nodiscard]] const QTimeZone &zone() const { return m_zone; }
    // Returns the local time as if it were UTC.
    [[nodiscard]] qint64 localOf(qint64 time) const;
    [[nodiscard]] QDate dayOf(qint64 time) const;
    // Returns the number of days since 1970, which is faster.
    [[nodiscard]] qint64 dayNumberOf(qint64 time) const;
    // Returns 0 for Monday.
    [[nodiscard]] int weekdayOf(qint64 time) const;
    [[nodiscard]] int hourOf(qint64 time) const;
    // Returns both as one number, from 0 on Monday at midnight.
    [[nodiscard]] int hourOfWeek(qint64 time) const;
    // Returns the first moment of the day, which is not always midnight.
    [[nodiscard]] qint64 startOf(QDate day) const;
    // Converts a local time that is given as if it were UTC.
    [[nodiscard]] qint64 timeOf(qint64 local) const;

    // Return the first day of the period that contains the day, and the first day of the next
    // period.
    [[nodiscard]] static QDate periodStart(QDate day, PeriodUnit unit);
    [[nodiscard]] static QDate nextPeriod(QDate start, PeriodUnit unit);
    // Returns the number of months from the first to the last day, or 0 if one of them is not
    // whole.
    [[nodiscard]] static int wholeMonths(QDate first, QDate last);
    // Returns the first day of the period right before these days. Whole months are preceded by as
    // many whole months, other days by as many days.
    [[nodiscard]] static QDate previousStart(QDate first, QDate last);

private:
    struct Offset
    {
        qint64 from = 0;
        qint64 milliseconds = 0;
    };

    QTimeZone m_zone;
    // Times are divided by this to find their offset without a search.
    static constexpr int spanBits = 27;

    // Sorted by time. The first one applies to all earlier times.
    std::vector<Offset> m_offsets;
    // The offset at the start of each span of time since 1970.
    std::vector<quint16> m_spanOffsets;
};

} // namespace storedesk::insights
