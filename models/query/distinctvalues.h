// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/rowset.h"
#include "query/groupkey.h"

namespace storedesk::query {

// Counts the different values of a column in each of these groups, in their order. The groups are
// the cells of their keys, as groupRows() returns them. Ignores empty cells. The counts are exact
// except for hash collisions, which affect one pair in 10^19.
[[nodiscard]] base::Result<std::vector<qint64>>
distinctValues(const csv::TableSource &source, const std::vector<GroupKey> &keys,
               const QList<QByteArrayList> &groups, int column, const csv::RowSet *only,
               base::Progress &progress,
               values::TextMatching matching = values::TextMatching::Alike);

} // namespace storedesk::query
