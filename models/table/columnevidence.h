// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/numberunits.h"
#include "table/source.h"

#include <QByteArray>

#include <array>
#include <vector>

namespace storedesk::table {

// What the cells of a column say about how they are written. Added cell by cell, by several threads
// each in its own, and joined: the same in any order.
struct ColumnEvidence
{
    qint64 filled = 0;

    qint64 plain = 0; // numbers that are the same in every convention
    qint64 pointOnly = 0; // make sense with a decimal point only: 1,234.56 and 12.5
    qint64 commaOnly = 0;
    qint64 pointGroups = 0; // 1.234: a decimal point, or a thousand
    qint64 commaGroups = 0;
    qint64 longWhole = 0; // of the plain ones, more than three digits without groups: 1500
    qint64 shortWhole = 0; // of the plain ones, up to three digits: 999
    qint64 spaced = 0; // of the plain ones, in groups with spaces: 1 234, 600 111 222
    qint64 amounts = 0; // numbers with an exponent or a unit
    qint64 wide = 0; // numbers with more than 15 digits
    int fewestDigits = 0; // of the plain ones
    int mostDigits = 0;
    std::array<qint64, unitCount> units = {};

    qint64 codes = 0; // digits that are no amount: 007, 08001, +34600111222

    qint64 certainDates = 0; // the same in both orders
    qint64 dayFirst = 0; // 31/01/2026
    qint64 monthFirst = 0; // 01/31/2026
    qint64 unclearDates = 0; // 01/02/2026
    qint64 dottedDates = 0; // of those, 01.02.2026
    qint64 shortYears = 0; // of all dates

    qint64 emails = 0;
    qint64 booleans = 0;
    qint64 placeholders = 0; // n/a
    qint64 texts = 0;

    // The shortest cells that can be read in two ways, to show them by: 1.234, 01/02/2026.
    QByteArray unclearNumber = {};
    QByteArray unclearDate = {};

    void add(QByteArrayView cell);
    void add(const ColumnEvidence &other);
    bool operator==(const ColumnEvidence &) const = default;

    [[nodiscard]] qint64 numbers() const
    {
        return plain + pointOnly + commaOnly + pointGroups + commaGroups;
    }
    [[nodiscard]] qint64 dates() const
    {
        return certainDates + dayFirst + monthFirst + unclearDates;
    }

private:
    [[nodiscard]] bool addPlainNumber(QByteArrayView text);
    [[nodiscard]] bool addNumber(QByteArrayView text);
    [[nodiscard]] bool addDate(QByteArrayView text);
    void addWord(QByteArrayView text);
    void addWhole(int digits);
};

// Of all data rows, in one pass.
[[nodiscard]] base::Result<std::vector<ColumnEvidence>>
evidenceOf(const Source &source, const std::vector<int> &columns, Progress &progress);

} // namespace storedesk::table
