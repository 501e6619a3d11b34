// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"

#include <chrono>

namespace storedesk::jobs {

// What a plan costs, before anybody agrees to it.
struct JobEstimate
{
    // The same rows as files that the service works off by itself.
    struct Import
    {
        int files = 1;
        std::chrono::seconds time{0}; // a guess: the service says nothing about it

        bool operator==(const Import &) const = default;
    };

    qint64 calls = 0;
    std::optional<std::chrono::seconds> time = {}; // absent: the account has no limit
    // Where the service takes such rows as a file, and sooner.
    std::optional<Import> import = {};

    bool operator==(const JobEstimate &) const = default;
};

// Rows are those that will be sent, bytes those of their table.
[[nodiscard]] JobEstimate estimateOf(const BulkPlan &plan, qint64 rows, qint64 bytes,
                                     int requestsPerMinute);
// For example "1 import, about 2 minutes · 48,210 calls, about 8 hours".
[[nodiscard]] QString textOf(const JobEstimate &estimate);
// "about 8 hours", "less than a minute".
[[nodiscard]] QString durationText(std::chrono::seconds time);

} // namespace storedesk::jobs
