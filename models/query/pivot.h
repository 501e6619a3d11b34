// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/rowset.h"
#include "query/groupkey.h"
#include "statistics/unreadablecells.h"

namespace storedesk::query {

// A question about a table: one figure for each combination of row key and column key.
struct PivotQuestion
{
    // The values are stored, so new ones must be appended at the end.
    enum class Figure : char { Rows, Sum, Average, Distinct };
    static constexpr auto lastFigure = Figure::Distinct;

    std::vector<GroupKey> rows = {};
    // Without a key, there is only the column of totals.
    std::optional<GroupKey> across = {};
    Figure figure = Figure::Rows;
    // The column of the figure; -1 for the number of rows.
    int value = -1;

    bool operator==(const PivotQuestion &) const = default;
};

// A figure. Empty if no row has the combination, or if none of its cells is a number.
using PivotValue = std::optional<values::Decimal>;

struct PivotRow
{
    // The cells of the row key.
    QByteArrayList key = {};
    // One for each column key.
    std::vector<PivotValue> cells = {};
    PivotValue total = {};
};

struct Pivot
{
    QByteArrayList across = {};
    std::vector<PivotRow> rows = {};
    // The totals of the columns. Its key is empty. An average is the average of all rows, and
    // different values are counted once, so totals are not always the sum of their cells.
    PivotRow total = {};
    // Cells of the value column that are not numbers.
    statistics::UnreadableCells unread = {};
};

// The size of the largest table, which a window can still show.
inline constexpr qsizetype mostPivotColumns = 200;
inline constexpr qsizetype mostPivotCells = 1'000'000;

// Answers the question in the formats of the columns. Rows and columns are sorted by their keys.
[[nodiscard]] base::Result<Pivot>
pivotOf(const csv::TableSource &source, const PivotQuestion &question, const csv::RowSet *only,
        base::Progress &progress, values::TextMatching matching = values::TextMatching::Alike);

} // namespace storedesk::query
