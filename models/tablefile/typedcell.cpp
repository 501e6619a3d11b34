// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablefile/typedcell.h"

#include "base/ascii.h"
#include "base/utc.h"
#include "values/cellvalue.h"

namespace storedesk::tablefile {

// Doubles do not preserve more digits.
static constexpr qsizetype safeDigits = 15;

// Returns whether the digits are a code. For example, 00712 would lose its zeros, and account
// numbers or phone numbers with a prefix are not amounts.
static bool isCode(QByteArrayView cell, qsizetype digits)
{
    static constexpr qsizetype longestAmount = 10;
    const auto number = cell.startsWith('-') ? cell.sliced(1) : cell;
    const bool leadingZero =
        number.size() > 1 && number.at(0) == '0' && base::isDigit(number.at(1));
    return leadingZero || (digits == cell.size() && digits > longestAmount);
}

std::optional<SafeNumber> safeNumber(QByteArrayView cell, const values::ColumnFormat &format)
{
    if (format.kind != values::ColumnKind::Number)
        return std::nullopt;
    qsizetype digits = 0;
    for (const char byte : cell) {
        if (base::isDigit(byte))
            ++digits;
        else if (byte != '.' && byte != ',' && byte != '-' && byte != ' ')
            return std::nullopt;
    }
    if (digits > safeDigits || isCode(cell, digits))
        return std::nullopt;
    const auto number = values::decimalOf(cell, format);
    if (!number)
        return std::nullopt;
    return SafeNumber{.value = number->toDouble(), .decimals = number->places()};
}

std::optional<SafeMoment> safeMoment(QByteArrayView cell, const values::ColumnFormat &format)
{
    const bool isUtc = cell.endsWith('Z') || cell.endsWith('z');
    const bool zone = cell.contains('+') || (cell.size() > 10 && cell.sliced(10).contains('-'));
    const auto moment = format.kind == values::ColumnKind::Moment && !zone
        ? values::momentOf(cell, format)
        : std::nullopt;
    if (!moment)
        return std::nullopt;
    return SafeMoment{.value = QDateTime::fromMSecsSinceEpoch(*moment, base::utc),
                      .hasTime = cell.contains(':'),
                      .isUtc = isUtc};
}

std::optional<bool> safeBoolean(QByteArrayView cell, const values::ColumnFormat &format)
{
    if (format.kind != values::ColumnKind::Boolean)
        return std::nullopt;
    if (cell.compare("true", Qt::CaseInsensitive) == 0)
        return true;
    if (cell.compare("false", Qt::CaseInsensitive) == 0)
        return false;
    return std::nullopt;
}

} // namespace storedesk::tablefile
