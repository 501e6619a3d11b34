// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "statistics/columnprofile.h"

#include <optional>
#include <vector>

namespace storedesk::statistics {

// Returns the median of all cells that can be parsed as numbers or dates. If their number is even,
// this is the mean of the two in the middle. Returns nothing if there are no such cells.
[[nodiscard]] std::optional<values::Decimal> medianOf(const QList<ValueCount> &values,
                                                      const values::ColumnFormat &format);

// Returns the median of numbers. Reorders them.
[[nodiscard]] std::optional<values::Decimal> middleOf(std::vector<double> &values);

// Estimates the median from a sample of rows that are evenly distributed over the file.
[[nodiscard]] base::Result<std::optional<values::Decimal>>
sampledMedian(const csv::TableSource &source, int column, const csv::RowSet *only,
              base::Progress &progress);

} // namespace storedesk::statistics
