// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/ratelimiter.h"
#include "api/retry.h"
#include "http/outcome.h"
#include "http/rawresponse.h"
#include "http/retryafter.h"

namespace storedesk::api {

// The result of an attempt, interpreted for one operation.
struct ClassifiedResponse
{
    Ending ending = Ending::Other;
    // Set on success. If the body is unreadable, only the status is set.
    http::Reply reply = {};
    // Set for all other endings, without strings for the user.
    http::Error error = {};
    // Details reported by the network or the service.
    QString detail = {};
    std::optional<http::RetryAfter> retryAfter = {};
    RateHeaders rate = {};
};

// Classifies a response. Our own time is used if the service does not send a date.
[[nodiscard]] ClassifiedResponse
classify(const http::RawResponse &raw, const catalogue::Operation &operation, const QDateTime &now);

} // namespace storedesk::api
