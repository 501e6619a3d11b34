// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/rowset.h"
#include "table/source.h"

#include <optional>

namespace storedesk::table {

// The value in the middle of all cells of a kind, numbers or dates; of an even number of them the
// lower one of the two. None: there are no such cells.
[[nodiscard]] std::optional<double> medianOf(const QList<ValueCount> &values, ColumnKind kind);

// The same of a sample: rows from many places spread evenly over the file.
[[nodiscard]] base::Result<std::optional<double>> sampledMedian(const Source &source, int column,
                                                                ColumnKind kind, const RowSet *only,
                                                                Progress &progress);

} // namespace storedesk::table
