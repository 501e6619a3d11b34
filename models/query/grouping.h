// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/rowset.h"
#include "query/groupkey.h"
#include "statistics/columnstatistics.h"

#include <QVarLengthArray>

namespace storedesk::query {

// Most groups have one cell, which needs no memory of its own.
using GroupCells = QVarLengthArray<QByteArray, 1>;

struct RowGroup
{
    // The cells that the rows have in common, as written in the first row, or the periods of their
    // dates.
    GroupCells key;
    qint64 rows = 0;
    std::vector<statistics::Total> totals;
};

struct Grouping
{
    // Groups are in the order of their first rows.
    std::vector<RowGroup> groups = {};
    // Indexed by totalled column.
    std::vector<statistics::UnreadableCells> unread = {};
};

inline constexpr qsizetype mostGroups = 10'000'000;

// Groups rows with the same values in the key columns and computes the totals of other columns.
[[nodiscard]] base::Result<Grouping>
groupRows(const csv::TableSource &source, const std::vector<GroupKey> &keys,
          const std::vector<int> &totals, const csv::RowSet *only, base::Progress &progress,
          values::TextMatching matching = values::TextMatching::Alike);

} // namespace storedesk::query
