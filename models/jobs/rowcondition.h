// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/request.h"

namespace storedesk::jobs {

// A condition for a record that is checked by a read just before the request of its row is sent.
// Stored in the journal together with the request.
struct RowCondition
{
    // The condition holds if the record does not exist.
    bool gone = false;
    // With `gone`: a record that exists with the values of the request counts as created, for
    // example by another job.
    bool acceptsSame = false;
    // The condition holds if the record exists.
    bool there = false;
    // The condition holds if the record exists and has these values.
    QJsonObject members = {};

    bool operator==(const RowCondition &) const = default;
};

[[nodiscard]] QByteArray bytesOf(const http::Request &request, const RowCondition &condition);
[[nodiscard]] RowCondition conditionFrom(const QByteArray &bytes);
// Returns whether the record exists as the request would create it, and the condition accepts that.
[[nodiscard]] bool isSatisfiedBy(const RowCondition &condition, const http::Request &request,
                                 const QJsonObject &record);
// Returns a generic sentence that explains why the request must not be sent, or an empty string if
// it may be sent. An empty record means that it does not exist.
[[nodiscard]] QString refusalBy(const RowCondition &condition, const QJsonObject &record);

} // namespace storedesk::jobs
