// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::table {

enum class ColumnKind : char { Empty, Number, Moment, Email, Boolean, Text };

// What stands before the decimals; the other one of the two may group thousands.
enum class DecimalSign : char { Point, Comma };

// Which of the first two numbers of 01/02/2026 is the day.
enum class DateOrder : char { DayFirst, MonthFirst };

// How the cells of one column are read: the same for sorting, filters, groups, totals, profiles and
// charts. What cannot be read this way has no value.
struct ColumnFormat
{
    ColumnKind kind = ColumnKind::Text;
    DecimalSign decimal = DecimalSign::Point;
    DateOrder dates = DateOrder::DayFirst;
    quint8 unit = 0; // of numberunits.h; a number with another one has no value here; 0: any
    bool codes = false; // 007 and +34600111222 are numbers too
    bool wide = true; // some numbers may have more digits than a double holds

    bool operator==(const ColumnFormat &) const = default;
};

} // namespace storedesk::table
