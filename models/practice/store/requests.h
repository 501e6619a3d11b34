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
// Returns a boolean query parameter with the values true and false.
[[nodiscard]] bool saysTrue(const PracticeRequest &request, QLatin1StringView name, bool byDefault);

// Returns the record whose id is the n-th path value, or an error response: 400 if the value is not
// an id, 404 if there is no such record.
[[nodiscard]] tl::expected<Record, PracticeResponse>
recordOf(Store &store, IdKind kind, const PracticeRequest &request, qsizetype value = 0);
// Returns the number encoded in the id, for rows that are not records.
[[nodiscard]] tl::expected<qint64, PracticeResponse>
numberOf(Store &store, IdKind kind, const PracticeRequest &request, qsizetype value = 0);

// Returns a record as in a response: missing members of the catalogue are null.
[[nodiscard]] QJsonObject filled(catalogue::Resource resource, QJsonObject body);
// Merges changes: null clears a member, other values replace it.
void merge(QJsonObject &body, const QJsonObject &changes);

} // namespace storedesk::practice
