// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/peopleindex.h"
#include "insightdata/workranges.h"

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
    // Returns the sets without duplicate people and empty sets, and forgets them. The people in
    // each set are sorted, which is also the order of their ids.
    [[nodiscard]] std::map<QString, Set> finish();

private:
    bool m_wanted;
    std::map<QString, Set> m_sets;
};

// The sets for the values of a column or for the periods of an answer, which are filled in several
// threads.
class NumberedSets final
{
public:
    using KeyOf = std::function<QString(std::size_t number)>;

    // The key is requested for each number that has people. If it is empty, they are dropped.
    NumberedSets(PeopleSets &sets, std::size_t count, KeyOf keyOf);

    // Within a range, people must be added in ascending order.
    void add(const WorkRange &range, std::size_t number, quint32 person)
    {
        if (person != PeopleIndex::nobody)
            m_parts[range.number].add(number, person);
    }
    // Moves the people into the sets. Must be called after all people were added.
    void finish();

private:
    // The people of one range.
    struct Part
    {
        // The position of each number's set + 1, or 0 if there is none.
        std::vector<quint32> places = {};
        std::vector<PeopleSets::Set> sets = {};

        void add(std::size_t number, quint32 person)
        {
            if (places.empty())
                return;
            auto &place = places[number];
            if (place == 0) {
                sets.emplace_back();
                place = static_cast<quint32>(sets.size());
            }
            PeopleSets::add(&sets[place - 1], person);
        }
    };

    void fill(PeopleSets::Set &set, std::size_t number);

    PeopleSets &m_sets;
    std::size_t m_count;
    KeyOf m_keyOf;
    PerRange<Part> m_parts;
};

} // namespace storedesk::insights
