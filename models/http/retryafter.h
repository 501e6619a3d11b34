// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace storedesk::http {

struct RetryAfter
{
    base::Clock::Duration wait{0};
    // Whether the service asked for a wait longer than our maximum.
    bool capped = false;

    bool operator==(const RetryAfter &) const = default;
};

// Parses a Retry-After header, in seconds or as a date. A date is relative to the time of the
// response by the service's clock, so that a wrong clock on either side does no harm. Empty if the
// value is negative, in the past or invalid.
[[nodiscard]] std::optional<RetryAfter> retryAfterOf(const QByteArray &header,
                                                     const QDateTime &sentAt);

// Parses the date of an HTTP header; invalid if it is malformed.
[[nodiscard]] QDateTime httpDateOf(const QByteArray &header);

} // namespace storedesk::http
