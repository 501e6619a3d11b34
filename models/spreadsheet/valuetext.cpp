// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "valuetext.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace storedesk::spreadsheet {

using Kind = NumberForm::Kind;

static constexpr int shownDigits = 15;
static constexpr qint64 dayMilliseconds = 86'400'000;
// The day after 31 December 9999.
static constexpr double lastSerial = 2'958'466;

static bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static std::optional<double> doubleOf(QByteArrayView text)
{
    if (text.startsWith('+'))
        text = text.sliced(1);
    double value = 0;
    const auto *const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stopped != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

bool isPlainNumber(QByteArrayView text)
{
    int digits = 0;
    bool point = false;
    for (qsizetype at = text.startsWith('-') ? 1 : 0; at < text.size(); ++at) {
        if (isDigit(text.at(at)))
            ++digits;
        else if (text.at(at) == '.' && !point && digits > 0)
            point = true;
        else
            return false;
    }
    return digits > 0 && (!point || (digits <= shownDigits && isDigit(text.back())));
}

// Converts d.dddde±x to 0.00123 or 123000.
static void appendFixed(QByteArrayView digits, int exponent, QByteArray &to)
{
    static constexpr int most = 20;
    const auto count = static_cast<int>(digits.size());
    if (exponent < -7 || exponent > most) {
        to.append(digits.first(1));
        if (count > 1)
            to.append('.').append(digits.sliced(1));
        to.append('e').append(QByteArray::number(exponent));
    } else if (exponent < 0) {
        to.append("0.").append(-exponent - 1, '0').append(digits);
    } else {
        to.append(digits.first(std::min(count, exponent + 1)));
        to.append(std::max(0, exponent + 1 - count), '0');
        if (count > exponent + 1)
            to.append('.').append(digits.sliced(exponent + 1));
    }
}

static void appendRounded(double value, QByteArray &to)
{
    if (value == 0) {
        to.append('0');
        return;
    }
    std::array<char, 40> room = {};
    const auto written = std::to_chars(room.data(), room.data() + room.size(), std::abs(value),
                                       std::chars_format::scientific, shownDigits - 1);
    const QByteArrayView text(room.data(), written.ptr);
    const auto middle = text.indexOf('e');
    auto digits = text.first(1).toByteArray().append(text.sliced(2, middle - 2));
    while (digits.size() > 1 && digits.endsWith('0'))
        digits.chop(1);
    if (value < 0)
        to.append('-');
    auto exponent = text.sliced(middle + 1);
    if (exponent.startsWith('+'))
        exponent = exponent.sliced(1);
    appendFixed(digits, exponent.toInt(), to);
}

void appendPlain(QByteArrayView stored, QByteArray &to)
{
    if (isPlainNumber(stored)) {
        to.append(stored);
        return;
    }
    if (const auto value = doubleOf(stored))
        appendRounded(*value, to);
    else
        to.append(stored);
}

static void appendTwo(qint64 number, QByteArray &to)
{
    if (number < 100) {
        to.append(static_cast<char>('0' + number / 10));
        to.append(static_cast<char>('0' + number % 10));
    } else {
        to.append(QByteArray::number(number));
    }
}

// Formats milliseconds as 14:30:00, with thousandths if the format shows them.
static void appendClock(qint64 milliseconds, bool fractions, QByteArray &to)
{
    const auto seconds = milliseconds / 1000;
    appendTwo(seconds / 3600, to);
    to.append(':');
    appendTwo(seconds / 60 % 60, to);
    to.append(':');
    appendTwo(seconds % 60, to);
    if (fractions)
        to.append('.').append(QByteArray::number(milliseconds % 1000).rightJustified(3, '0'));
}

// Converts a day in the Gregorian calendar, counted from 1 March of the year 0. If years begin with
// March, the leap day is at their end.
static void appendDate(qint64 days, QByteArray &to)
{
    const auto era = days / 146'097;
    const auto ofEra = days % 146'097;
    const auto year = (ofEra - ofEra / 1'460 + ofEra / 36'524 - ofEra / 146'096) / 365;
    const auto ofYear = ofEra - (365 * year + year / 4 - year / 100);
    // Counted from March, which is month 0.
    const auto month = (5 * ofYear + 2) / 153;
    const auto shown = year + era * 400 + (month > 9 ? 1 : 0);
    appendTwo(shown / 100, to);
    appendTwo(shown % 100, to);
    to.append('-');
    appendTwo(month > 9 ? month - 9 : month + 3, to);
    to.append('-');
    appendTwo(ofYear - (153 * month + 2) / 5 + 1, to);
}

static void appendDay(qint64 serial, bool from1904, QByteArray &to)
{
    // Excel has a 29 February 1900, so serial numbers before it are off by one day.
    if (!from1904 && serial == 60) {
        to.append("1900-02-29");
        return;
    }
    if (!from1904 && serial == 0) {
        to.append("1900-01-00");
        return;
    }
    // The day number of 30 December 1899.
    static constexpr qint64 day1899 = 693'899;
    static constexpr qint64 day1904 = day1899 + 1'462;
    appendDate(serial + (from1904 ? day1904 : serial < 60 ? day1899 + 1 : day1899), to);
}

static void appendPadded(QByteArrayView stored, int digits, QByteArray &to)
{
    const bool whole = std::ranges::all_of(stored, isDigit);
    if (whole)
        to.append(std::max<qsizetype>(0, digits - stored.size()), '0');
    appendPlain(stored, to);
}

void appendNumber(QByteArrayView stored, const NumberForm &form, bool from1904, QByteArray &to)
{
    if (form.kind == Kind::Plain)
        return appendPlain(stored, to);
    if (form.kind == Kind::Padded)
        return appendPadded(stored, form.digits, to);
    const auto value = doubleOf(stored);
    if (value && form.kind == Kind::Boolean) {
        to.append(*value != 0 ? "TRUE" : "FALSE");
        return;
    }
    const bool ofCalendar = value && *value >= 0 && *value < lastSerial;
    if (!ofCalendar)
        return appendPlain(stored, to);
    // Round to the second, or to the displayed fraction, because Excel's days are not exact.
    const double unit = form.fractions ? 1 : 1000;
    const auto moment = static_cast<qint64>(
        std::round(*value * static_cast<double>(dayMilliseconds) / unit) * unit);
    if (form.kind == Kind::Elapsed)
        return appendClock(moment, form.fractions, to);
    if (form.kind == Kind::Date)
        return appendDay(static_cast<qint64>(std::floor(*value)), from1904, to);
    if (form.kind == Kind::DateTime) {
        appendDay(moment / dayMilliseconds, from1904, to);
        to.append(form.utc ? 'T' : ' ');
    }
    appendClock(moment % dayMilliseconds, form.fractions, to);
    if (form.utc)
        to.append('Z');
}

// Returns the milliseconds since midnight for a text such as 14:30:00.5, or nothing if the text has
// another format.
static std::optional<double> clockOf(QByteArrayView time)
{
    if (time.size() < 8 || time[2] != ':' || time[5] != ':')
        return std::nullopt;
    const auto hours = doubleOf(time.first(2));
    const auto minutes = doubleOf(time.sliced(3, 2));
    const auto seconds = doubleOf(time.sliced(6));
    if (!hours || !minutes || !seconds)
        return std::nullopt;
    return ((*hours * 60 + *minutes) * 60 + *seconds) * 1000;
}

// Rounds like appendNumber(), because programs store 14:30 as 14:29:59.999999832.
void appendIsoDate(QByteArrayView stored, const NumberForm &form, QByteArray &to)
{
    const auto middle = stored.indexOf('T');
    const auto day = middle < 0 ? stored : stored.first(middle);
    const auto time = middle < 0 ? QByteArrayView() : stored.sliced(middle + 1);
    if (form.kind == Kind::Date || time.isEmpty()) {
        to.append(day).append(form.kind == Kind::DateTime ? " 00:00:00" : "");
        return;
    }
    const auto clock = clockOf(time);
    const double unit = form.fractions ? 1 : 1000;
    const auto rounded = clock ? static_cast<qint64>(std::round(*clock / unit) * unit) : qint64(0);
    const auto date = QDate::fromString(QString::fromLatin1(day), Qt::ISODate);
    if (!clock || (rounded >= dayMilliseconds && !date.isValid())) {
        to.append(day).append(' ').append(time);
        return;
    }
    if (rounded < dayMilliseconds)
        to.append(day);
    else
        to.append(date.addDays(1).toString(Qt::ISODate).toLatin1());
    to.append(' ');
    appendClock(rounded % dayMilliseconds, form.fractions, to);
}

void appendDuration(QByteArrayView stored, const NumberForm &form, QByteArray &to)
{
    auto rest = stored;
    const bool negative = rest.startsWith('-');
    if (negative)
        rest = rest.sliced(1);
    if (!rest.startsWith('P')) {
        to.append(stored);
        return;
    }
    double seconds = 0;
    qsizetype begin = 1;
    for (qsizetype at = 1; at < rest.size(); ++at) {
        const char unit = rest.at(at);
        if (isDigit(unit) || unit == '.')
            continue;
        const auto amount = doubleOf(rest.sliced(begin, at - begin)).value_or(0);
        seconds += amount * (unit == 'D' ? 86'400 : unit == 'H' ? 3'600 : unit == 'M' ? 60 : 1);
        begin = at + 1;
    }
    if (!(seconds < 1e9)) {
        to.append(stored);
        return;
    }
    if (negative)
        to.append('-');
    const double unit = form.fractions ? 1 : 1000;
    appendClock(static_cast<qint64>(std::round(seconds * 1000 / unit) * unit), form.fractions, to);
}

} // namespace storedesk::spreadsheet
