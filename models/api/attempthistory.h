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

    Moment decided; // somebody wanted it then, whenever it leaves
    Moment latest; // time it left
    Tick latestTick{0};
    std::optional<Moment> first = {}; // time it left
    std::optional<Moment> doubtful = {}; // the first attempt that may have been carried out
    std::optional<Moment> lookedUp = {}; // the latest look-up that found no trace
    KnownRecords::Mark seen = 0; // before the doubtful attempt left, or the latest
    int count = 0; // every time it left
    int throttled = 0;
    int absences = 0; // look-ups in a row that found no trace
    int doubts = 0; // attempts that may have been carried out
    Doubt doubt = Doubt::None;

    [[nodiscard]] bool isInDoubt() const { return doubt == Doubt::Open; }
    void noteSent(const Moment &moment, Tick tick, KnownRecords::Mark mark);
    void noteEnd(Ending ending);
    // Somebody else sent it, and it may have been carried out.
    void assumeSent(const Moment &moment);
    // What the retry matrix is asked with.
    [[nodiscard]] Situation situation(const Request &request, const ClassifiedResponse &response,
                                      const base::Clock &clock) const;
    void tell(CallRecord &line, const base::Clock &clock) const;
    // It is known by now that no attempt so far was carried out.
    void settle() { doubt = Doubt::Settled; }
};

} // namespace storedesk::api
