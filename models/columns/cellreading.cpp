// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cellreading.h"

#include "base/ascii.h"
#include "columns/storedkind.h"
#include "values/datetext.h"
#include "values/numbertext.h"

#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace storedesk::columns {

using values::DecimalSign;

// Longer numbers would not fit into 64 bits once they are multiplied by 100.
static constexpr qsizetype mostPlainDigits = 15;

// Parses numbers such as -1234.56, as written by programs. Returns nothing for any other form.
static std::optional<qint64> plainHundredths(QByteArrayView cell, char sign)
{
    const bool negative = cell.startsWith('-');
    if (negative)
        cell = cell.sliced(1);
    qint64 value = 0;
    qsizetype at = 0;
    for (; at < cell.size() && base::isDigit(cell[at]); ++at)
        value = 10 * value + (cell[at] - '0');
    if (at == 0 || at > mostPlainDigits || cell.size() - at > 3)
        return std::nullopt;
    // Accepts one or two digits after the decimal sign, because three digits may be a group of
    // thousands.
    const auto rest = cell.sliced(at);
    if (!rest.isEmpty() && (rest[0] != sign || rest.size() < 2))
        return std::nullopt;
    int digits = 0;
    for (const char digit : rest.isEmpty() ? rest : rest.sliced(1)) {
        if (!base::isDigit(digit))
            return std::nullopt;
        value = 10 * value + (digit - '0');
        ++digits;
    }
    for (; digits < 2; ++digits)
        value *= 10;
    return negative ? -value : value;
}

// Returns nothing if the number does not fit into 64 bits.
static std::optional<qint64> roundedHundredths(const values::Decimal &value)
{
    auto text = value.toText();
    const bool negative = text.startsWith('-');
    if (negative)
        text.remove(0, 1);
    if (text.contains('e'))
        return std::nullopt;
    const auto point = text.indexOf('.');
    const auto whole = point < 0 ? text : text.first(point);
    const auto part = (point < 0 ? QByteArray() : text.sliced(point + 1)).leftJustified(3, '0');
    if (whole.size() > mostPlainDigits)
        return std::nullopt;
    const auto result = whole.toLongLong() * 100 + part.first(2).toLongLong() + (part[2] >= '5');
    return negative ? -result : result;
}

std::optional<qint64> hundredthsOf(QByteArrayView cell, DecimalSign decimal)
{
    cell = values::trimmedText(cell);
    if (const auto plain = plainHundredths(cell, decimal == DecimalSign::Point ? '.' : ','))
        return plain;
    const auto number = values::NumberText::of(cell);
    if (!number || !number->reads(decimal))
        return std::nullopt;
    return roundedHundredths(number->value(decimal));
}

MoneyReadings moneyOf(QByteArrayView cell)
{
    // Most amounts have a point and two decimals, which a comma as the decimal sign rules out.
    const bool twoDecimals = cell.size() > 3 && cell[cell.size() - 3] == '.';
    if (const auto plain = twoDecimals ? plainHundredths(cell, '.') : std::nullopt)
        return {.point = plain};
    return {.point = hundredthsOf(cell, DecimalSign::Point),
            .comma = hundredthsOf(cell, DecimalSign::Comma)};
}

// The notation is known to be valid, because the cell has been read as a date.
static TimePrecision precisionIn(QByteArrayView cell)
{
    const auto colon = cell.indexOf(':');
    if (colon < 0)
        return TimePrecision::Day;
    const auto behind = cell.sliced(colon);
    const char last = behind.back();
    const bool zone = last == 'Z' || last == 'z' || behind.contains('+') || behind.contains('-')
        || behind.endsWith("UTC") || behind.endsWith("GMT");
    return zone ? TimePrecision::Exact : TimePrecision::Local;
}

TimeReadings timesOf(QByteArrayView cell)
{
    // The service's own notation has a time, which is longer than a date, and ends with Z.
    static constexpr qsizetype dateLength = 10;
    if (cell.size() > dateLength && cell.back() == 'Z') {
        if (const auto iso = values::isoMomentOf(cell)) {
            const auto stored = storedTime(*iso, TimePrecision::Exact);
            return {stored, stored};
        }
    }
    cell = values::trimmedText(cell);
    if (const auto iso = values::isoMomentOf(cell)) {
        const auto stored = storedTime(*iso, precisionIn(cell));
        return {stored, stored};
    }
    const auto text = values::DateText::of(cell);
    if (!text)
        return {};
    TimeReadings readings;
    const auto precision = precisionIn(cell);
    if (const auto moment = text->moment(values::DateOrder::DayFirst))
        readings.dayFirst = storedTime(*moment, precision);
    if (const auto moment = text->moment(values::DateOrder::MonthFirst))
        readings.monthFirst = storedTime(*moment, precision);
    return readings;
}

// Compares eight characters with those expected, the first in the lowest byte. Digits become
// numbers if 0 is expected, other characters become 0 if they are equal.
static quint64 comparedTo(QByteArrayView expected, const char *characters)
{
    return qFromLittleEndian<quint64>(expected.data()) ^ qFromLittleEndian<quint64>(characters);
}

static bool areDigits(quint64 bytes)
{
    return ((bytes | (bytes + 0x7676'7676'7676'7676)) & 0x8080'8080'8080'8080) == 0;
}

static qint64 numberAt(quint64 bytes, int place)
{
    return static_cast<qint64>(10 * (bytes >> 8 * place & 0xFF)
                               + (bytes >> 8 * (place + 1) & 0xFF));
}

std::optional<qint64> ServiceTimes::read(QByteArrayView cell)
{
    static constexpr qsizetype length = 24;
    if (cell.size() != length || cell[dayLength] != 'T')
        return std::nullopt;
    const auto clock = comparedTo("00:00:00", cell.data() + 11);
    const auto end = comparedTo(":00.000Z", cell.data() + 16);
    const auto others = (clock & 0x0000'FF00'00FF'0000) | (end & 0xFF00'0000'FF00'00FF);
    if (others != 0 || !areDigits(clock) || !areDigits(end))
        return std::nullopt;
    const auto hour = numberAt(clock, 0);
    const auto minute = numberAt(clock, 3);
    const auto second = numberAt(clock, 6);
    if (hour > 23 || minute > 59 || second > 60)
        return std::nullopt;
    if (std::memcmp(cell.data(), m_day.data(), m_day.size()) != 0) {
        const auto midnight = values::isoMomentOf(cell.first(dayLength));
        if (!midnight)
            return std::nullopt;
        m_midnight = *midnight;
        std::copy_n(cell.data(), m_day.size(), m_day.begin());
    }
    const auto milliseconds = 10 * numberAt(end, 4) + static_cast<qint64>(end >> 48 & 0xFF);
    const auto seconds = (hour * 60 + minute) * 60 + second;
    return storedTime(m_midnight + seconds * 1'000 + milliseconds, TimePrecision::Exact);
}

} // namespace storedesk::columns
