// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"

namespace storedesk::insights {

// A member of a result that only the sentence needs. It is removed from the answer.
inline constexpr QLatin1StringView attributedPurchases("_attributed");

// Returns the sentence that sums up a result.
[[nodiscard]] QString sentenceOf(const QuestionRow &question, const QJsonObject &result);

} // namespace storedesk::insights
