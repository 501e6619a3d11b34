// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/question.h"

#include <QJsonArray>
#include <QSet>

#include <optional>

namespace storedesk::api {

// How it is told whether a lost write arrived. Comparison only: no network, no clock, no waiting.

// What has to be read for it; nothing when there is no way to find out.
[[nodiscard]] std::optional<Request> readFor(const Request &sent);

// A create that would show up in a list: when it was sent, all pages of the list, and the records
// that are accounted for already.
[[nodiscard]] Finding findIn(const Request &request, const ServiceMoment &sent,
                             const QJsonArray &records, const QSet<QString> &known);

// A create, change or delete of one record: the record as it is now, or nothing when there is none.
[[nodiscard]] Finding compare(const Request &request, const ServiceMoment &sent,
                              const std::optional<QJsonObject> &record);

} // namespace storedesk::api
