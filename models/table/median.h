// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/rowset.h"
#include "table/source.h"

#include <optional>
#include <vector>

namespace storedesk::table {

// Returns the median of all cells that can be parsed as numbers or dates. For an even number of
// cells this is the mean of the two in the middle. Returns nothing if there are no such cells.
[[nodiscard]] std::optional<Decimal> medianOf(const QList<ValueCount> &values,
                                              const ColumnFormat &format);

// Returns the median of numbers. Reorders them.
[[nodiscard]] std::optional<Decimal> middleOf(std::vector<double> &values);

// Estimates the median from a sample of rows that are evenly distributed over the file.
[[nodiscard]] base::Result<std::optional<Decimal>>
sampledMedian(const Source &source, int column, const RowSet *only, Progress &progress);

} // namespace storedesk::table
