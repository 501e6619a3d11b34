// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/codecolumn.h"
#include "insightdata/personrows.h"

namespace storedesk::insights {

// The values of a column in the rows of a range of people, who are passed in ascending order. All
// values are read at once, because the rows of a person are far from each other in the files, so
// that reading them would interrupt other work.
class PersonCodes final
{
public:
    // The rows must outlive this object.
    PersonCodes(const PersonRows &rows, const WorkRange &range, const columns::CodeColumn &codes)
        : m_rows(&rows)
        , m_cursor(rows, range.begin)
        , m_first(rows.beginOf(m_cursor.place()))
        , m_codes(rows.beginOf(rows.placeOf(range.end)) - m_first)
    {
        for (std::size_t position = 0; position < m_codes.size(); ++position)
            m_codes[position] = codes[rows.all()[m_first + position]];
    }

    // Returns whether the person has rows.
    [[nodiscard]] bool find(quint32 person) { return m_cursor.find(person); }
    // The values and times of the rows of the person that was found last.
    [[nodiscard]] std::span<const quint32> codes() const
    {
        const auto times = this->times();
        return std::span(m_codes).subspan(m_rows->beginOf(m_cursor.place()) - m_first,
                                          times.size());
    }
    [[nodiscard]] std::span<const qint64> times() const
    {
        return m_rows->timesAt(m_cursor.place());
    }

private:
    const PersonRows *m_rows;
    PersonCursor m_cursor;
    // The position of the first row.
    quint32 m_first;
    std::vector<quint32> m_codes;
};

} // namespace storedesk::insights
