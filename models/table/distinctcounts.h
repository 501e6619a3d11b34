// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/grouping.h"

namespace storedesk::table {

// How many different values a column has in each of these groups, in their order. Empty cells are
// none. Exact but for texts of which the numbers are the same, one pair in 10^19.
[[nodiscard]] base::Result<std::vector<qint64>>
distinctInGroups(const Source &source, const std::vector<int> &keys,
                 const std::vector<Group> &groups, int column, const RowSet *only,
                 Progress &progress, Matching matching = Matching::Alike);

} // namespace storedesk::table
