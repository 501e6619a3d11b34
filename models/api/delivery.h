// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/attempthistory.h"
#include "api/callrecord.h"
#include "api/classifiedresponse.h"
#include "api/deliverycontext.h"
#include "api/deliverystate.h"
#include "api/lostwritelookup.h"
#include "api/scheduledrequest.h"
#include "http/exchange.h"

namespace storedesk::api {

// Sends one request until it has a final result: asks the scheduler for permission, sends,
// interprets the response and follows the retry matrix. Owned by its call; the client may be
// destroyed first.
class Delivery final : public QObject, public ScheduledRequest
{
    Q_OBJECT

public:
    Delivery(DeliveryContext &context, http::Request request);
    ~Delivery() override;

    [[nodiscard]] const http::Request &request() const override { return m_request; }
    [[nodiscard]] int attempts() const { return m_history.count; }

    // Called from the event loop.
    void begin(const QString &cause);
    void cancel();
    void requireRelease() { m_needsRelease = true; }
    void release();
    [[nodiscard]] bool mayHaveLeft() const { return m_exchange || m_history.isInDoubt(); }
    [[nodiscard]] bool send() override;
    void announceSending() override;
    void hold(base::Clock::Duration until, WaitReason why) override;
    void refuse(const http::Error &error) override;
    void abandon() override { cancel(), m_context = nullptr; }

Q_SIGNALS:
    void stateChanged(api::Call::State state);
    void waiting(storedesk::base::Clock::Duration until, api::WaitReason why);
    void progress(qint64 sent, qint64 total);
    void releaseNeeded();
    // Emitted exactly once unless destroyed first.
    void finished(const storedesk::http::Outcome &outcome);

private:
    using Tick = base::Clock::Duration;
    using State = DeliveryState;

    void join();
    void resumeUnresolved();
    [[nodiscard]] bool isClosing() const { return m_state >= State::Closing; }
    [[nodiscard]] bool enter(State state);
    [[nodiscard]] bool transmit();
    void ended(const http::RawResponse &raw);
    void act(const Decision &decision);
    void retry(const Decision &decision);
    void waitThen(Tick delay, WaitReason why, void (Delivery::*next)());
    void pollQueue();
    void askForRoom();
    void lookUp();
    void fetch();
    void ask(void (Delivery::*next)(const LookupFinding &));
    void found(const LookupFinding &finding);
    void fetched(const LookupFinding &finding);
    void conclude(RetryStep step);
    void succeed(http::Reply reply);
    void fail(http::Error error);
    void failLater(const http::Error &error);
    void finish(http::Outcome outcome);
    void letGo();
    void record(const http::Outcome &outcome);
    [[nodiscard]] Situation situation() const
    {
        return m_history.situation(m_request, m_response, m_context->clock());
    }
    [[nodiscard]] http::Error cancelled() const;
    [[nodiscard]] http::Error unknown(http::ErrorKind cause) const;
    [[nodiscard]] bool writes() const { return m_repeat != catalogue::Repeat::Read; }
    [[nodiscard]] bool mustReadFirst() const;

    // Null after the client was destroyed.
    DeliveryContext *m_context;
    http::Request m_request;
    // Encoded path and query.
    QByteArray m_target;
    QString m_host;
    catalogue::Repeat m_repeat;
    LostWriteLookup m_lookup;
    State m_state = State::Queued;
    bool m_needsRelease = false;
    // Whether the scheduler has given the delivery a slot that it has not used yet.
    bool m_awaitsRelease = false;
    QPointer<http::Exchange> m_exchange;
    // Owns the reads made by a lookup or a poll.
    QObject *m_asking = nullptr;
    std::unique_ptr<base::Clock::Timer> m_timer;
    // Response to the latest attempt.
    ClassifiedResponse m_response;
    AttemptHistory m_history;
    int m_polls = 0;
    // The log record, filled in step by step.
    CallRecord m_record;
};

} // namespace storedesk::api
