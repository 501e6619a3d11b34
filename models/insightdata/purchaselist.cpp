// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchaselist.h"

#include "insightdata/insightdata.h"

namespace storedesk::insights {

PurchaseList::PurchaseList(const InsightData &data, PersonRows rows)
    : m_rows(std::move(rows))
{
    m_purchases.reserve(m_rows.all().size());
    for (const auto row : m_rows.all())
        m_purchases.push_back({.time = data.timeOf(row),
                               .cents = data.centsOf(row),
                               .row = row,
                               .person = data.personOf(row)});
    count(data);
}

PurchaseList PurchaseList::during(const InsightData &data, const TimeRange &range) const
{
    PurchaseList found;
    found.m_rows = m_rows.during(range);
    found.m_purchases.reserve(found.m_rows.all().size());
    for (const auto &purchase : m_purchases) {
        if (range.contains(purchase.time))
            found.m_purchases.push_back(purchase);
    }
    found.count(data);
    return found;
}

void PurchaseList::count(const InsightData &data)
{
    for (const auto &purchase : m_purchases) {
        m_unreadableAmounts += purchase.cents == 0 && !data.hasAmount(purchase.row);
        m_negativeAmounts += purchase.cents < 0;
    }
    for (const auto &purchase : withoutPerson())
        m_withoutPersonCents += purchase.cents;
}

} // namespace storedesk::insights
