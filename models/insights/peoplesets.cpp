// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peoplesets.h"

#include "base/parallel.h"

#include <algorithm>

namespace storedesk::insights {

std::map<QString, PeopleSets::Set> PeopleSets::finish()
{
    std::erase_if(m_sets, [](const auto &entry) { return entry.second.empty(); });
    std::vector<Set *> sets;
    std::size_t count = 0;
    for (auto &[key, set] : m_sets) {
        sets.push_back(&set);
        count += set.size();
    }
    const auto sort = [&](qsizetype number, int) {
        auto &people = *sets[static_cast<std::size_t>(number)];
        if (!std::ranges::is_sorted(people))
            std::ranges::sort(people);
        people.erase(std::ranges::unique(people).begin(), people.end());
    };
    base::forEach(static_cast<qsizetype>(sets.size()), base::Progress(), sort, threadsFor(count));
    return std::exchange(m_sets, {});
}

NumberedSets::NumberedSets(PeopleSets &sets, std::size_t count, KeyOf keyOf)
    : m_sets(sets)
    , m_count(sets.isWanted() ? count : 0)
    , m_keyOf(std::move(keyOf))
{
    for (auto &part : m_parts)
        part.places.resize(m_count);
}

void NumberedSets::fill(PeopleSets::Set &set, std::size_t number)
{
    std::size_t size = set.size();
    for (const auto &part : m_parts)
        size += part.places[number] == 0 ? 0 : part.sets[part.places[number] - 1].size();
    set.reserve(size);
    for (auto &part : m_parts) {
        if (part.places[number] == 0)
            continue;
        auto &people = part.sets[part.places[number] - 1];
        set.insert(set.end(), people.begin(), people.end());
        people = {};
    }
}

void NumberedSets::finish()
{
    // Numbers with the same key are filled one after another.
    std::map<PeopleSets::Set *, std::vector<std::size_t>> numbers;
    for (std::size_t number = 0; number < m_count; ++number) {
        if (std::ranges::all_of(m_parts,
                                [number](const Part &part) { return part.places[number] == 0; }))
            continue;
        if (const auto key = m_keyOf(number); !key.isEmpty())
            numbers[m_sets.setOf(key)].push_back(number);
    }
    const std::vector<std::pair<PeopleSets::Set *, std::vector<std::size_t>>> all(numbers.begin(),
                                                                                  numbers.end());
    std::size_t count = 0;
    for (const auto &part : m_parts) {
        for (const auto &set : part.sets)
            count += set.size();
    }
    const auto fillSet = [&](qsizetype at, int) {
        const auto &[set, own] = all[static_cast<std::size_t>(at)];
        for (const auto number : own)
            fill(*set, number);
    };
    base::forEach(static_cast<qsizetype>(all.size()), base::Progress(), fillSet, threadsFor(count));
}

} // namespace storedesk::insights
