// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dateparser.h"

#include "base/ascii.h"
#include "values/clocktext.h"

#include <algorithm>

namespace storedesk::values {

// 40 means 1940, 39 means 2039.
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

inline bool DateParser::takeSpace()
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
        // More digits than allowed.
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
    takeSpace();
    if (!take('-'))
        take('/');
    for (const QByteArrayView filler : {"del ", "de ", "d'", "of "}) {
        const auto here = m_text.first(std::min(m_text.size(), filler.size()));
        if (here.compare(filler, Qt::CaseInsensitive) == 0) {
            m_text = m_text.sliced(filler.size());
            break;
        }
    }
    takeSpace();
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
    // 1.2.26 is as likely a version number as a date.
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
    // “January 2026” means its first day.
    *this = rest;
    m_date.m_second = 1;
    return parseYear() && !m_date.m_shortYear;
}

bool DateParser::timeAndZone()
{
    if (m_text.isEmpty())
        return true;
    const bool comma = take(',');
    if (!(take('T') || takeSpace()) || (comma && m_text.isEmpty()))
        return false;
    const auto time = clockTimeOf(m_text);
    m_text = {};
    m_date.m_time = time.value_or(0);
    return time.has_value();
}

} // namespace storedesk::values
