// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace storedesk::api {

struct RetryAfter
{
    base::Clock::Duration wait{0};
    bool capped = false; // the service asked for more than we are willing to wait

    bool operator==(const RetryAfter &) const = default;
};

// What a Retry-After header asks for, in seconds or as a date. A date counts from the moment the
// service sent the answer by its own clock, so that a wrong clock on either side does no harm.
// Nothing when it is negative, past or nonsense.
[[nodiscard]] std::optional<RetryAfter> retryAfterOf(const QByteArray &header,
                                                     const QDateTime &sentAt);

// A date of an HTTP header; invalid when it is none.
[[nodiscard]] QDateTime httpDateOf(const QByteArray &header);

} // namespace storedesk::api
