// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/rowbits.h"
#include "columns/storedcolumns.h"
#include "query/filter.h"

#include <functional>
#include <optional>

namespace storedesk::columns {

// Returns the rows that match a filter, with the same result as query::RowTest. All columns must be
// texts. Every condition is evaluated once for each string of a dictionary, on all cores. Returns
// nothing if stopped.
[[nodiscard]] std::optional<RowBits> rowsThatMatch(const StoredColumns &columns,
                                                   const query::Filter &filter,
                                                   const QList<values::ColumnFormat> &formats,
                                                   const std::function<bool()> &isStopped);

// Returns the numbers of the columns that a filter reads, from 0 to a count.
[[nodiscard]] std::vector<int> columnsIn(const query::Filter &filter, int count);

} // namespace storedesk::columns
