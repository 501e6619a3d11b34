// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

namespace storedesk::table {

enum class ColumnKind : char { Empty, Number, Moment, Email, Boolean, Text };

struct ValueCount
{
    QByteArray text;
    qint64 count = 0;
    qint64 firstRow = 0;

    bool operator==(const ValueCount &) const = default;
};

// What a column holds.
struct ColumnProfile
{
    qint64 filled = 0;
    qint64 empty = 0; // blank cells and rows that end before the column
    ColumnKind kind = ColumnKind::Empty; // what nine in ten filled cells are
    qint64 distinct = 0; // of filled cells
    bool exact = true; // else distinct is an estimate and top may miss late values: show ≈
    QList<ValueCount> top = {}; // most frequent first
    // Of cells of the column's kind; dates in milliseconds.
    double low = 0;
    double high = 0;
    double mean = 0;
    double median = 0; // of an even number of cells the lower one of the two in the middle
    bool medianExact = true; // else of a sample of the rows: show ≈
    qint64 longest = 0; // bytes
    qint64 odd = 0; // filled cells of another kind
    QList<ValueCount> oddExamples = {};

    bool operator==(const ColumnProfile &) const = default;
};

[[nodiscard]] ColumnKind kindOf(QByteArrayView text);

} // namespace storedesk::table
