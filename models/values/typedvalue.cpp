// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "typedvalue.h"

#include "values/cellvalue.h"
#include "values/numbertext.h"

namespace storedesk::values {

std::optional<Decimal> typedNumber(QStringView text, const ColumnFormat &format)
{
    const auto bytes = text.toUtf8();
    const auto other =
        format.decimal == DecimalSign::Point ? DecimalSign::Comma : DecimalSign::Point;
    const auto number = decimalOf(bytes, {.decimal = format.decimal, .codes = true});
    return number ? number : decimalOf(bytes, {.decimal = other, .codes = true});
}

std::optional<qint64> typedMoment(QStringView text, const ColumnFormat &format)
{
    const auto bytes = text.toUtf8();
    const auto other =
        format.dates == DateOrder::DayFirst ? DateOrder::MonthFirst : DateOrder::DayFirst;
    const auto moment = momentOf(bytes, {.dates = format.dates});
    return moment ? moment : momentOf(bytes, {.dates = other});
}

QString typeableText(const Decimal &number)
{
    auto text = number.toText();
    const auto exponent = text.indexOf('e');
    const auto end = exponent < 0 ? text.size() : exponent;
    // In a column where points group thousands, 1.234 would be about a thousand, but 1.2340 is
    // unambiguous.
    if (const auto parts = NumberText::of(text.first(end)); parts && parts->groupSign() != 0)
        text.insert(end, '0');
    return QString::fromLatin1(text);
}

} // namespace storedesk::values
