// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"
#include "api/classifiedresponse.h"
#include "api/knownrecords.h"
#include "api/retry.h"
#include "api/servicetime.h"

namespace storedesk::api {

// When one request was wanted and left, and what may have come of it.
struct AttemptHistory
{
    using Tick = base::Clock::Duration;
    // Whether the service may have carried out an attempt that did not succeed.
    enum class Doubt : quint8 { None, Open, Settled };

    Moment decided; // when the user or a job asked for it: the replay window begins here
    Moment latest; // when the latest attempt was sent
    Tick latestTick{0};
    std::optional<Moment> first = {}; // when the first attempt was sent
    // When the first attempt that may have been applied was sent.
    std::optional<Moment> doubtful = {};
    std::optional<Moment> lookedUp = {}; // the latest look-up that found no trace
    // The records known before that attempt, or before the latest.
    KnownRecords::Mark seen = 0;
    int count = 0; // attempts sent
    int throttled = 0;
    int absences = 0; // look-ups in a row that found no trace
    int doubts = 0; // attempts that may have been applied
    Doubt doubt = Doubt::None;

    [[nodiscard]] bool isInDoubt() const { return doubt == Doubt::Open; }
    void noteSent(const Moment &moment, Tick tick, KnownRecords::Mark mark);
    void noteEnd(Ending ending);
    // An earlier run of the program sent it, and it may have been applied.
    void assumeSent(const Moment &moment);
    // The input of the retry table.
    [[nodiscard]] Situation situation(const Request &request, const ClassifiedResponse &response,
                                      const base::Clock &clock) const;
    void tell(CallRecord &line, const base::Clock &clock) const;
    // A look-up has shown that no attempt so far was applied.
    void settle() { doubt = Doubt::Settled; }
};

} // namespace storedesk::api
