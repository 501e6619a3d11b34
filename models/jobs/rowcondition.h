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
    // The condition holds if the record exists.
    bool there = false;
    // The condition holds if the record exists and has these values.
    QJsonObject members = {};

    bool operator==(const RowCondition &) const = default;
};

[[nodiscard]] QByteArray bytesOf(const http::Request &request, const RowCondition &condition);
[[nodiscard]] RowCondition conditionFrom(const QByteArray &bytes);
// Returns whether a record that was to be created exists with the values of the request, for
// example because another job has created it since.
[[nodiscard]] bool isSatisfiedBy(const RowCondition &condition, const http::Request &request,
                                 const QJsonObject &record);
// Returns a generic sentence that explains why the request must not be sent, or an empty string if
// it may be sent. An empty record means that it does not exist.
[[nodiscard]] QString refusalBy(const RowCondition &condition, const QJsonObject &record);

} // namespace storedesk::jobs
