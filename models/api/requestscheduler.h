// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/blockedrequests.h"
#include "api/breaker.h"
#include "api/calllog.h"
#include "api/classifiedresponse.h"
#include "api/connection.h"
#include "api/exchange.h"
#include "api/pace.h"
#include "api/quota.h"
#include "api/requestqueue.h"

#include <QPointer>
#include <QSet>

#include <tuple>

namespace storedesk::api {

class Transport;

// Decides which request of an account may leave, and when: interactive ones first, as the pace
// allows, none while the service is down, and none with a key, a certificate or a scope that was
// refused.
class RequestScheduler final : public QObject
{
    Q_OBJECT

public:
    // All four outlive it.
    RequestScheduler(const Connection &connection, base::Clock &clock, Transport &transport,
                     CallLog &log);
    void close(); // ends everything, while the rest of the client is still there

    // Every request registers for its whole life, so that it hears when the client goes.
    void add(ScheduledRequest &request);
    void remove(ScheduledRequest &request);

    // It wants to send. Answers with send(), hold() or refuse(), from the event loop.
    void join(ScheduledRequest &request);
    // It no longer wants to, or the attempt it was allowed to make has had this response.
    void leave(ScheduledRequest &request, const ClassifiedResponse *response, Pace::Tick sentAt);

    // Nothing more leaves; nothing that needs this scope.
    void stop(const Error &error);
    void stopScope(const QString &scope, const Error &error);
    void resume();
    void setLocked(bool locked); // nobody is refused: what wants to send waits

    // Whether the account may make another retry; takes its price.
    [[nodiscard]] bool payRetry() { return m_quota.payForRetry(); }
    [[nodiscard]] bool payThrottled() { return m_quota.payForThrottled(); }
    [[nodiscard]] PaceState pace() const;
    [[nodiscard]] int underWay() const;

Q_SIGNALS:
    void paceChanged();
    void stopped(const storedesk::api::Error &error); // a key, a certificate or a scope
    void cameToRest(); // it is locked, and nothing is under way any more

private:
    using Tick = Pace::Tick;
    void schedule();
    void dispatch();
    [[nodiscard]] bool isHeld(ScheduledRequest &request);
    void hold(ScheduledRequest &request, Tick until, Why why);
    void probe();
    void probed(const RawResponse &raw);
    void learn(const ClassifiedResponse &response, Tick sentAt);
    void announcePace();
    void waitAsAsked(const RetryAfter &asked);
    void refuseStopped(const Error &error);
    [[nodiscard]] Tick now() const;

    const Connection &m_connection;
    base::Clock &m_clock;
    Transport &m_transport;
    CallLog &m_log;
    Pace m_pace;
    Breaker m_breaker;
    Quota m_quota;
    QSet<ScheduledRequest *> m_all;
    RequestQueue m_queue;
    std::vector<ScheduledRequest *> m_sending;
    bool m_scheduled = false;
    bool m_locked = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
    std::unique_ptr<base::Clock::Timer> m_longWait; // its end is told
    std::tuple<ScheduledRequest *, Tick, Why> m_held = {}; // who was told last to wait for what
    std::optional<Tick> m_heldUntil; // the service asked the whole account to wait
    bool m_askedLonger = false; // and for more than that
    QPointer<Exchange> m_probe;
    Tick m_probeSent{0};
    BlockedRequests m_stops;
};

} // namespace storedesk::api
