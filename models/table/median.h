// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/rowset.h"
#include "table/source.h"

#include <optional>
#include <vector>

namespace storedesk::table {

// The value in the middle of all cells that can be read, numbers or dates; of an even number of
// them the mean of the two in the middle. None: there are no such cells.
[[nodiscard]] std::optional<Decimal> medianOf(const QList<ValueCount> &values,
                                              const ColumnFormat &format);

// The same of numbers; their order is lost.
[[nodiscard]] std::optional<Decimal> middleOf(std::vector<double> &values);

// The same of a sample: rows from many places spread evenly over the file.
[[nodiscard]] base::Result<std::optional<Decimal>>
sampledMedian(const Source &source, int column, const RowSet *only, Progress &progress);

} // namespace storedesk::table
