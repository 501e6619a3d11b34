// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "query/filter.h"
#include "statistics/profile.h"

#include <functional>
#include <vector>

namespace storedesk::storage {

// Conditions for a mirror's columns, and the formats of those columns.
struct ContactFilter
{
    query::Filter filter = {};
    QList<values::ColumnFormat> formats = {};

    [[nodiscard]] bool isEmpty() const { return filter == query::Filter(); }
    bool operator==(const ContactFilter &) const = default;
};

// Returns the contacts that match the conditions, in the order of the mirror. Reads the whole
// mirror, so it must be called in a background thread. Fails if stopped.
[[nodiscard]] base::Result<std::vector<qint32>>
contactsThatMeet(base::Database &copy, const ContactFilter &filter,
                 const std::function<bool()> &isStopped);
// Returns a column's values with their counts, most frequent first. Also reads the whole mirror.
[[nodiscard]] base::Result<statistics::DistinctValues>
valuesInCopy(base::Database &copy, qsizetype column, const std::function<bool()> &isStopped);

} // namespace storedesk::storage
