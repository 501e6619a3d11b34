// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/lostwrite.h"

#include <QSet>

#include <optional>

namespace storedesk::api {

// How it is told whether a lost write arrived. Comparison only: no network, no clock, no waiting.

// What has to be read for it; nothing when there is no way to find out.
[[nodiscard]] std::optional<Request> readFor(const Request &sent);

// What is known about a list beside its records.
struct Circumstances
{
    ServiceMoment sent; // when the create left
    QDateTime read; // what is dated later than that has another clock than the service
    QSet<QString> seen = {}; // ids that had been seen when it left
    QSet<QString> claimed = {}; // ids that other creates were answered with
};

// A create that would show up in a list, of which these are all pages. Only what is documented
// excludes a record: that it was there before, that somebody else's create made it, that it is of
// another kind or has another unique name. One that agrees in everything and was made in time is
// ours; of all others it cannot be told, and they are the candidates.
[[nodiscard]] Finding findIn(const Request &request, const Circumstances &known,
                             const QJsonArray &records);

// A create, change or delete of one record: the record as it is now, or nothing when there is none.
[[nodiscard]] Finding compare(const Request &request, const ServiceMoment &sent,
                              const std::optional<QJsonObject> &record);

} // namespace storedesk::api
