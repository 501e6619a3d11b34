// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/rowset.h"
#include "csv/tablesource.h"
#include "query/sortkey.h"

namespace storedesk::query {

// Returns the data rows (or those in the set), sorted by the keys. The sort is stable. Empty if
// cancelled. Uses 12 bytes of memory per row, and up to twice as much again if many rows are equal.
[[nodiscard]] base::Result<std::vector<quint32>> sortRows(const csv::TableSource &source,
                                                          const std::vector<SortKey> &keys,
                                                          const csv::RowSet *only,
                                                          base::Progress &progress);

} // namespace storedesk::query
