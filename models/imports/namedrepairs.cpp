// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/namedrepairs.h"

#include <utility>

namespace storedesk::imports {

std::vector<importcheck::ColumnRepair> namedRepairs(const std::vector<importcheck::Repair> &repairs,
                                                    const QStringList &columns)
{
    std::vector<importcheck::ColumnRepair> named;
    for (auto repair : repairs) {
        const auto column = columns.value(std::exchange(repair.column, 0));
        named.push_back({.column = column, .repair = repair});
    }
    return named;
}

std::vector<importcheck::Repair>
numberedRepairs(const std::vector<importcheck::ColumnRepair> &repairs, const QStringList &columns)
{
    std::vector<importcheck::Repair> numbered;
    for (const auto &[column, repair] : repairs) {
        const auto number = static_cast<int>(columns.indexOf(column));
        if (number < 0)
            continue;
        numbered.push_back(repair);
        numbered.back().column = number;
    }
    return numbered;
}

} // namespace storedesk::imports
