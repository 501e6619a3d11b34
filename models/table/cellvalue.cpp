// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cellvalue.h"

#include <algorithm>
#include <charconv>

namespace storedesk::table {

// 12, -3.5 and the like, which nearly all numbers are: whole digits, then divided by a power of
// ten. Both are exact in a double, so the result is the nearest one, as from_chars gives it.
static std::optional<double> plainNumberOf(QByteArrayView text)
{
    static constexpr double powers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    static constexpr qsizetype mostDigits = 15;
    const char *at = text.data();
    const char *end = at + text.size();
    const bool negative = at != end && *at == '-';
    at += negative ? 1 : 0;
    if (end - at < 1 || end - at > mostDigits + 1 || end[-1] < '0' || end[-1] > '9')
        return std::nullopt;
    qint64 digits = 0;
    const char *point = nullptr;
    for (; at != end; ++at) {
        const auto digit = static_cast<unsigned char>(*at - '0');
        if (digit <= 9)
            digits = digits * 10 + digit;
        else if (*at == '.' && !point)
            point = at;
        else
            return std::nullopt;
    }
    const auto places = point ? end - point - 1 : 0;
    if (digits > 999'999'999'999'999)
        return std::nullopt;
    const double value = static_cast<double>(digits) / powers[places];
    return negative ? -value : value;
}

std::optional<double> numberOf(QByteArrayView cell)
{
    if (const auto plain = plainNumberOf(cell))
        return plain;
    static constexpr qsizetype longest = 40;
    auto text = cell.trimmed();
    const bool plus = text.startsWith('+');
    if (plus)
        text = text.sliced(1);
    const auto first = text.startsWith('-') && !plus ? 1 : 0;
    if (text.size() <= first || text.size() > longest)
        return std::nullopt;
    // from_chars would also take inf and nan.
    const char digit = text.at(first);
    if ((digit < '0' || digit > '9') && digit != '.' && digit != ',')
        return std::nullopt;
    char copy[longest];
    if (const auto comma = text.indexOf(','); comma >= 0) {
        if (text.contains('.') || comma == text.size() - 1)
            return std::nullopt;
        std::ranges::copy(text, copy);
        copy[comma] = '.';
        text = QByteArrayView(copy, text.size());
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

namespace {

// Reads a date from the left.
class DateText final
{
public:
    explicit DateText(QByteArrayView text)
        : m_text(text)
    { }

    [[nodiscard]] bool atEnd() const { return m_text.isEmpty(); }

    bool take(char wanted)
    {
        if (!m_text.startsWith(wanted))
            return false;
        m_text = m_text.sliced(1);
        return true;
    }

    // Exactly so many digits; -1 when there are not.
    int digits(int count)
    {
        if (m_text.size() < count)
            return -1;
        int value = 0;
        for (int index = 0; index < count; ++index) {
            const char byte = m_text.at(index);
            if (byte < '0' || byte > '9')
                return -1;
            value = value * 10 + (byte - '0');
        }
        m_text = m_text.sliced(count);
        return value;
    }

    // .5 or .123456 in milliseconds; -1 when there are no digits.
    int fraction()
    {
        int value = 0;
        int places = 0;
        for (; !atEnd() && m_text.front() >= '0' && m_text.front() <= '9';
             m_text = m_text.sliced(1)) {
            if (places++ < 3)
                value = value * 10 + (m_text.front() - '0');
        }
        for (int place = places; place < 3; ++place)
            value *= 10;
        return places > 0 ? value : -1;
    }

private:
    QByteArrayView m_text;
};

} // namespace

std::optional<qint64> dayOf(int year, int month, int day)
{
    static constexpr int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (year < 0 || month < 1 || month > 12 || day < 1)
        return std::nullopt;
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (day > lengths[month - 1] + (leap && month == 2 ? 1 : 0))
        return std::nullopt;
    // The year is counted from March, so that the leap day is its last.
    const qint64 shifted = year - (month <= 2 ? 1 : 0) + 400;
    const qint64 era = shifted / 400;
    const qint64 yearOfEra = shifted % 400;
    const qint64 dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const qint64 dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return (era - 1) * 146'097 + dayOfEra - 719'468;
}

static std::optional<qint64> dayFrom(DateText &text, QByteArrayView whole)
{
    if (whole.size() > 2 && whole.at(2) == '/') {
        const int day = text.digits(2);
        const int month = text.take('/') ? text.digits(2) : -1;
        const int year = text.take('/') ? text.digits(4) : -1;
        return dayOf(year, month, day);
    }
    const int year = text.digits(4);
    const int month = text.take('-') ? text.digits(2) : -1;
    const int day = text.take('-') ? text.digits(2) : -1;
    return dayOf(year, month, day);
}

// 10:00[:00[.000]] in milliseconds.
static std::optional<qint64> timeFrom(DateText &text)
{
    const int hour = text.digits(2);
    const int minute = text.take(':') ? text.digits(2) : -1;
    const int second = text.take(':') ? text.digits(2) : 0;
    const int fraction = text.take('.') ? text.fraction() : 0;
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60
        || fraction < 0)
        return std::nullopt;
    return ((hour * 60 + minute) * 60 + second) * Q_INT64_C(1'000) + fraction;
}

// Z, +01:00, -0530 or nothing.
static std::optional<qint64> zoneFrom(DateText &text)
{
    if (text.atEnd() || text.take('Z'))
        return 0;
    const int sign = text.take('+') ? 1 : text.take('-') ? -1 : 0;
    const int hour = sign != 0 ? text.digits(2) : -1;
    text.take(':');
    const int minute = text.digits(2);
    if (hour < 0 || hour > 14 || minute < 0 || minute > 59)
        return std::nullopt;
    return sign * (hour * 60 + minute) * Q_INT64_C(60'000);
}

std::optional<qint64> momentOf(QByteArrayView cell)
{
    static constexpr qint64 dayLength = 86'400'000;
    const auto whole = cell.trimmed();
    // Looked at first because most cells are no dates.
    if (whole.size() < 10 || whole.size() > 40 || whole.front() < '0' || whole.front() > '9')
        return std::nullopt;
    DateText text(whole);
    const auto day = dayFrom(text, whole);
    if (!day)
        return std::nullopt;
    if (text.atEnd())
        return *day * dayLength;
    if (!text.take('T') && !text.take(' '))
        return std::nullopt;
    const auto time = timeFrom(text);
    const auto zone = time ? zoneFrom(text) : std::nullopt;
    if (!zone || !text.atEnd())
        return std::nullopt;
    return *day * dayLength + *time - *zone;
}

} // namespace storedesk::table
