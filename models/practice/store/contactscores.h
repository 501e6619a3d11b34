// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

namespace storedesk::practice {

class Store;

// Computes the RFM scores of all contacts and whether there are enough purchases for predictions.
// Runs once a day at 01:00 UTC and not at each purchase.
class ContactScores final
{
public:
    // The number of buyers that predictions require.
    ContactScores(Store &store, int buyersForPredictions);

    // Computes the scores unless that was done since the last 01:00.
    void refresh(Moment now);

private:
    void score(Moment now);
    [[nodiscard]] bool hasEnough() const;

    Store &m_store;
    int m_buyers;
    // The day of the last computation, which begins at 01:00. -1 if it is not known yet.
    qint64 m_day = -1;
};

// Whether contacts have predictions.
[[nodiscard]] bool predicts(Store &store);

} // namespace storedesk::practice
