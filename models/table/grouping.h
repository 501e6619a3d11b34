// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/columnfigures.h"
#include "table/rowset.h"
#include "table/source.h"
#include "table/valuekey.h"

#include <QByteArrayList>

namespace storedesk::table {

struct Group
{
    QByteArrayList key; // the cells that the rows have in common, as they are in the first of them
    qint64 rows = 0;
    std::vector<Total> totals;
};

struct Grouping
{
    std::vector<Group> groups = {}; // in the order of their first row
    std::vector<UnreadableCells> unread = {}; // of each column that was added up
};

inline constexpr qsizetype mostGroups = 1'000'000;

// Rows with the same values in the key columns, with the totals of others.
[[nodiscard]] base::Result<Grouping> groupRows(const Source &source, const std::vector<int> &keys,
                                               const std::vector<int> &totals, const RowSet *only,
                                               Progress &progress,
                                               Matching matching = Matching::Alike);

} // namespace storedesk::table
