// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

namespace storedesk::itemmodels {

// Returns whether the table of a model has every column at its own index.
template <typename Table>
consteval bool columnsInOrder(const Table &table, int count)
{
    for (std::size_t at = 0; at < table.size(); ++at) {
        if (static_cast<std::size_t>(table[at].column) != at)
            return false;
    }
    return table.size() == static_cast<std::size_t>(count);
}

} // namespace storedesk::itemmodels
