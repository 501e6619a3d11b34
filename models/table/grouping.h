// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/rowset.h"
#include "table/source.h"

#include <QByteArrayList>

namespace storedesk::table {

// The numbers of one column within a group; cells that are no numbers do not count.
struct Total
{
    qint64 numbers = 0;
    double sum = 0;
    double low = 0;
    double high = 0;

    void add(double value);
    void add(const Total &other);
    bool operator==(const Total &) const = default;
};

struct Group
{
    QByteArrayList key; // the cells that the rows have in common
    qint64 rows = 0;
    std::vector<Total> totals;
};

inline constexpr qsizetype mostGroups = 1'000'000;

// Rows with the same cells in the key columns, with the totals of others; in the order of their
// first row.
[[nodiscard]] base::Result<std::vector<Group>> groupRows(const Source &source,
                                                         const std::vector<int> &keys,
                                                         const std::vector<int> &totals,
                                                         const RowSet *only, Progress &progress);

} // namespace storedesk::table
