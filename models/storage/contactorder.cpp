// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactorder.h"

#include <algorithm>
#include <iterator>

namespace storedesk::storage {

std::vector<qint32> ContactOrder::arranged(const std::vector<qint32> &found, bool descending) const
{
    if (found.empty())
        return {};
    std::vector<bool> wanted(static_cast<std::size_t>(*std::ranges::max_element(found)) + 1);
    for (const auto number : found)
        wanted[static_cast<std::size_t>(number)] = true;
    std::vector<qint32> all;
    all.reserve(found.size());
    const auto add = [&](qint32 number) {
        if (static_cast<std::size_t>(number) < wanted.size()
            && wanted[static_cast<std::size_t>(number)])
            all.push_back(number);
    };
    const auto end = numbers.begin() + static_cast<std::ptrdiff_t>(filled);
    if (descending)
        std::for_each(std::make_reverse_iterator(end), numbers.rend(), add);
    else
        std::for_each(numbers.begin(), end, add);
    std::for_each(end, numbers.end(), add);
    return all;
}

} // namespace storedesk::storage
