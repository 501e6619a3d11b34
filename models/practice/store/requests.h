// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/store.h"

#include <tl/expected.hpp>

#include <vector>

namespace storedesk::practice {

// The body of a request, which the service has already found to be a JSON object.
[[nodiscard]] QJsonObject bodyOf(const Request &request);
// Whether a query parameter of the words true and false says true.
[[nodiscard]] bool saysTrue(const Request &request, QLatin1StringView name, bool byDefault);

// The record whose id is the n-th value of the path, or the answer that says why not: 400 when the
// value is no id, 404 when there is no such record.
[[nodiscard]] tl::expected<Record, Answer> recordOf(Store &store, Kind kind, const Request &request,
                                                    qsizetype value = 0);
// The same for rows that are not records: the number behind the id.
[[nodiscard]] tl::expected<qint64, Answer> numberOf(Store &store, Kind kind, const Request &request,
                                                    qsizetype value = 0);

// A record as it is answered: the members of the catalogue that it does not have are null.
[[nodiscard]] QJsonObject filled(catalogue::Resource resource, QJsonObject body);
// Changes of a record: null clears a member, everything else replaces it.
void merge(QJsonObject &body, const QJsonObject &changes);

} // namespace storedesk::practice
