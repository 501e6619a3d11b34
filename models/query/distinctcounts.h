// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/grouping.h"

namespace storedesk::query {

// Counts the distinct values of a column in each of these groups, in their order. Ignores empty
// cells. Exact except for hash collisions, one pair in 10^19.
[[nodiscard]] base::Result<std::vector<qint64>>
distinctInGroups(const csv::TableSource &source, const std::vector<int> &keys,
                 const std::vector<RowGroup> &groups, int column, const csv::RowSet *only,
                 base::Progress &progress,
                 values::TextMatching matching = values::TextMatching::Alike);

} // namespace storedesk::query
