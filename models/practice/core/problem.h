// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::practice {

// Returns a JSON object with a status.
[[nodiscard]] PracticeResponse answerOf(int status, const QJsonObject &body);
// Returns 204 without a body.
[[nodiscard]] PracticeResponse nothing();

// Returns an HttpError. The code is one of the documented reasons; extra members follow it.
[[nodiscard]] PracticeResponse problem(int status, const QString &detail,
                                       QLatin1StringView code = {}, const QJsonObject &extra = {});
// Returns 404, for example notFound("Contact", "a@example.com").
[[nodiscard]] PracticeResponse notFound(catalogue::Resource resource, const QString &key);
// Returns an HttpUnprocessableEntityError with one entry per fault.
[[nodiscard]] PracticeResponse unprocessable(const std::vector<catalogue::FieldFault> &faults);

} // namespace storedesk::practice
