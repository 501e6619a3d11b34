// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"
#include "values/decimal.h"

#include <QByteArray>
#include <QList>

namespace storedesk::statistics {

struct ValueCount
{
    QByteArray text;
    qint64 count = 0;
    qint64 firstRow = 0;

    bool operator==(const ValueCount &) const = default;
};

// Statistics about the content of a column.
struct ColumnProfile
{
    qint64 filled = 0;
    // Blank cells and rows that end before the column.
    qint64 empty = 0;
    // The kind of the column's format. Empty if no cell has content.
    values::ColumnKind kind = values::ColumnKind::Empty;
    // The number of distinct values in cells with content, ignoring case and accents.
    qint64 distinct = 0;
    // Whether the number of distinct values is exact. If not, it is an estimate, values that first
    // occur late may be missing from top, and the number is shown with ≈.
    bool exact = true;
    // The most frequent values first, each as it was first written.
    QList<ValueCount> top = {};
    // Statistics about the cells that can be parsed. Dates are in milliseconds.
    values::Decimal low = {};
    values::Decimal high = {};
    values::Decimal sum = {};
    double mean = 0;
    // If the number of cells is even, this is the mean of the two in the middle.
    values::Decimal median = {};
    // Whether the median is exact. If not, it is based on a sample of the rows and shown with ≈.
    bool medianExact = true;
    // The length of the longest text in characters.
    qint64 longest = 0;
    // The number of cells with content that cannot be parsed.
    qint64 odd = 0;
    QList<ValueCount> oddExamples = {};

    bool operator==(const ColumnProfile &) const = default;
    [[nodiscard]] bool measured() const
    {
        return kind == values::ColumnKind::Number || kind == values::ColumnKind::Moment;
    }
};

} // namespace storedesk::statistics
