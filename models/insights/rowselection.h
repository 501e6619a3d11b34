// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/insightdata.h"

#include <map>

namespace storedesk::insights {

// The number of rows that a question used, and the number of rows left out for each reason.
struct RowUse
{
    qint64 rows = 0;
    qint64 used = 0;
    qint64 duplicates = 0;
    qint64 afterAsOf = 0;
    qint64 unreadableTime = 0;
    qint64 outsidePeriod = 0;
    qint64 otherTypes = 0;
    qint64 otherCurrency = 0;
    // The following counts refer to the used rows.
    qint64 withoutContact = 0;
    qint64 withoutContactCents = 0;
    qint64 unreadableAmount = 0;
    qint64 negativeAmount = 0;
    // The number of people in the used rows who are not in the contacts table.
    qint64 notInContacts = 0;

    bool operator==(const RowUse &) const = default;
};

using TypeNames = QList<QLatin1StringView>;

// The rows that a question uses.
class RowSelection final
{
public:
    struct Rule
    {
        // The type names, or empty for all types.
        TypeNames types = {};
        TimeRange range = {};
        // The types to which the range applies, or empty for all types.
        TypeNames rangedTypes = {};
    };

    // The data must outlive this object.
    RowSelection(const InsightData &data, const Rule &rule);

    // Returns the rows of a selected type.
    [[nodiscard]] const PersonRows &of(quint32 type) const;
    [[nodiscard]] const PersonRows &of(QLatin1StringView type) const
    {
        return of(m_data.typeCode(type));
    }
    // If purchases are not selected, this list must not be read.
    [[nodiscard]] const PurchaseList &purchases() const
    {
        return m_purchases ? *m_purchases : m_data.purchases();
    }
    // Returns whether a row of the files is selected.
    [[nodiscard]] bool contains(quint32 row) const;
    [[nodiscard]] const RowUse &use() const { return m_use; }

private:
    [[nodiscard]] bool isLimited(quint32 type) const
    {
        return m_ranged[type] && m_range != TimeRange();
    }
    void limitRows();
    void countRows();
    void countPeople();

    const InsightData &m_data;
    // Indexed by type code.
    std::vector<bool> m_wanted;
    std::vector<bool> m_ranged;
    TimeRange m_range;
    // The rows of types to which the range applies, if there is one. Purchases are in their own
    // list.
    std::map<quint32, PersonRows> m_limited;
    std::optional<PurchaseList> m_purchases;
    RowUse m_use;
};

// Returns the period from --from to --to.
[[nodiscard]] TimeRange periodOf(const InsightData &data);

} // namespace storedesk::insights
