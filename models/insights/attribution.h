// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/questionrun.h"

namespace storedesk::insights {

// A purchase and the row to which it is attributed. This is an interaction, or the purchase itself
// if the service stated the attribution.
struct AttributedPurchase
{
    CountedPurchase purchase = {};
    quint32 source = 0;
    // 0 if the purchase is not attributed.
    int scenario = 0;
};

// Returns whether the parameter "attribution" selects the attribution computed by the service.
[[nodiscard]] bool usesServiceAttribution(const QuestionRun &run);
// The types of interactions to which a purchase can be attributed.
[[nodiscard]] TypeNames interactionTypes();

// Reads the attribution of the selected purchases from the columns filled by the service. Purchases
// with a lower confidence (in percent) are not attributed.
[[nodiscard]] std::vector<AttributedPurchase>
statedAttribution(const InsightData &data, const RowSelection &selection, qint64 confidence);
// Derives the attribution from the selected interactions.
[[nodiscard]] std::vector<AttributedPurchase> recomputedAttribution(const InsightData &data,
                                                                    const RowSelection &selection);

} // namespace storedesk::insights
