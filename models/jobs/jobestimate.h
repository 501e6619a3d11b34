// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"

#include <chrono>

namespace storedesk::jobs {

// Cost of a plan, shown before the user confirms it.
struct JobEstimate
{
    // The same rows sent as files that the service processes asynchronously.
    struct Import
    {
        int files = 1;
        // A guess, because the service documents no processing rate.
        std::chrono::seconds time{0};

        bool operator==(const Import &) const = default;
    };

    qint64 calls = 0;
    // The requests per minute; 0 if the account has no rate limit.
    int perMinute = 0;
    // Absent if the account has no rate limit.
    std::optional<std::chrono::seconds> time = {};
    // Only set if the service accepts such rows as a file and that is faster.
    std::optional<Import> import = {};

    bool operator==(const JobEstimate &) const = default;
};

// The rows are those to be sent, and the bytes are the size of their table.
[[nodiscard]] JobEstimate estimateOf(const BulkPlan &plan, qint64 rows, qint64 bytes,
                                     int requestsPerMinute);
// Returns a text such as "1 import, about 2 minutes · 48,210 requests, about 8 hours at 100
// requests a minute".
[[nodiscard]] QString textOf(const JobEstimate &estimate);
// Returns a text such as "about 8 hours" or "less than a minute".
[[nodiscard]] QString durationText(std::chrono::seconds time);

} // namespace storedesk::jobs
