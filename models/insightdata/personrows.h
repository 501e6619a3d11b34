// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/localcalendar.h"
#include "insightdata/workranges.h"

#include <span>
#include <vector>

namespace storedesk::insights {

class InsightData;

// Activity rows grouped by person and sorted by time within each group. Rows of a person with the
// same time are in the order of the files. Rows without a person come last.
class PersonRows final
{
public:
    PersonRows() = default;
    // Expects rows in the order of the files. If they are known to be sorted by time, their times
    // are not compared.
    PersonRows(const InsightData &data, const std::vector<quint32> &rows, bool sortedByTime);

    [[nodiscard]] const std::vector<quint32> &all() const { return m_rows; }
    [[nodiscard]] std::span<const quint32> withoutPerson() const
    {
        return std::span(m_rows).subspan(m_begins.back());
    }
    // The people with rows, in ascending order.
    [[nodiscard]] const std::vector<quint32> &people() const { return m_people; }
    // Returns the rows of one of these people.
    [[nodiscard]] std::span<const quint32> at(std::size_t place) const
    {
        return std::span(m_rows).subspan(m_begins[place], m_begins[place + 1] - m_begins[place]);
    }
    // Returns the times of these rows, in the same order.
    [[nodiscard]] std::span<const qint64> timesAt(std::size_t place) const
    {
        return std::span(m_times).subspan(m_begins[place], m_begins[place + 1] - m_begins[place]);
    }
    // Returns the position in all() at which the rows of one of these people begin, or those
    // without a person.
    [[nodiscard]] quint32 beginOf(std::size_t place) const { return m_begins[place]; }
    // Returns the place of the first of these people who does not come before the given one.
    [[nodiscard]] std::size_t placeOf(quint32 person) const;

    [[nodiscard]] PersonRows during(const TimeRange &range) const;
    // Calls visit with each person of the range who has rows, and with their times.
    template <typename Visit>
    void forEachPerson(const WorkRange &range, const Visit &visit) const
    {
        const auto end = placeOf(range.end);
        for (auto place = placeOf(range.begin); place < end; ++place)
            visit(m_people[place], timesAt(place));
    }

private:
    void group(const InsightData &data, const std::vector<quint32> &rows);
    void groupFew(const InsightData &data, const std::vector<quint32> &rows);
    void sortByTime();

    std::vector<quint32> m_rows;
    // The time of each of these rows. The rows of a person are far from each other in the files, so
    // that it takes long to read their times there.
    std::vector<qint64> m_times;
    std::vector<quint32> m_people;
    // The position of each person's first row, and the end of the last one.
    std::vector<quint32> m_begins{0};
};

// Finds the rows of people who are passed in ascending order.
class PersonCursor final
{
public:
    // The rows must outlive the cursor.
    PersonCursor(const PersonRows &rows, quint32 firstPerson)
        : m_rows(&rows)
        , m_place(rows.placeOf(firstPerson))
    { }

    // Returns whether the person has rows.
    [[nodiscard]] bool find(quint32 person)
    {
        const auto &people = m_rows->people();
        while (m_place < people.size() && people[m_place] < person)
            ++m_place;
        return m_place < people.size() && people[m_place] == person;
    }
    // Returns the place of the person that was found last.
    [[nodiscard]] std::size_t place() const { return m_place; }
    [[nodiscard]] std::span<const quint32> of(quint32 person)
    {
        return find(person) ? m_rows->at(m_place) : std::span<const quint32>();
    }
    [[nodiscard]] std::span<const qint64> timesOf(quint32 person)
    {
        return find(person) ? m_rows->timesAt(m_place) : std::span<const qint64>();
    }

private:
    const PersonRows *m_rows;
    std::size_t m_place;
};

} // namespace storedesk::insights
