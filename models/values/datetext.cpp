// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "datetext.h"

#include "base/ascii.h"
#include "values/dateparser.h"
#include "values/numbertext.h"
#include "values/textfold.h"

#include <algorithm>
#include <array>

namespace storedesk::values {

static constexpr qint64 dayLength = 86'400'000;

std::optional<qint64> dayOf(int year, int month, int day)
{
    static constexpr int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (year < 0 || month < 1 || month > 12 || day < 1)
        return std::nullopt;
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (day > lengths[month - 1] + (leap && month == 2 ? 1 : 0))
        return std::nullopt;
    // Years are counted from March, so that the leap day is the last day.
    const qint64 shifted = year - (month <= 2 ? 1 : 0) + 400;
    const qint64 era = shifted / 400;
    const qint64 yearOfEra = shifted % 400;
    const qint64 dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const qint64 dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return (era - 1) * 146'097 + dayOfEra - 719'468;
}

// Recognises full and three-letter names of weekdays in English and Spanish.
static bool isWeekday(QByteArrayView word)
{
    static constexpr std::array<QByteArrayView, 14> days{
        "monday", "tuesday", "wednesday", "thursday", "friday",  "saturday", "sunday",
        "lunes",  "martes",  "miercoles", "jueves",   "viernes", "sabado",   "domingo"};
    QByteArray scratch;
    const auto plain = folded(word, scratch);
    return plain.size() >= 3 && std::ranges::any_of(days, [plain](QByteArrayView day) {
               return plain == day || (plain.size() <= 4 && day.startsWith(plain));
           });
}

// Returns a two-digit number, or more than 99 if the characters are not digits.
static int twoDigits(const char *at)
{
    return base::isDigit(at[0]) && base::isDigit(at[1]) ? (at[0] - '0') * 10 + (at[1] - '0') : 100;
}

// Parses the time after a date, such as T10:00:00, with optional milliseconds and Z.
static std::optional<qint64> isoClockOf(QByteArrayView text)
{
    static constexpr qsizetype whole = 9;
    static constexpr qsizetype withThousandths = 13;
    if (text.endsWith('Z'))
        text.chop(1);
    const char *at = text.data();
    if ((text.size() != whole && text.size() != withThousandths) || (at[0] != 'T' && at[0] != ' ')
        || at[3] != ':' || at[6] != ':')
        return std::nullopt;
    const int hour = twoDigits(at + 1);
    const int minute = twoDigits(at + 4);
    const int second = twoDigits(at + 7);
    if (hour > 23 || minute > 59 || second > 60)
        return std::nullopt;
    const qint64 time = ((hour * 60 + minute) * 60 + second) * Q_INT64_C(1'000);
    if (text.size() == whole)
        return time;
    const int hundredths = twoDigits(at + 10);
    if (at[9] != '.' || hundredths > 99 || !base::isDigit(at[12]))
        return std::nullopt;
    return time + hundredths * 10 + (at[12] - '0');
}

std::optional<qint64> isoMomentOf(QByteArrayView text)
{
    static constexpr qsizetype dayOnly = 10;
    const char *at = text.data();
    if (text.size() < dayOnly || at[4] != '-' || at[7] != '-')
        return std::nullopt;
    const int century = twoDigits(at);
    const int year = twoDigits(at + 2);
    const int month = twoDigits(at + 5);
    const int day = twoDigits(at + 8);
    if (century > 99 || year > 99 || month > 12 || day > 31)
        return std::nullopt;
    const auto days = dayOf(century * 100 + year, month, day);
    if (!days || text.size() == dayOnly)
        return days ? std::optional(*days * dayLength) : std::nullopt;
    const auto time = isoClockOf(text.sliced(dayOnly));
    return time ? std::optional(*days * dayLength + *time) : std::nullopt;
}

std::optional<DateText> DateText::of(QByteArrayView cell)
{
    static constexpr qsizetype shortest = 6;
    static constexpr qsizetype longest = 60;
    const auto text = trimmedText(cell);
    // Check the length first, because most cells are not dates.
    if (text.size() < shortest || text.size() > longest)
        return std::nullopt;
    if (base::isDigit(text.front())) {
        const bool joined =
            !base::isDigit(text.at(1)) || !base::isDigit(text.at(2)) || !base::isDigit(text.at(4));
        return joined ? DateParser(text).read() : std::nullopt;
    }
    if (!base::mayBeLetter(text.front()) || std::ranges::none_of(text, base::isDigit))
        return std::nullopt;
    if (const auto date = DateParser(text).read())
        return date;
    const auto end = std::ranges::find_if_not(text, base::mayBeLetter) - text.begin();
    if (!isWeekday(text.first(end)))
        return std::nullopt;
    auto rest = text.sliced(end);
    while (!rest.isEmpty() && (rest.front() == '.' || rest.front() == ',' || rest.front() == ' '))
        rest = rest.sliced(1);
    return DateParser(rest).read();
}

std::optional<qint64> DateText::moment(DateOrder order) const
{
    const bool swapped = m_numeric && order == DateOrder::DayFirst;
    const auto day = dayOf(m_year, swapped ? m_second : m_first, swapped ? m_first : m_second);
    return day ? std::optional(*day * dayLength + m_time) : std::nullopt;
}

std::optional<qint64> DateText::momentOrOther(DateOrder order) const
{
    const auto other = order == DateOrder::DayFirst ? DateOrder::MonthFirst : DateOrder::DayFirst;
    const auto first = moment(order);
    return first ? first : moment(other);
}

bool DateText::isAmbiguous() const
{
    const auto one = moment(DateOrder::DayFirst);
    const auto two = moment(DateOrder::MonthFirst);
    return one && two && one != two;
}

} // namespace storedesk::values
