// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "table/filter.h"
#include "table/profile.h"

#include <functional>
#include <vector>

namespace storedesk::local {

// Conditions about the columns of a copy, and how those are read.
struct ContactFilter
{
    table::Filter filter = {};
    QList<table::ColumnFormat> formats = {};

    [[nodiscard]] bool isEmpty() const { return filter == table::Filter(); }
    bool operator==(const ContactFilter &) const = default;
};

// Whoever meets the conditions, in the order of the copy. Reads the whole copy: for a thread of its
// own. Stopped: it fails.
[[nodiscard]] base::Result<std::vector<qint32>>
contactsThatMeet(base::Database &copy, const ContactFilter &filter,
                 const std::function<bool()> &isStopped);
// The values of a column with their counts, the most frequent first. The same.
[[nodiscard]] base::Result<table::DistinctValues>
valuesInCopy(base::Database &copy, qsizetype column, const std::function<bool()> &isStopped);

} // namespace storedesk::local
