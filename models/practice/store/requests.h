// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/store.h"

#include <tl/expected.hpp>

#include <vector>

namespace storedesk::practice {

// Returns the body of a request, which the service has already verified to be a JSON object.
[[nodiscard]] QJsonObject bodyOf(const PracticeRequest &request);
// Returns a boolean query parameter, whose value is true or false.
[[nodiscard]] bool saysTrue(const PracticeRequest &request, QLatin1StringView name, bool byDefault);

// Returns the record whose id is the n-th path value. The error response is 400 if the value is not
// an id, and 404 if there is no such record.
[[nodiscard]] tl::expected<Record, PracticeResponse>
recordOf(Store &store, IdKind kind, const PracticeRequest &request, qsizetype value = 0);
// Returns the number encoded in the id, for rows that are not records.
[[nodiscard]] tl::expected<qint64, PracticeResponse>
numberOf(Store &store, IdKind kind, const PracticeRequest &request, qsizetype value = 0);

// Returns a record as it appears in a response. Catalogue members that are missing are set to null.
[[nodiscard]] QJsonObject filled(catalogue::Resource resource, QJsonObject body);
// Merges changes. Null clears a member, and other values replace it.
void merge(QJsonObject &body, const QJsonObject &changes);

} // namespace storedesk::practice
