// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/attempthistory.h"
#include "api/classifiedresponse.h"
#include "api/lostwrite.h"

namespace storedesk::api {

class DeliveryContext;

// How a delivery continues after a lookup.
struct LookupDecision
{
    enum class Step : quint8 { Succeed, Fail, LookAgain, Resend };

    Step step = Step::Fail;
    // For Succeed.
    http::Reply reply = {};
    // For Fail.
    http::Error error = {};
};

// Looks up whether a write arrived whose response was lost or that was delayed for a long time, and
// decides whether it is done, has failed, or may be sent again.
class LostWriteLookup final
{
public:
    // The context and the request must outlive this object. The request is the write to look up.
    LostWriteLookup(DeliveryContext &context, const http::Request &request);

    [[nodiscard]] bool isPossible() const;
    // Calls the handler once, from the event loop, unless the owner has been destroyed.
    void ask(const AttemptHistory &history, QObject *owner, Lookup::Handler handler) const;
    // Records in the history what the finding proves about the attempts.
    [[nodiscard]] LookupDecision decide(const LookupFinding &finding, AttemptHistory &history,
                                        const ClassifiedResponse &response) const;

private:
    [[nodiscard]] LookupDecision applied(const LookupFinding &finding,
                                         const AttemptHistory &history) const;
    [[nodiscard]] LookupDecision undecided(const LookupFinding &finding,
                                           const ClassifiedResponse &response) const;
    [[nodiscard]] LookupDecision absentWrite(AttemptHistory &history,
                                             const ClassifiedResponse &response) const;
    [[nodiscard]] LookupDecision absentCreate(AttemptHistory &history,
                                              const ClassifiedResponse &response) const;
    [[nodiscard]] LookupDecision
    conflict(AttemptHistory &history, const ClassifiedResponse &response, const char *detail) const;
    [[nodiscard]] base::Problem wordsOf(const http::Error &error, const QString &detail) const;

    DeliveryContext &m_context;
    const http::Request &m_request;
    const catalogue::Repeat m_repeat;
};

} // namespace storedesk::api
