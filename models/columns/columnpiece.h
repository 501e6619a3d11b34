// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/storedkind.h"

#include <vector>

namespace storedesk::columns {

// The value of a cell if the column turns out to use the second format.
struct Alternative
{
    // The row within the piece.
    quint32 row = 0;
    qint64 value = unreadable;
};

// A number that differs from the most common one.
struct RareNumber
{
    quint32 row = 0;
    qint64 value = 0;
};

// The cells of one column in one range of rows.
struct ColumnPiece
{
    // The thread whose pool the codes refer to.
    int thread = 0;
    qsizetype rows = 0;
    // Codes in text columns, stored in as few bytes as possible.
    std::vector<quint8> narrow = {};
    std::vector<quint16> medium = {};
    std::vector<quint32> wide = {};
    // Values in columns of other kinds. If most cells are empty, only the other ones are stored.
    std::vector<RareNumber> rare = {};
    std::vector<qint64> numbers = {};
    // Values that are close to each other, as their differences from the base. The lowest ones
    // stand for those without a value, see numberAt().
    std::vector<quint32> offsets = {};
    qint64 base = 0;
    // The position of the numbers in the spool, if they are stored there.
    qint64 spooledAt = -1;
    // Amounts read with a decimal comma, or dates read with the month first.
    std::vector<Alternative> alternatives = {};
    // The number of cells that are valid in the first format and in the second.
    qint64 first = 0;
    qint64 second = 0;

    // The offsets of values that are not readable are their differences from `unreadable`.
    static constexpr quint32 firstOffset = 2;

    // Returns a value that is stored as an offset.
    [[nodiscard]] qint64 numberAt(std::size_t row) const
    {
        return (offsets[row] < firstOffset ? unreadable : base) + offsets[row];
    }
};

} // namespace storedesk::columns
