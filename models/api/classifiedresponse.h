// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"
#include "api/pace.h"
#include "api/rawresponse.h"
#include "api/retry.h"
#include "api/retryafter.h"

namespace storedesk::api {

// What the end of an attempt means for one operation.
struct ClassifiedResponse
{
    Ending ending = Ending::Other;
    Reply reply = {}; // of a success; of an unreadable one only its status
    Error error = {}; // of everything else, without words
    QString detail = {}; // what the network or the service said about it
    std::optional<RetryAfter> retryAfter = {};
    RateHeaders rate = {};
};

// The moment is ours, used when the service does not say when it answered.
[[nodiscard]] ClassifiedResponse
classify(const RawResponse &raw, const catalogue::Operation &operation, const QDateTime &now);

} // namespace storedesk::api
