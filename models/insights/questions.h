// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/questionrun.h"

namespace storedesk::insights {

// There is one function for each question. It returns the result and fills the run. The inputs and
// parameters have already been checked.
[[nodiscard]] QJsonObject sales(QuestionRun &run);
[[nodiscard]] QJsonObject bestCustomers(QuestionRun &run);
[[nodiscard]] QJsonObject rfm(QuestionRun &run);
[[nodiscard]] QJsonObject cohorts(QuestionRun &run);
[[nodiscard]] QJsonObject secondPurchase(QuestionRun &run);
[[nodiscard]] QJsonObject newAndReturning(QuestionRun &run);
[[nodiscard]] QJsonObject products(QuestionRun &run);
[[nodiscard]] QJsonObject sources(QuestionRun &run);
[[nodiscard]] QJsonObject emails(QuestionRun &run);
[[nodiscard]] QJsonObject workflows(QuestionRun &run);
[[nodiscard]] QJsonObject funnel(QuestionRun &run);
[[nodiscard]] QJsonObject coupons(QuestionRun &run);
[[nodiscard]] QJsonObject listHealth(QuestionRun &run);
[[nodiscard]] QJsonObject quiet(QuestionRun &run);
[[nodiscard]] QJsonObject quota(QuestionRun &run);
[[nodiscard]] QJsonObject hours(QuestionRun &run);

// Returns the types of activities behind the values of the parameter "signs".
[[nodiscard]] TypeNames signTypes(const QString &signs);

} // namespace storedesk::insights
