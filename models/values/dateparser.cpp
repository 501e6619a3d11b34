// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dateparser.h"

#include "base/ascii.h"

#include <QByteArray>

#include <algorithm>
#include <optional>

namespace storedesk::values {

namespace {

// The milliseconds since the start of the day, minus the offset of the zone if there is one.
struct ClockTime
{
    qint64 milliseconds = 0;
    bool hasZone = false;
};

// Parses a time from left to right.
class ClockParser final
{
public:
    explicit ClockParser(QByteArrayView text)
        : m_text(text)
    { }

    [[nodiscard]] std::optional<ClockTime> read()
    {
        const auto time = clock();
        const bool hasZone = !m_text.trimmed().isEmpty();
        const auto zone = time ? zoneOf() : std::nullopt;
        if (!zone || !m_text.isEmpty())
            return std::nullopt;
        return ClockTime{.milliseconds = *time - *zone, .hasZone = hasZone};
    }

private:
    bool take(char wanted)
    {
        if (!m_text.startsWith(wanted))
            return false;
        m_text = m_text.sliced(1);
        return true;
    }

    void skipSpace()
    {
        while (take(' ')) { }
    }

    // Returns -1 if there are too few digits.
    int digits(int least, int most)
    {
        int value = 0;
        int count = 0;
        for (; count < most && !m_text.isEmpty() && base::isDigit(m_text.front()); ++count) {
            value = value * 10 + (m_text.front() - '0');
            m_text = m_text.sliced(1);
        }
        return count < least ? -1 : value;
    }

    std::optional<qint64> clock()
    {
        const int hour = digits(1, 2);
        const int minute = take(':') ? digits(2, 2) : -1;
        const bool hasSeconds = take(':');
        const int second = hasSeconds ? digits(2, 2) : 0;
        const int thousandths = hasSeconds && (take('.') || take(',')) ? fraction() : 0;
        if (hour < 0 || minute < 0 || minute > 59 || second < 0 || second > 60 || thousandths < 0)
            return std::nullopt;
        const int of24 = hourOf(hour);
        if (of24 < 0)
            return std::nullopt;
        return ((of24 * 60 + minute) * 60 + second) * Q_INT64_C(1'000) + thousandths;
    }

    // Applies “pm” if it follows the time. Returns -1 if the hour is invalid.
    int hourOf(int hour)
    {
        const auto behind = m_text;
        skipSpace();
        for (const QByteArrayView half : {"AM", "PM", "am", "pm", "a.m.", "p.m.", "a. m.", "p. m.",
                                          "a.\xC2\xA0m.", "p.\xC2\xA0m."}) {
            if (!m_text.startsWith(half))
                continue;
            m_text = m_text.sliced(half.size());
            const bool afternoon = (half.front() | 0x20) == 'p';
            return hour < 1 || hour > 12 ? -1 : hour % 12 + (afternoon ? 12 : 0);
        }
        m_text = behind;
        return hour <= 23 ? hour : -1;
    }

    // Returns a fraction such as .5 or .123456 in milliseconds, or -1 if there are no digits.
    int fraction()
    {
        int value = 0;
        int places = 0;
        for (; !m_text.isEmpty() && base::isDigit(m_text.front()); m_text = m_text.sliced(1)) {
            if (places++ < 3)
                value = value * 10 + (m_text.front() - '0');
        }
        for (int place = places; place < 3; ++place)
            value *= 10;
        return places > 0 ? value : -1;
    }

    // Parses Z, UTC, GMT+0100 (CET), +01:00 or -0530. The zone may also be missing.
    std::optional<qint64> zoneOf()
    {
        skipSpace();
        for (const QByteArrayView name : {"Z", "UTC", "GMT"}) {
            if (m_text.startsWith(name)) {
                m_text = m_text.sliced(name.size());
                break;
            }
        }
        if (m_text.isEmpty())
            return 0;
        const int sign = take('+') ? 1 : take('-') ? -1 : 0;
        const int hour = sign != 0 ? digits(2, 2) : -1;
        take(':');
        const int minute = digits(2, 2);
        if (hour < 0 || hour > 14 || minute < 0 || minute > 59)
            return std::nullopt;
        if (m_text.startsWith(" (") && m_text.endsWith(')'))
            // The rest is the name of the zone, whose offset is already known.
            m_text = {};
        return sign * (hour * 60 + minute) * Q_INT64_C(60'000);
    }

    QByteArrayView m_text;
};

// Parses the time after a date, in the form 10:00[:00[.000]] [pm] [Z|UTC|+01:00]. Returns the
// milliseconds since the start of the day in UTC, which may be before or after the day itself.
std::optional<ClockTime> clockTimeOf(QByteArrayView text)
{
    return ClockParser(text).read();
}

} // namespace

// A two-digit year of 40 means 1940, and 39 means 2039.
static constexpr int firstShortYear = 1940;

std::optional<DateText> DateParser::read()
{
    if (!day() || !timeAndZone() || !m_text.isEmpty())
        return std::nullopt;
    return m_date.moment(DateOrder::DayFirst) || m_date.moment(DateOrder::MonthFirst)
        ? std::optional(m_date)
        : std::nullopt;
}

inline bool DateParser::take(char wanted)
{
    if (!m_text.startsWith(wanted))
        return false;
    m_text = m_text.sliced(1);
    return true;
}

inline bool DateParser::skipSpace()
{
    bool any = false;
    while (take(' '))
        any = true;
    return any;
}

inline DateParser::Digits DateParser::digits(int most)
{
    Digits found;
    for (; found.count < most && !m_text.isEmpty() && base::isDigit(m_text.front());
         ++found.count) {
        found.value = std::max(found.value, 0) * 10 + (m_text.front() - '0');
        m_text = m_text.sliced(1);
    }
    if (!m_text.isEmpty() && base::isDigit(m_text.front()))
        // The number has more digits than allowed.
        return {};
    return found;
}

inline QByteArrayView DateParser::word()
{
    const auto end = std::ranges::find_if_not(m_text, base::mayBeLetter) - m_text.begin();
    const auto found = m_text.first(end);
    m_text = m_text.sliced(end);
    return found;
}

bool DateParser::joint()
{
    const auto before = m_text.size();
    take('.');
    take(',');
    skipSpace();
    if (!take('-'))
        take('/');
    for (const QByteArrayView filler : {"del ", "de ", "d'", "of "}) {
        const auto here = m_text.first(std::min(m_text.size(), filler.size()));
        if (here.compare(filler, Qt::CaseInsensitive) == 0) {
            m_text = m_text.sliced(filler.size());
            break;
        }
    }
    skipSpace();
    return m_text.size() < before;
}

bool DateParser::parseYear()
{
    const auto year = digits(4);
    if (year.count != 4 && year.count != 2)
        return false;
    m_date.m_shortYear = year.count == 2;
    const int century = firstShortYear / 100 * 100;
    const int later = year.value < firstShortYear % 100 ? 100 : 0;
    m_date.m_year = m_date.m_shortYear ? century + year.value + later : year.value;
    return true;
}

bool DateParser::day()
{
    if (m_text.isEmpty())
        return false;
    if (!base::isDigit(m_text.front()))
        return namedMonthFirst();
    const auto first = digits(4);
    if (first.count == 4)
        return yearFirst(first.value);
    if (first.count < 1 || first.count > 2 || m_text.isEmpty())
        return false;
    m_date.m_first = first.value;
    const char sign = m_text.front();
    const bool number = m_text.size() > 1 && base::isDigit(m_text.at(1));
    return number && (sign == '/' || sign == '-' || sign == '.') ? yearLast(sign, first.count)
                                                                 : namedMonth();
}

bool DateParser::yearFirst(int year)
{
    const char sign = m_text.isEmpty() ? '\0' : m_text.front();
    if (sign != '-' && sign != '/' && sign != '.')
        return false;
    take(sign);
    const auto month = digits(2);
    const auto day = take(sign) ? digits(2) : Digits();
    m_date.m_year = year;
    m_date.m_first = month.value;
    m_date.m_second = day.value;
    return day.count > 0;
}

bool DateParser::yearLast(char sign, int firstCount)
{
    take(sign);
    const auto second = digits(2);
    m_date.m_second = second.value;
    m_date.m_numeric = true;
    m_date.m_dotted = sign == '.';
    if (second.count == 0 || !take(sign) || !parseYear())
        return false;
    // A text such as 1.2.26 is as likely to be a version number as a date.
    return !m_date.m_dotted || !m_date.m_shortYear || (firstCount == 2 && second.count == 2);
}

bool DateParser::namedMonth()
{
    m_date.m_second = m_date.m_first;
    if (!joint())
        return false;
    m_date.m_first = monthOf(word());
    return m_date.m_first > 0 && joint() && parseYear();
}

bool DateParser::namedMonthFirst()
{
    m_date.m_first = monthOf(word());
    if (m_date.m_first == 0 || !joint())
        return false;
    auto rest = *this;
    if (const auto day = digits(2); day.count > 0 && joint() && parseYear()) {
        m_date.m_second = day.value;
        return !m_date.m_shortYear;
    }
    // A text such as “January 2026” means the first day of the month.
    *this = rest;
    m_date.m_second = 1;
    return parseYear() && !m_date.m_shortYear;
}

bool DateParser::timeAndZone()
{
    if (m_text.isEmpty())
        return true;
    const bool comma = take(',');
    if (!(take('T') || skipSpace()) || (comma && m_text.isEmpty()))
        return false;
    const auto time = clockTimeOf(m_text);
    m_text = {};
    if (time) {
        m_date.m_time = time->milliseconds;
        m_date.m_hasZone = time->hasZone;
    }
    return time.has_value();
}

} // namespace storedesk::values
