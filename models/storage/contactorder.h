// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace storedesk::storage {

// How the values in a column are compared.
enum class ComparedAs : quint8 {
    // Ignores case and accents.
    Text,
    Number
};

// All contacts in a mirror, sorted by one column in ascending order, with those without a value
// last. Uses four bytes per contact.
struct ContactOrder
{
    std::vector<qint32> numbers = {};
    // The number of contacts that have a value.
    std::size_t filled = 0;

    // Sorts the distinct numbers in a search result in this order. Contacts without a value come
    // last in both directions.
    [[nodiscard]] std::vector<qint32> arranged(const std::vector<qint32> &found,
                                               bool descending) const;
};

// Reads the whole mirror, so it must be called in a background thread. Names are sorted by first
// name, then by surname. Fails if stopped.
[[nodiscard]] base::Result<ContactOrder> orderOf(base::Database &copy, const QStringList &columns,
                                                 const QString &column, ComparedAs as,
                                                 const std::function<bool()> &isStopped);

} // namespace storedesk::storage
