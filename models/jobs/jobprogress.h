// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/pace.h"
#include "journal/jobhead.h"

#include <deque>

namespace storedesk::jobs {

// How far a job is, in figures.
struct JobProgress
{
    // What its next request waits for.
    struct Waiting
    {
        std::chrono::seconds time{0}; // from now, rounded up
        api::Why why = api::Why::Pace;

        bool operator==(const Waiting &) const = default;
    };

    qint64 rows = 0;
    qint64 ended = 0;
    // Rows a minute; absent while it stands still or nobody can tell yet.
    std::optional<int> perMinute = {};
    std::optional<std::chrono::seconds> left = {};
    std::optional<Waiting> waiting = {};
    QString phase = {}; // what the service does with it, in words; empty: rows say it all

    bool operator==(const JobProgress &) const = default;

    [[nodiscard]] qint64 open() const { return rows - ended; }
    [[nodiscard]] int percent() const; // whole ones; 100 only when nothing is open
};

// The parts as people read them; empty where nothing is known: "4,120 of 10,000", "95 a minute",
// "about 62 min left", "waiting for the limit, 12 s".
[[nodiscard]] QString countText(const JobProgress &progress);
[[nodiscard]] QString paceText(const JobProgress &progress);
[[nodiscard]] QString leftText(const JobProgress &progress);
[[nodiscard]] QString waitingText(const JobProgress &progress);
// All of them in one line.
[[nodiscard]] QString textOf(const JobProgress &progress);

// Measures how fast rows end while a job runs. Plain arithmetic on ticks: it has no clock and no
// timer.
class ProgressMeter final
{
public:
    using Tick = base::Clock::Duration;

    // It begins or goes on: what passed until now does not count.
    void begin(qint64 ended, Tick now);
    void hold();
    void note(qint64 ended, Tick now); // as often as one likes

    // Until enough rows have ended to measure, the pace of the account stands in; a row costs so
    // many calls. The tick is the one a call waits until.
    [[nodiscard]] JobProgress progress(const journal::RowCounts &counts,
                                       const api::PaceState &account, int callsPerRow,
                                       const std::optional<std::pair<Tick, api::Why>> &wait,
                                       Tick now) const;

private:
    struct Sample
    {
        Tick at{0};
        qint64 ended = 0;
    };

    [[nodiscard]] std::optional<double> measured(Tick now) const; // rows a minute

    bool m_runs = false;
    std::deque<Sample> m_samples; // of the last minutes, a second apart
};

} // namespace storedesk::jobs
