// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"

namespace storedesk::insights {

// A member of a result that only the sentence needs. It is removed from the answer.
inline constexpr QLatin1StringView attributedPurchases("_attributed");
// The last complete period and the period before it, which become InsightAnswer::comparison.
inline constexpr QLatin1StringView periodComparison("_comparison");

// Returns the sentence that sums up a result.
[[nodiscard]] QString sentenceOf(const QuestionRow &question, const QJsonObject &result,
                                 const QString &currency = {});
// Names the days of one side of a comparison: "Oct 2026", or "01/10/2026 to 12/10/2026".
[[nodiscard]] QString daysText(const QJsonValue &side);

} // namespace storedesk::insights
