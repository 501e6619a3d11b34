// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/lostwrite.h"

#include <QSet>

#include <optional>

namespace storedesk::api {

// Rules that decide whether a lost write arrived. They only compare records and use neither the
// network nor the clock.

// Returns the read request needed for the decision, or nothing if no read request can decide it.
[[nodiscard]] std::optional<http::Request> readFor(const http::Request &sent);

// Facts about a list in addition to its records.
struct Circumstances
{
    // When the create was sent.
    http::ServiceTimePoint sent;
    // When the list was read. A record with a later date was not dated by the service's clock.
    QDateTime read;
    // Ids seen before the create was sent.
    QSet<QString> seen = {};
    // Ids that the service returned for other creates.
    QSet<QString> claimed = {};
    // Whether the request was sent by an earlier run, so that other programs had time to send the
    // same request. If two records match, both are candidates.
    bool givenUp = false;
};

// Searches the complete list for a lost create. A record is excluded only by documented facts: it
// existed before, another create made it, it is of another type, or it has another unique name. A
// record that matches completely and was created in time is ours. All others are undecidable and
// become candidates.
[[nodiscard]] LookupFinding findIn(const http::Request &request, const Circumstances &known,
                                   const QJsonArray &records);

// Compares a create, update or delete with the current record, which is empty if it does not exist.
[[nodiscard]] LookupFinding compare(const http::Request &request,
                                    const http::ServiceTimePoint &sent,
                                    const std::optional<QJsonObject> &record);

} // namespace storedesk::api
