// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"
#include "api/classifiedresponse.h"
#include "api/retry.h"
#include "api/seenrecords.h"
#include "http/servicetime.h"

namespace storedesk::api {

// Records when a request was made and sent, and whether an attempt may have been applied.
struct AttemptHistory
{
    using Tick = base::Clock::Duration;
    // Whether the service may have carried out an attempt that did not succeed.
    enum class Doubt : quint8 { None, Open, Settled };

    // When the user or a job asked for the request. The replay window starts here.
    http::TimePoint decided;
    // When the latest attempt was sent.
    http::TimePoint latest;
    Tick latestTick{0};
    // When the first attempt was sent.
    std::optional<http::TimePoint> first = {};
    // When the first attempt that may have been applied was sent.
    std::optional<http::TimePoint> doubtful = {};
    // When the latest lookup found no trace of the request.
    std::optional<http::TimePoint> lookedUp = {};
    // The records known before the first doubtful attempt, or before the latest attempt if none is
    // doubtful.
    SeenRecords::Mark seen = 0;
    // Number of attempts sent.
    int count = 0;
    int throttled = 0;
    // Number of consecutive lookups that found no trace of the request.
    int absences = 0;
    // Number of attempts that may have been applied.
    int doubts = 0;
    Doubt doubt = Doubt::None;

    [[nodiscard]] bool isInDoubt() const { return doubt == Doubt::Open; }
    void noteSent(const http::TimePoint &moment, Tick tick, SeenRecords::Mark mark);
    void noteEnd(Ending ending);
    // Records that an earlier run of the program sent the request, which may have been applied.
    void assumeSent(const http::TimePoint &moment);
    // Returns the input for the retry matrix.
    [[nodiscard]] Situation situation(const http::Request &request,
                                      const ClassifiedResponse &response,
                                      const base::Clock &clock) const;
    void describe(CallRecord &line, const base::Clock &clock) const;
    // Records that, according to a lookup, no attempt was applied.
    void settle() { doubt = Doubt::Settled; }
};

} // namespace storedesk::api
