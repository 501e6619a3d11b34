// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"
#include "values/numberunits.h"

#include <QByteArray>

#include <array>
#include <vector>

namespace storedesk::statistics {

// Statistics about the number and date formats in a column's cells. Collected by several threads,
// each with its own instance, and then merged. The order does not matter.
struct ColumnEvidence
{
    qint64 filled = 0;

    // Numbers with the same value in every convention.
    qint64 plain = 0;
    // Numbers that are valid only with a decimal point, such as 1,234.56 and 12.5.
    qint64 pointOnly = 0;
    qint64 commaOnly = 0;
    // Numbers such as 1.234, with either a decimal point or a thousands separator.
    qint64 pointGroups = 0;
    qint64 commaGroups = 0;
    // Plain numbers with more than three digits and no groups, such as 1500.
    qint64 longWhole = 0;
    // Plain numbers with up to three digits, such as 999.
    qint64 shortWhole = 0;
    // Plain numbers with spaces between groups, such as 1 234 and 600 111 222.
    qint64 spaced = 0;
    // Numbers with an exponent or a unit.
    qint64 amounts = 0;
    // Numbers with more than 15 digits.
    qint64 wide = 0;
    // The smallest and largest number of digits in plain numbers.
    int fewestDigits = 0;
    int mostDigits = 0;
    std::array<qint64, values::unitCount> units = {};

    // Digits that are not amounts, such as 007, 08001 and +34600111222.
    qint64 codes = 0;

    // Dates that have the same meaning in both orders of day and month.
    qint64 certainDates = 0;
    // Dates such as 31/01/2026.
    qint64 dayFirst = 0;
    // Dates such as 01/31/2026.
    qint64 monthFirst = 0;
    // Dates such as 01/02/2026.
    qint64 unclearDates = 0;
    // Ambiguous dates with points, such as 01.02.2026.
    qint64 dottedDates = 0;
    // Dates with a two-digit year.
    qint64 shortYears = 0;

    qint64 emails = 0;
    qint64 booleans = 0;
    // Placeholders such as n/a.
    qint64 placeholders = 0;
    qint64 texts = 0;

    // The shortest ambiguous cells, such as 1.234 and 01/02/2026, which are used as examples.
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

// Collects the evidence from all data rows in one pass.
[[nodiscard]] base::Result<std::vector<ColumnEvidence>> evidenceOf(const csv::TableSource &source,
                                                                   const std::vector<int> &columns,
                                                                   base::Progress &progress);

} // namespace storedesk::statistics
