// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "personrows.h"

#include "insightdata/insightdata.h"

#include <algorithm>

namespace storedesk::insights {

PersonRows::PersonRows(const InsightData &data, const std::vector<quint32> &rows, bool sortedByTime)
{
    // Few rows are sorted, because counting needs a number for every person.
    if (rows.size() < data.people().count() / 8)
        groupFew(data, rows);
    else
        group(data, rows);
    if (!sortedByTime)
        sortByTime();
}

void PersonRows::group(const InsightData &data, const std::vector<quint32> &rows)
{
    const auto count = data.people().count();
    const auto groupOf = [&](quint32 row) {
        return std::min(data.personOf(row), count);
    };
    std::vector<quint32> next(static_cast<std::size_t>(count) + 1);
    for (const auto row : rows)
        ++next[groupOf(row)];
    m_begins.clear();
    quint32 begin = 0;
    for (quint32 person = 0; person <= count; ++person) {
        const auto size = next[person];
        if (size > 0 && person < count) {
            m_people.push_back(person);
            m_begins.push_back(begin);
        }
        next[person] = begin;
        begin += size;
    }
    m_begins.push_back(next[count]);
    m_people.shrink_to_fit();
    m_begins.shrink_to_fit();
    m_rows.resize(rows.size());
    m_times.resize(rows.size());
    for (const auto row : rows) {
        const auto position = next[groupOf(row)]++;
        m_rows[position] = row;
        m_times[position] = data.timeOf(row);
    }
}

void PersonRows::groupFew(const InsightData &data, const std::vector<quint32> &rows)
{
    // The person and the row.
    std::vector<quint64> sorted;
    sorted.reserve(rows.size());
    for (const auto row : rows)
        sorted.push_back(quint64(data.personOf(row)) << 32 | row);
    std::ranges::sort(sorted);
    m_begins.clear();
    for (const auto entry : sorted) {
        const auto person = static_cast<quint32>(entry >> 32);
        const bool isNew = m_people.empty() || m_people.back() != person;
        if (isNew && person != PeopleIndex::nobody) {
            m_people.push_back(person);
            m_begins.push_back(static_cast<quint32>(m_rows.size()));
        }
        if (person == PeopleIndex::nobody && m_begins.size() == m_people.size())
            m_begins.push_back(static_cast<quint32>(m_rows.size()));
        m_rows.push_back(static_cast<quint32>(entry));
        m_times.push_back(data.timeOf(m_rows.back()));
    }
    if (m_begins.size() == m_people.size())
        m_begins.push_back(static_cast<quint32>(m_rows.size()));
}

void PersonRows::sortByTime()
{
    // The time and the row.
    std::vector<std::pair<qint64, quint32>> own;
    for (std::size_t place = 0; place < m_people.size(); ++place) {
        if (std::ranges::is_sorted(timesAt(place)))
            continue;
        own.clear();
        for (auto position = m_begins[place]; position < m_begins[place + 1]; ++position)
            own.emplace_back(m_times[position], m_rows[position]);
        std::ranges::sort(own);
        auto position = m_begins[place];
        for (const auto &[time, row] : own) {
            m_times[position] = time;
            m_rows[position] = row;
            ++position;
        }
    }
}

std::size_t PersonRows::placeOf(quint32 person) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_people, person) - m_people.begin());
}

PersonRows PersonRows::during(const TimeRange &range) const
{
    PersonRows found;
    found.m_begins.clear();
    quint32 position = 0;
    const auto copyUpTo = [&](std::size_t end) {
        for (; position < end; ++position) {
            if (!range.contains(m_times[position]))
                continue;
            found.m_rows.push_back(m_rows[position]);
            found.m_times.push_back(m_times[position]);
        }
    };
    for (std::size_t place = 0; place < m_people.size(); ++place) {
        const auto begin = found.m_rows.size();
        copyUpTo(m_begins[place + 1]);
        if (found.m_rows.size() == begin)
            continue;
        found.m_people.push_back(m_people[place]);
        found.m_begins.push_back(static_cast<quint32>(begin));
    }
    found.m_begins.push_back(static_cast<quint32>(found.m_rows.size()));
    copyUpTo(m_rows.size());
    return found;
}

} // namespace storedesk::insights
