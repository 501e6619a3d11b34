// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace storedesk::storage {

// The comparison of the values of a column.
enum class ComparedAs : quint8 {
    // Ignores case and accents.
    Text,
    Number
};

// All contacts of a mirror ordered by one column, ascending, with those without a value last. Uses
// four bytes per contact.
struct ContactOrder
{
    std::vector<qint32> numbers = {};
    // Number of contacts that have a value.
    std::size_t filled = 0;

    // Sorts distinct numbers of a search result in this order; those without a value are last in
    // both directions.
    [[nodiscard]] std::vector<qint32> arranged(const std::vector<qint32> &found,
                                               bool descending) const;
};

// Reads the whole mirror and is meant for a background thread. A name is sorted by both parts, the
// surname last. Fails if stopped.
[[nodiscard]] base::Result<ContactOrder> orderOf(base::Database &copy, const QStringList &columns,
                                                 const QString &column, ComparedAs as,
                                                 const std::function<bool()> &isStopped);

} // namespace storedesk::storage
