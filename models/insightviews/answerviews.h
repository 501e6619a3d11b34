// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/answerview.h"

namespace storedesk::insightviews {

using insights::InsightReply;

// One for each question.
[[nodiscard]] AnswerView salesView(const InsightReply &reply);
[[nodiscard]] AnswerView newReturningView(const InsightReply &reply);
[[nodiscard]] AnswerView productsView(const InsightReply &reply);
[[nodiscard]] AnswerView sourcesView(const InsightReply &reply);
[[nodiscard]] AnswerView bestCustomersView(const InsightReply &reply);
[[nodiscard]] AnswerView rfmView(const InsightReply &reply);
[[nodiscard]] AnswerView cohortsView(const InsightReply &reply);
// Returns longer periods if there are too many cohorts to read.
[[nodiscard]] std::optional<insights::PeriodUnit> longerCohorts(const InsightReply &reply);
[[nodiscard]] AnswerView secondPurchaseView(const InsightReply &reply);
[[nodiscard]] AnswerView emailsView(const InsightReply &reply);
[[nodiscard]] AnswerView workflowsView(const InsightReply &reply);
[[nodiscard]] AnswerView funnelView(const InsightReply &reply);
[[nodiscard]] AnswerView couponsView(const InsightReply &reply);
[[nodiscard]] AnswerView hoursView(const InsightReply &reply);
[[nodiscard]] AnswerView listHealthView(const InsightReply &reply);
[[nodiscard]] AnswerView quietView(const InsightReply &reply);
[[nodiscard]] AnswerView quotaView(const InsightReply &reply);

} // namespace storedesk::insightviews
