// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/dateorders.h"

#include "values/datetext.h"
#include "values/numbertext.h"

namespace storedesk::importcheck {

using values::DateOrder;

void DateOrders::add(QByteArrayView cell)
{
    const auto date = values::DateText::of(values::trimmedText(cell));
    if (!date)
        return;
    const bool day = date->reads(DateOrder::DayFirst);
    const bool month = date->reads(DateOrder::MonthFirst);
    if (day && month && !date->isAmbiguous())
        // Dates such as 2026/1/31, 31 Jan 2026 and 05/05/2026 are unambiguous.
        return;
    auto &mine = day && month ? either : day ? dayFirst : monthFirst;
    if (mine.isEmpty())
        mine = cell.toByteArray();
}

void DateOrders::add(const DateOrders &below)
{
    const auto take = [](QByteArray &mine, const QByteArray &other) {
        if (mine.isEmpty())
            mine = other;
    };
    take(dayFirst, below.dayFirst);
    take(monthFirst, below.monthFirst);
    take(either, below.either);
}

bool DateOrders::areOpen() const
{
    return !either.isEmpty() && !order();
}

std::optional<DateOrder> DateOrders::order() const
{
    if (dayFirst.isEmpty() == monthFirst.isEmpty())
        return std::nullopt;
    return monthFirst.isEmpty() ? DateOrder::DayFirst : DateOrder::MonthFirst;
}

QByteArray DateOrders::example() const
{
    if (const auto told = order())
        return *told == DateOrder::DayFirst ? dayFirst : monthFirst;
    return either;
}

} // namespace storedesk::importcheck
