// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <limits>

namespace storedesk::columns {

// The form in which the cells of a column are stored. The numbers are part of the file format.
enum class StoredKind : quint32 {
    // Codes in a dictionary. Code 0 is the empty text.
    Text = 0,
    // 64-bit hashes, for identifiers that are only compared. An empty cell is 0.
    Key = 1,
    // Milliseconds since 1970 with their precision, see storedTime().
    Time = 2,
    // Hundredths of a unit, such as cents.
    Money = 3
};

// Stand for a cell without a valid value of its kind, and for an empty cell.
inline constexpr qint64 unreadable = std::numeric_limits<qint64>::min();
inline constexpr qint64 blank = unreadable + 1;

// Returns the number that stands for an empty cell.
[[nodiscard]] constexpr qint64 emptyNumber(StoredKind kind)
{
    return kind == StoredKind::Key ? 0 : blank;
}

enum class TimePrecision : quint8 {
    // A point in time.
    Exact = 0,
    // A time without a zone, stored as if it were UTC.
    Local = 1,
    // A day without a time, stored as midnight UTC.
    Day = 2
};

// Combines a time and its precision in one number.
[[nodiscard]] constexpr qint64 storedTime(qint64 milliseconds, TimePrecision precision)
{
    return milliseconds * 4 + static_cast<qint64>(precision);
}
[[nodiscard]] constexpr qint64 millisecondsOf(qint64 stored)
{
    return stored >> 2;
}
[[nodiscard]] constexpr TimePrecision precisionOf(qint64 stored)
{
    return static_cast<TimePrecision>(stored & 3);
}

} // namespace storedesk::columns
