// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"
#include "table/decimal.h"

#include <QByteArray>
#include <QList>

namespace storedesk::table {

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
    ColumnKind kind = ColumnKind::Empty; // of its format; empty when no cell is filled
    qint64 distinct = 0; // of filled cells; values that differ in case or accents only are one
    bool exact = true; // else distinct is an estimate and top may miss late values: show ≈
    QList<ValueCount> top = {}; // most frequent first, each as it is written first
    // Of cells that can be read; dates in milliseconds.
    Decimal low = {};
    Decimal high = {};
    Decimal sum = {};
    double mean = 0;
    Decimal median = {}; // of an even number of cells the mean of the two in the middle
    bool medianExact = true; // else of a sample of the rows: show ≈
    qint64 longest = 0; // characters
    qint64 odd = 0; // filled cells that cannot be read
    QList<ValueCount> oddExamples = {};

    bool operator==(const ColumnProfile &) const = default;
    [[nodiscard]] bool measured() const
    {
        return kind == ColumnKind::Number || kind == ColumnKind::Moment;
    }
};

} // namespace storedesk::table
