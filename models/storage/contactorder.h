// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <vector>

namespace storedesk::storage {

// How the values in a column are compared.
enum class ComparedAs : quint8 {
    // In the order of the program's language.
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

} // namespace storedesk::storage
