// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::values {

enum class ColumnKind : char { Empty, Number, Moment, Email, Boolean, Text };

// The decimal separator. The other sign may group thousands.
enum class DecimalSign : char { Point, Comma };

// Whether the day or the month is first in 01/02/2026.
enum class DateOrder : char { DayFirst, MonthFirst };

// The format in which a column's cells are parsed, shared by sorting, filters, groups, totals,
// profiles and charts. Cells that do not match the format have no value.
struct ColumnFormat
{
    ColumnKind kind = ColumnKind::Text;
    DecimalSign decimal = DecimalSign::Point;
    DateOrder dates = DateOrder::DayFirst;
    // A unit from numberunits.h. Numbers with another unit have no value, and 0 accepts any unit.
    quint8 unit = 0;
    // Whether codes such as 007 and +34600111222 are treated as numbers.
    bool codes = false;
    // Whether some numbers may have more digits than a double can represent.
    bool wide = true;

    bool operator==(const ColumnFormat &) const = default;
};

} // namespace storedesk::values
