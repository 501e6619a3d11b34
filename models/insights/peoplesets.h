// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/peopleindex.h"

#include <functional>
#include <map>

namespace storedesk::insights {

// The people behind each number in an answer, by key. Stays empty unless people were requested.
class PeopleSets final
{
public:
    // The people behind one number.
    using Set = std::vector<quint32>;

    explicit PeopleSets(bool wanted)
        : m_wanted(wanted)
    { }

    [[nodiscard]] bool isWanted() const { return m_wanted; }
    void add(const QString &key, quint32 person)
    {
        if (m_wanted && person != PeopleIndex::nobody)
            add(&m_sets[key], person);
    }
    // Returns a set for many people, or null if people were not requested.
    [[nodiscard]] Set *setOf(const QString &key) { return m_wanted ? &m_sets[key] : nullptr; }
    static void add(Set *set, quint32 person)
    {
        if (set && person != PeopleIndex::nobody && (set->empty() || set->back() != person))
            set->push_back(person);
    }
    // Removes duplicate people and empty sets. Must be called before the sets are read.
    void finish();
    // The people in each set are sorted, which is also the order of their ids.
    [[nodiscard]] const std::map<QString, Set> &sets() const { return m_sets; }

private:
    bool m_wanted;
    std::map<QString, Set> m_sets;
};

// The sets for the values of a column or for the periods of an answer, which are created when they
// are needed.
class NumberedSets final
{
public:
    NumberedSets() = default;
    NumberedSets(PeopleSets &sets, std::size_t count, std::function<QString(std::size_t)> keyOf)
        : m_sets(&sets)
        , m_keyOf(std::move(keyOf))
        , m_known(sets.isWanted() ? count : 0)
    { }

    void add(std::size_t number, quint32 person)
    {
        if (m_known.empty())
            return;
        auto &set = m_known[number];
        if (!set)
            set = m_sets->setOf(m_keyOf(number));
        PeopleSets::add(set, person);
    }

private:
    PeopleSets *m_sets = nullptr;
    std::function<QString(std::size_t)> m_keyOf;
    std::vector<PeopleSets::Set *> m_known;
};

} // namespace storedesk::insights
