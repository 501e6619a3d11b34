// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::practice {

// Returns a response with this status and a JSON object as the body.
[[nodiscard]] PracticeResponse answerOf(int status, const QJsonObject &body);
// Returns a 204 response without a body.
[[nodiscard]] PracticeResponse nothing();

// Returns an HttpError. The code is one of the documented reasons. Extra members are added after
// it.
[[nodiscard]] PracticeResponse problem(int status, const QString &detail,
                                       QLatin1StringView code = {}, const QJsonObject &extra = {});
// Returns a 404 response that names the missing record.
[[nodiscard]] PracticeResponse notFound(catalogue::Resource resource, const QString &key);
// Returns an HttpUnprocessableEntityError with one entry per fault.
[[nodiscard]] PracticeResponse unprocessable(const std::vector<catalogue::FieldFault> &faults);

} // namespace storedesk::practice
