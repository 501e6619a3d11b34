// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peoplesets.h"

#include "base/parallel.h"

#include <algorithm>

namespace storedesk::insights {

void PeopleSets::finish()
{
    std::erase_if(m_sets, [](const auto &entry) { return entry.second.empty(); });
    std::vector<Set *> sets;
    for (auto &[key, set] : m_sets)
        sets.push_back(&set);
    base::forEach(static_cast<qsizetype>(sets.size()), base::Progress(),
                  [&](qsizetype number, int) {
                      auto &people = *sets[static_cast<std::size_t>(number)];
                      if (!std::ranges::is_sorted(people))
                          std::ranges::sort(people);
                      people.erase(std::ranges::unique(people).begin(), people.end());
                  });
}

} // namespace storedesk::insights
