// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace storedesk::local {

// How the values of a column are compared.
enum class ComparedAs : quint8 {
    Text, // without regard to case and accents
    Number
};

// All contacts of a copy in the order of one column, the smallest first and those without a value
// last. Four bytes for each contact.
struct ContactOrder
{
    std::vector<qint32> numbers = {};
    std::size_t filled = 0; // so many of them have a value

    // Puts numbers that were found, each once, into this order; those without a value are last in
    // the other direction, too.
    [[nodiscard]] std::vector<qint32> arranged(const std::vector<qint32> &found,
                                               bool descending) const;
};

// Reads the whole copy: for a thread of its own. Of the name both parts count, the surname last.
// Stopped: it fails.
[[nodiscard]] base::Result<ContactOrder> orderOf(base::Database &copy, const QStringList &columns,
                                                 const QString &column, ComparedAs as,
                                                 const std::function<bool()> &isStopped);

} // namespace storedesk::local
