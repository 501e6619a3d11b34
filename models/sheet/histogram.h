// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "statistics/columnprofile.h"

#include <vector>

namespace storedesk::sheet {

// The distribution of the numbers or dates in a column.
struct Histogram
{
    // The start of each bar and the end of the last one. Edges are round numbers, or the starts of
    // days, weeks, months or years.
    std::vector<double> edges = {};
    // Whether the first bar also contains lower values.
    bool openBelow = false;
    bool openAbove = false;
    std::vector<qint64> all = {};
    // The number of visible values in each bar.
    std::vector<qint64> passing = {};
    // The number of filled cells in visible rows whose values are not in any bar.
    qint64 unread = 0;

    bool operator==(const Histogram &) const = default;
    [[nodiscard]] bool isEmpty() const { return all.empty(); }
};

// Returns about twenty bars with round edges. Outliers are included in the first and last bars.
[[nodiscard]] base::Result<Histogram> histogramOf(const csv::TableSource &source, int column,
                                                  const statistics::ColumnProfile &profile,
                                                  const csv::RowSet *shown,
                                                  base::Progress &progress);

} // namespace storedesk::sheet
