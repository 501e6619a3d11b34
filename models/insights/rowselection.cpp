// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowselection.h"

namespace storedesk::insights {

static constexpr QLatin1StringView purchaseType("purchase");

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

RowSelection::RowSelection(const InsightData &data, const Rule &rule)
    : m_data(data)
    , m_wanted(typeMask(data, rule.types))
    , m_ranged(typeMask(data, rule.rangedTypes))
    , m_range(rule.range)
{
    // All valid rows are in the covered time.
    if (m_range.from <= data.coverageFrom() && m_range.to >= data.asOf())
        m_range = {};
    limitRows();
    countRows();
    countPeople();
}

void RowSelection::limitRows()
{
    const auto purchases = m_data.typeCode(purchaseType);
    for (quint32 type = 0; type < m_wanted.size(); ++type) {
        if (!m_wanted[type] || !isLimited(type))
            continue;
        if (type == purchases)
            m_purchases = m_data.purchases().during(m_data, m_range);
        else
            m_limited.emplace(type, m_data.index().ofType(type).during(m_range));
    }
}

const PersonRows &RowSelection::of(quint32 type) const
{
    if (m_purchases && type == m_data.typeCode(purchaseType))
        return m_purchases->rows();
    const auto limited = m_limited.find(type);
    return limited == m_limited.end() ? m_data.index().ofType(type) : limited->second;
}

bool RowSelection::contains(quint32 row) const
{
    const auto type = m_data.typeOf(row);
    return m_data.stateOf(row) == ActivityState::Valid && m_wanted[type]
        && !m_data.isOtherCurrency(row)
        && (!isLimited(type) || m_range.contains(m_data.timeOf(row)));
}

void RowSelection::countRows()
{
    const auto &index = m_data.index();
    const auto size = [](const PersonRows &rows) {
        return static_cast<qint64>(rows.all().size());
    };
    m_use.rows = m_data.rows();
    m_use.unreadableTime = index.count(ActivityState::UnreadableTime);
    m_use.afterAsOf = index.count(ActivityState::AfterAsOf);
    m_use.duplicates = index.count(ActivityState::Duplicate);
    const auto purchaseCode = m_data.typeCode(purchaseType);
    for (quint32 type = 0; type < m_wanted.size(); ++type) {
        const auto all = size(index.ofType(type));
        const auto otherCurrency = type == purchaseCode ? index.otherCurrency() : 0;
        if (!m_wanted[type]) {
            m_use.otherTypes += all + otherCurrency;
            continue;
        }
        m_use.otherCurrency += otherCurrency;
        m_use.outsidePeriod += all - size(of(type));
        m_use.used += size(of(type));
        m_use.withoutContact += static_cast<qint64>(of(type).withoutPerson().size());
    }
    if (purchaseCode >= m_wanted.size() || !m_wanted[purchaseCode])
        return;
    m_use.withoutContactCents = purchases().withoutPersonCents();
    m_use.unreadableAmount = purchases().unreadableAmounts();
    m_use.negativeAmount = purchases().negativeAmounts();
}

void RowSelection::countPeople()
{
    const auto &people = m_data.people();
    if (people.haveRecords())
        return;
    std::vector<bool> seen(people.count());
    for (quint32 type = 0; type < m_wanted.size(); ++type) {
        if (!m_wanted[type])
            continue;
        for (const auto person : of(type).people()) {
            if (people.recordOf(person) != PeopleIndex::noRecord || seen[person])
                continue;
            seen[person] = true;
            ++m_use.notInContacts;
        }
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

} // namespace storedesk::insights
