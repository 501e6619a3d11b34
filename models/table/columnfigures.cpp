// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnfigures.h"

#include "table/cellvalue.h"
#include "table/numbertext.h"

#include <algorithm>

namespace storedesk::table {

void Total::add(const Decimal &value, qint64 times)
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

std::optional<Decimal> measureOf(QByteArrayView text, const ColumnFormat &format)
{
    if (format.kind == ColumnKind::Number)
        return decimalOf(text, format);
    if (format.kind != ColumnKind::Moment)
        return std::nullopt;
    const auto moment = momentOf(text, format);
    return moment ? std::optional(Decimal(*moment)) : std::nullopt;
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

void ColumnFigures::add(QByteArrayView text, qint64 row, qint64 times)
{
    bool good = true;
    if (m_format.kind == ColumnKind::Number || m_format.kind == ColumnKind::Moment) {
        const auto value = measureOf(text, m_format);
        good = value.has_value();
        if (value)
            m_total.add(*value, times);
        else
            m_total.unread += times;
    } else if (m_format.kind == ColumnKind::Email) {
        good = isEmail(trimmedText(text));
    } else if (m_format.kind == ColumnKind::Boolean) {
        good = isBoolean(trimmedText(text));
    }
    if (!good)
        m_odd.add(text, row, times);
}

void ColumnFigures::add(const ColumnFigures &other)
{
    m_total.add(other.m_total);
    m_odd.add(other.m_odd);
}

} // namespace storedesk::table
