// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowselection.h"

#include "insights/rowchunks.h"

#include <algorithm>
#include <array>

namespace storedesk::insights {

// Returns a flag for each type code: whether the type is in the list.
static std::vector<bool> typeMask(const InsightData &data, const TypeNames &names)
{
    std::vector<bool> mask(data.types().size(), names.isEmpty());
    for (const auto &name : names) {
        if (const auto code = data.typeCode(name); code < mask.size())
            mask[code] = true;
    }
    return mask;
}

RowUse &RowUse::operator+=(const RowUse &other)
{
    static constexpr std::array counts{&RowUse::rows,
                                       &RowUse::used,
                                       &RowUse::duplicates,
                                       &RowUse::afterAsOf,
                                       &RowUse::unreadableTime,
                                       &RowUse::outsidePeriod,
                                       &RowUse::otherTypes,
                                       &RowUse::otherCurrency,
                                       &RowUse::withoutContact,
                                       &RowUse::withoutContactCents,
                                       &RowUse::unreadableAmount,
                                       &RowUse::negativeAmount,
                                       &RowUse::notInContacts};
    for (const auto count : counts)
        this->*count += other.*count;
    return *this;
}

namespace {

// Selects the rows of one chunk.
class ChunkSelection final
{
public:
    ChunkSelection(const InsightData &data, const RowSelection::Rule &rule)
        : m_data(data)
        , m_wanted(typeMask(data, rule.types))
        , m_ranged(typeMask(data, rule.rangedTypes))
        , m_range(rule.range)
        , m_purchase(data.typeCode(QLatin1StringView("purchase")))
    { }

    void select(RowChunk chunk, std::vector<quint32> &rows, RowUse &use) const
    {
        for (auto row = chunk.begin; row < chunk.end; ++row) {
            const auto type = m_data.typeOf(row);
            if (const auto state = m_data.stateOf(row); state != ActivityState::Valid)
                ++(use.*unusable(state));
            else if (!m_wanted[type])
                ++use.otherTypes;
            else if (m_data.isOtherCurrency(row))
                ++use.otherCurrency;
            else if (m_ranged[type] && !m_range.contains(m_data.timeOf(row)))
                ++use.outsidePeriod;
            else
                count(row, type == m_purchase, rows, use);
        }
    }

private:
    [[nodiscard]] static qint64 RowUse::*unusable(ActivityState state)
    {
        return state == ActivityState::UnreadableTime ? &RowUse::unreadableTime
            : state == ActivityState::AfterAsOf       ? &RowUse::afterAsOf
                                                      : &RowUse::duplicates;
    }

    void count(quint32 row, bool purchase, std::vector<quint32> &rows, RowUse &use) const
    {
        rows.push_back(row);
        ++use.used;
        if (m_data.personOf(row) == PeopleIndex::nobody) {
            ++use.withoutContact;
            use.withoutContactCents += purchase ? m_data.centsOf(row) : 0;
        }
        if (!purchase)
            return;
        use.unreadableAmount += !m_data.hasAmount(row);
        use.negativeAmount += m_data.centsOf(row) < 0;
    }

    const InsightData &m_data;
    std::vector<bool> m_wanted;
    std::vector<bool> m_ranged;
    TimeRange m_range;
    quint32 m_purchase;
};

} // namespace

RowSelection::RowSelection(const InsightData &data, const Rule &rule)
{
    const ChunkSelection selection(data, rule);
    std::vector<std::vector<quint32>> rows(chunkCount(data.rows()));
    std::vector<RowUse> uses(rows.size());
    forEachChunk(data.rows(), [&](RowChunk chunk) {
        selection.select(chunk, rows[chunk.number], uses[chunk.number]);
    });
    m_rows = joined(rows);
    for (const auto &use : uses)
        m_use += use;
    m_use.rows = data.rows();
    countPeople(data);
}

void RowSelection::countPeople(const InsightData &data)
{
    if (data.people().haveRecords())
        return;
    std::vector<bool> seen(data.people().count());
    for (const auto row : m_rows) {
        const auto person = data.personOf(row);
        if (person == PeopleIndex::nobody || seen[person])
            continue;
        seen[person] = true;
        m_use.notInContacts += data.people().recordOf(person) == PeopleIndex::noRecord;
    }
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
    bool sorted = true;
    auto latest = std::numeric_limits<qint64>::min();
    for (const auto row : rows) {
        if (const auto person = data.personOf(row); person != PeopleIndex::nobody)
            m_rows[next[person]++] = row;
        const auto time = data.timeOf(row);
        sorted = sorted && time >= latest;
        latest = time;
    }
    // Most files are sorted by time, and so are the rows of each person then.
    if (!sorted)
        sortByTime(data);
}

void RowsByPerson::sortByTime(const InsightData &data)
{
    const auto placeOf = [&data](quint32 row) {
        return std::pair(data.timeOf(row), row);
    };
    for (std::size_t person = 0; person + 1 < m_begins.size(); ++person) {
        const auto own =
            std::span(m_rows).subspan(m_begins[person], m_begins[person + 1] - m_begins[person]);
        // Rows with the same time stay in the order of the files.
        if (!std::ranges::is_sorted(own, {}, placeOf))
            std::ranges::sort(own, {}, placeOf);
    }
}

} // namespace storedesk::insights
