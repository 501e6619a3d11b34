// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowselection.h"

#include <algorithm>

namespace storedesk::insights {

// Returns for each code of a type whether the type is in the list.
static std::vector<bool> typeMask(const InsightData &data, const TypeNames &names)
{
    std::vector<bool> mask(data.types().size(), names.isEmpty());
    for (const auto &name : names) {
        if (const auto code = data.typeCode(name); code < mask.size())
            mask[code] = true;
    }
    return mask;
}

RowSelection::RowSelection(const InsightData &data, const Rule &rule)
{
    const auto wanted = typeMask(data, rule.types);
    const auto ranged = typeMask(data, rule.rangedTypes);
    m_use.rows = data.rows();
    for (quint32 row = 0; row < data.rows(); ++row) {
        const auto type = data.typeOf(row);
        switch (data.stateOf(row)) {
        case ActivityState::UnreadableTime:
            ++m_use.unreadableTime;
            continue;
        case ActivityState::AfterAsOf:
            ++m_use.afterAsOf;
            continue;
        case ActivityState::Duplicate:
            ++m_use.duplicates;
            continue;
        case ActivityState::Valid:
            break;
        }
        if (!wanted[type])
            ++m_use.otherTypes;
        else if (data.isOtherCurrency(row))
            ++m_use.otherCurrency;
        else if (ranged[type] && !rule.range.contains(data.timeOf(row)))
            ++m_use.outsidePeriod;
        else
            count(data, row);
    }
    std::vector<bool> seen(data.people().count());
    for (const auto row : m_rows) {
        const auto person = data.personOf(row);
        if (person == PeopleIndex::nobody || seen[person])
            continue;
        seen[person] = true;
        m_use.notInContacts += data.people().recordOf(person) == PeopleIndex::noRecord;
    }
}

void RowSelection::count(const InsightData &data, quint32 row)
{
    m_rows.push_back(row);
    ++m_use.used;
    const bool purchase = data.isPurchase(row);
    if (data.personOf(row) == PeopleIndex::nobody) {
        ++m_use.withoutContact;
        m_use.withoutContactCents += purchase ? data.centsOf(row) : 0;
    }
    m_use.unreadableAmount += purchase && !data.hasAmount(row);
    m_use.negativeAmount += purchase && data.centsOf(row) < 0;
}

TimeRange periodOf(const InsightData &data)
{
    TimeRange range;
    const auto &input = data.input();
    if (input.from.isValid())
        range.from = data.calendar().startOf(input.from);
    if (input.to.isValid())
        range.to = data.calendar().startOf(input.to.addDays(1));
    return range;
}

RowsByPerson::RowsByPerson(const InsightData &data, const std::vector<quint32> &rows)
    : m_begins(static_cast<std::size_t>(data.people().count()) + 1)
{
    for (const auto row : rows) {
        if (const auto person = data.personOf(row); person != PeopleIndex::nobody)
            ++m_begins[person + 1];
    }
    for (std::size_t person = 1; person < m_begins.size(); ++person)
        m_begins[person] += m_begins[person - 1];
    m_rows.resize(m_begins.back());
    auto next = m_begins;
    for (const auto row : rows) {
        if (const auto person = data.personOf(row); person != PeopleIndex::nobody)
            m_rows[next[person]++] = row;
    }
    const auto timeOf = [&data](quint32 row) {
        return data.timeOf(row);
    };
    for (std::size_t person = 0; person + 1 < m_begins.size(); ++person) {
        const auto own =
            std::span(m_rows).subspan(m_begins[person], m_begins[person + 1] - m_begins[person]);
        // Rows with the same time stay in the order of the files.
        if (!std::ranges::is_sorted(own, {},
                                    [&](quint32 row) { return std::pair(timeOf(row), row); }))
            std::ranges::sort(own, {}, [&](quint32 row) { return std::pair(timeOf(row), row); });
    }
}

} // namespace storedesk::insights
