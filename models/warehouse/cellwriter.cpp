// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/cellwriter.h"

#include "base/ascii.h"
#include "columns/cellreading.h"
#include "columns/storedkind.h"
#include "values/columnformat.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace storedesk::warehouse {

using values::DecimalSign;

static bool isNumeric(ValueKind kind)
{
    return kind == ValueKind::Amount || kind == ValueKind::Number;
}

void countReadings(ValueKind kind, QByteArrayView cell, FormatCounts &readings)
{
    if (cell.isEmpty())
        return;
    if (kind == ValueKind::Time) {
        const auto times = columns::timesOf(cell);
        readings.first += times.dayFirst.has_value();
        readings.second += times.monthFirst.has_value();
    } else if (isNumeric(kind)) {
        readings.first += columns::hundredthsOf(cell, DecimalSign::Point).has_value();
        readings.second += columns::hundredthsOf(cell, DecimalSign::Comma).has_value();
    }
}

void CellWriter::appendText(QByteArray &to, QByteArrayView text)
{
    QByteArray valid;
    if (!text.isValidUtf8()) {
        valid = QString::fromUtf8(text).toUtf8();
        text = valid;
    }
    for (const char letter : text) {
        switch (letter) {
        case '\0':
            break;
        case '\\':
            to += "\\\\";
            break;
        case '\t':
            to += "\\t";
            break;
        case '\n':
            to += "\\n";
            break;
        case '\r':
            to += "\\r";
            break;
        default:
            to += letter;
        }
    }
}

// Appends the digits with leading zeros.
static void appendDigits(QByteArray &to, unsigned number, int digits)
{
    std::array<char, 8> text{};
    for (int at = digits; at-- > 0; number /= 10)
        text[static_cast<std::size_t>(at)] = static_cast<char>('0' + number % 10);
    to.append(text.data(), digits);
}

// Returns false for years that the format does not cover.
static bool appendTimeText(QByteArray &to, qint64 milliseconds)
{
    using namespace std::chrono;
    const sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(milliseconds)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const auto year = static_cast<int>(date.year());
    if (year < 1 || year > 9999)
        return false;
    const auto rest = static_cast<unsigned>((time - day).count());
    appendDigits(to, static_cast<unsigned>(year), 4);
    to += '-';
    appendDigits(to, static_cast<unsigned>(date.month()), 2);
    to += '-';
    appendDigits(to, static_cast<unsigned>(date.day()), 2);
    to += ' ';
    appendDigits(to, rest / 3'600'000, 2);
    to += ':';
    appendDigits(to, rest / 60'000 % 60, 2);
    to += ':';
    appendDigits(to, rest / 1000 % 60, 2);
    to += '.';
    appendDigits(to, rest % 1000, 3);
    to += "+00";
    return true;
}

bool CellWriter::appendTime(QByteArray &to, QByteArrayView cell, bool secondReading) const
{
    const auto times = columns::timesOf(cell);
    const auto stored = secondReading ? times.monthFirst : times.dayFirst;
    if (!stored)
        return false;
    const auto time = columns::millisecondsOf(*stored);
    const bool exact = columns::precisionOf(*stored) == columns::TimePrecision::Exact;
    return appendTimeText(to, exact ? time : m_calendar.timeOf(time));
}

bool CellWriter::appendAmount(QByteArray &to, QByteArrayView cell, bool secondReading)
{
    const auto hundredths =
        columns::hundredthsOf(cell, secondReading ? DecimalSign::Comma : DecimalSign::Point);
    if (!hundredths)
        return false;
    const auto size = static_cast<quint64>(*hundredths < 0 ? -*hundredths : *hundredths);
    if (*hundredths < 0)
        to += '-';
    to += QByteArray::number(size / 100);
    to += '.';
    appendDigits(to, static_cast<unsigned>(size % 100), 2);
    return true;
}

// Whether PostgreSQL reads the number as it is, with all decimals.
static bool isPlainNumber(QByteArrayView cell)
{
    if (cell.startsWith('-'))
        cell = cell.sliced(1);
    const auto point = cell.indexOf('.');
    const auto isNumber = [](QByteArrayView digits) {
        return !digits.isEmpty() && std::ranges::all_of(digits, base::isDigit);
    };
    return point < 0 ? isNumber(cell)
                     : isNumber(cell.first(point)) && isNumber(cell.sliced(point + 1));
}

// Parses "true", "false", "1" and "0". Returns nothing for any other text.
static std::optional<bool> truthOf(QByteArrayView cell)
{
    if (cell.compare("true", Qt::CaseInsensitive) == 0 || cell == "1")
        return true;
    if (cell.compare("false", Qt::CaseInsensitive) == 0 || cell == "0")
        return false;
    return std::nullopt;
}

bool CellWriter::append(QByteArray &to, ValueKind kind, QByteArrayView cell,
                        bool secondReading) const
{
    if (cell.isEmpty()) {
        if (kind != ValueKind::Key)
            appendNull(to);
        return true;
    }
    bool valid = true;
    switch (kind) {
    case ValueKind::Text:
    case ValueKind::Key:
        appendText(to, cell);
        break;
    case ValueKind::Time:
        valid = appendTime(to, cell, secondReading);
        break;
    case ValueKind::Number:
        // Values such as probabilities have more than two decimals.
        if (!secondReading && isPlainNumber(cell))
            to += cell;
        else
            valid = appendAmount(to, cell, secondReading);
        break;
    case ValueKind::Amount:
        valid = appendAmount(to, cell, secondReading);
        break;
    case ValueKind::Boolean:
        const auto truth = truthOf(cell);
        valid = truth.has_value();
        if (valid)
            to += *truth ? 't' : 'f';
        break;
    }
    if (!valid)
        appendNull(to);
    return valid;
}

} // namespace storedesk::warehouse
