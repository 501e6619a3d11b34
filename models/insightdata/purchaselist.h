// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/personrows.h"

namespace storedesk::insights {

struct CountedPurchase
{
    qint64 time = 0;
    // 0 if the amount cannot be parsed.
    qint64 cents = 0;
    quint32 row = 0;
    quint32 person = 0;
};

// Purchases with the values that most questions need, in the order of PersonRows.
class PurchaseList final
{
public:
    PurchaseList() = default;
    PurchaseList(const InsightData &data, PersonRows rows);

    [[nodiscard]] PurchaseList during(const InsightData &data, const TimeRange &range) const;

    [[nodiscard]] const PersonRows &rows() const { return m_rows; }
    [[nodiscard]] std::span<const CountedPurchase> all() const { return m_purchases; }
    [[nodiscard]] std::span<const CountedPurchase> withoutPerson() const
    {
        return std::span(m_purchases).last(m_rows.withoutPerson().size());
    }
    // Returns the purchases of some people.
    [[nodiscard]] std::span<const CountedPurchase> in(const WorkRange &range) const
    {
        return between(m_rows.placeOf(range.begin), m_rows.placeOf(range.end));
    }
    // Returns the purchases of one of the people in rows().
    [[nodiscard]] std::span<const CountedPurchase> at(std::size_t place) const
    {
        return between(place, place + 1);
    }
    // Calls visit with each buyer in the range, and with the purchases, sorted by time.
    template <typename Visit>
    void forEachBuyer(const WorkRange &range, const Visit &visit) const
    {
        const auto end = m_rows.placeOf(range.end);
        for (auto place = m_rows.placeOf(range.begin); place < end; ++place)
            visit(m_rows.people()[place], at(place));
    }

    // The following numbers are part of the balance of an answer.
    [[nodiscard]] qint64 withoutPersonCents() const { return m_withoutPersonCents; }
    [[nodiscard]] qint64 unreadableAmounts() const { return m_unreadableAmounts; }
    [[nodiscard]] qint64 negativeAmounts() const { return m_negativeAmounts; }

private:
    void count(const InsightData &data);
    [[nodiscard]] std::span<const CountedPurchase> between(std::size_t begin, std::size_t end) const
    {
        return std::span(m_purchases)
            .subspan(m_rows.beginOf(begin), m_rows.beginOf(end) - m_rows.beginOf(begin));
    }

    PersonRows m_rows;
    std::vector<CountedPurchase> m_purchases;
    qint64 m_withoutPersonCents = 0;
    qint64 m_unreadableAmounts = 0;
    qint64 m_negativeAmounts = 0;
};

} // namespace storedesk::insights
