// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/grouping.h"

namespace storedesk::table {

// Counts the distinct values of a column in each of these groups, in their order. Ignores empty
// cells. Exact except for hash collisions, one pair in 10^19.
[[nodiscard]] base::Result<std::vector<qint64>>
distinctInGroups(const Source &source, const std::vector<int> &keys,
                 const std::vector<Group> &groups, int column, const RowSet *only,
                 Progress &progress, Matching matching = Matching::Alike);

} // namespace storedesk::table
