// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnstatistics.h"

#include "values/cellvalue.h"
#include "values/numbertext.h"

#include <algorithm>

namespace storedesk::statistics {

void Total::add(const values::Decimal &value, qint64 times)
{
    low = numbers == 0 ? value : std::min(low, value);
    high = numbers == 0 ? value : std::max(high, value);
    sum += times == 1 ? value : value.times(times);
    numbers += times;
}

void Total::add(const Total &other)
{
    unread += other.unread;
    if (other.numbers == 0)
        return;
    low = numbers == 0 ? other.low : std::min(low, other.low);
    high = numbers == 0 ? other.high : std::max(high, other.high);
    sum += other.sum;
    numbers += other.numbers;
}

std::optional<values::Decimal> measureOf(QByteArrayView text, const values::ColumnFormat &format)
{
    if (format.kind == values::ColumnKind::Number)
        return values::decimalOf(text, format);
    if (format.kind != values::ColumnKind::Moment)
        return std::nullopt;
    const auto moment = values::momentOf(text, format);
    return moment ? std::optional(values::Decimal(*moment)) : std::nullopt;
}

static bool isEmail(QByteArrayView text)
{
    const auto at = text.indexOf('@');
    return at > 0 && text.indexOf('.', at) > at + 1 && !text.contains(' ');
}

static bool isBoolean(QByteArrayView text)
{
    return text.compare("true", Qt::CaseInsensitive) == 0
        || text.compare("false", Qt::CaseInsensitive) == 0;
}

void ColumnStatistics::add(QByteArrayView text, qint64 row, qint64 times)
{
    bool good = true;
    if (m_format.kind == values::ColumnKind::Number
        || m_format.kind == values::ColumnKind::Moment) {
        const auto value = measureOf(text, m_format);
        good = value.has_value();
        if (value)
            m_total.add(*value, times);
        else
            m_total.unread += times;
    } else if (m_format.kind == values::ColumnKind::Email) {
        good = isEmail(values::trimmedText(text));
    } else if (m_format.kind == values::ColumnKind::Boolean) {
        good = isBoolean(values::trimmedText(text));
    }
    if (!good)
        m_odd.add(text, row, times);
}

void ColumnStatistics::add(const ColumnStatistics &other)
{
    m_total.add(other.m_total);
    m_odd.add(other.m_odd);
}

} // namespace storedesk::statistics
