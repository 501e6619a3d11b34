// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/ratelimiter.h"
#include "journal/jobhead.h"

#include <deque>

namespace storedesk::journal {

struct JobProgress
{
    // The reason the next request waits.
    struct Waiting
    {
        // Remaining time, rounded up.
        std::chrono::seconds time{0};
        api::WaitReason why = api::WaitReason::Pace;

        bool operator==(const Waiting &) const = default;
    };

    qint64 rows = 0;
    qint64 ended = 0;
    // Rows per minute. Absent while the job makes no progress or the rate is unknown.
    std::optional<int> perMinute = {};
    std::optional<std::chrono::seconds> left = {};
    std::optional<Waiting> waiting = {};
    // Activity at the service, as text. Empty if the row counts are sufficient.
    QString phase = {};

    bool operator==(const JobProgress &) const = default;

    [[nodiscard]] qint64 open() const { return rows - ended; }
    // Returns the percentage, rounded down, so that it is 100 only if no row is open.
    [[nodiscard]] int percent() const;
};

// Parts of the progress text, empty if unknown: "4,120 of 10,000", "95 a minute", "about 62 min
// left", "waiting for the limit, 12 s".
[[nodiscard]] QString countText(const JobProgress &progress);
[[nodiscard]] QString paceText(const JobProgress &progress);
[[nodiscard]] QString leftText(const JobProgress &progress);
[[nodiscard]] QString waitingText(const JobProgress &progress);
// Returns all parts in one line.
[[nodiscard]] QString textOf(const JobProgress &progress);

// Measures the rate at which rows end while a job runs. Pure arithmetic on ticks, without a clock
// or timer.
class ProgressMeter final
{
public:
    using Tick = base::Clock::Duration;

    // Starts or resumes measuring. The time before this call does not count.
    void begin(qint64 ended, Tick now);
    void hold();
    // May be called at any frequency.
    void note(qint64 ended, Tick now);

    // Uses the rate limit of the account until enough rows have ended for a measurement. The tick
    // in `wait` is the time until which a call waits.
    [[nodiscard]] JobProgress progress(const journal::RowCounts &counts,
                                       const api::RateLimitState &account, int callsPerRow,
                                       const std::optional<std::pair<Tick, api::WaitReason>> &wait,
                                       Tick now) const;

    // Adds the measured rate and the estimate to the progress of rows that the service processes.
    void addPace(JobProgress &progress, Tick now) const;

private:
    struct Sample
    {
        Tick at{0};
        qint64 ended = 0;
    };

    // Rows per minute.
    [[nodiscard]] std::optional<double> measured(Tick now) const;

    bool m_runs = false;
    // Samples of the last minutes, one second apart.
    std::deque<Sample> m_samples;
};

} // namespace storedesk::journal
