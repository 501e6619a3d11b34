// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightdata/purchaselist.h"

namespace storedesk::insights {

// The reason a row cannot be used by any question.
enum class ActivityState : quint8 { Valid, UnreadableTime, AfterAsOf, Duplicate };
inline constexpr std::size_t activityStates = 4;

// The valid rows of each type by person, from which all questions are answered. Built once for the
// data.
class ActivityIndex final
{
public:
    ActivityIndex() = default;
    explicit ActivityIndex(const InsightData &data);

    // Returns no rows for a type that does not appear in the files. Purchases in another currency
    // are left out.
    [[nodiscard]] const PersonRows &ofType(quint32 type) const;
    [[nodiscard]] const PurchaseList &purchases() const { return m_purchases; }
    [[nodiscard]] qint64 otherCurrency() const { return m_otherCurrency; }
    [[nodiscard]] qint64 count(ActivityState state) const
    {
        return m_states[static_cast<std::size_t>(state)];
    }

private:
    // The rows of a chunk, counted by one thread.
    struct Chunk
    {
        std::array<qint64, activityStates> states = {};
        qint64 otherCurrency = 0;
        // The number of rows of each type, and later the position of the next one.
        std::vector<quint32> types = {};
        qint64 first = 0;
        qint64 last = 0;
        bool anyValid = false;
        bool sorted = true;
    };

    [[nodiscard]] std::vector<Chunk> chunksOf(const InsightData &data);
    [[nodiscard]] static bool areSorted(const std::vector<Chunk> &chunks);
    [[nodiscard]] static std::vector<std::vector<quint32>> rowsByType(const InsightData &data,
                                                                      std::vector<Chunk> &chunks);

    // Indexed by type code. Purchases are in their own list.
    std::vector<PersonRows> m_types;
    quint32 m_purchaseType = 0;
    PurchaseList m_purchases;
    std::array<qint64, activityStates> m_states = {};
    qint64 m_otherCurrency = 0;
};

} // namespace storedesk::insights
