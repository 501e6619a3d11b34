// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "codes/codedtable.h"
#include "query/grouping.h"

#include <optional>

namespace storedesk::query {

// Groups rows like groupRows() by columns that are available as codes. Different texts are
// different groups. The table must have fewer than four billion rows. Returns
// nothing if there are too many groups.
[[nodiscard]] base::Result<std::optional<Grouping>>
groupCodes(const codes::CodedTable &table, const csv::TableSource &source,
           const std::vector<GroupKey> &keys, const std::vector<int> &totals,
           const csv::RowSet *only, base::Progress &progress);

} // namespace storedesk::query
