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

// Decides which request of an account may be sent and when: interactive ones first, as the pace
// allows, none while the service is down, and none with a refused key, certificate or scope.
class RequestScheduler final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive the scheduler.
    RequestScheduler(const Connection &connection, base::Clock &clock, Transport &transport,
                     CallLog &log);
    // Abandons all requests while the rest of the client still exists.
    void close();

    // Every request is registered for its whole life, so that it is notified when the client is
    // destroyed.
    void add(ScheduledRequest &request);
    void remove(ScheduledRequest &request);

    // Queues a request. Answers with send(), hold() or refuse(), from the event loop.
    void join(ScheduledRequest &request);
    // Removes a request that no longer wants to be sent, or whose attempt got this response.
    void leave(ScheduledRequest &request, const ClassifiedResponse *response, Pace::Tick sentAt);

    // Stops all requests, or those that need the scope.
    void stop(const Error &error);
    void stopScope(const QString &scope, const Error &error);
    void resume();
    // While locked, requests wait and none is refused.
    void setLocked(bool locked);

    // Returns whether the account may make another retry, and pays for it.
    [[nodiscard]] bool payRetry() { return m_quota.payForRetry(); }
    [[nodiscard]] bool payThrottled() { return m_quota.payForThrottled(); }
    [[nodiscard]] PaceState pace() const;
    [[nodiscard]] int underWay() const;

Q_SIGNALS:
    void paceChanged();
    // Emitted when a key, a certificate or a scope was refused.
    void stopped(const storedesk::api::Error &error);
    // Emitted when the scheduler is locked and no request is in flight any more.
    void cameToRest();

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
    // Announces the end of a long wait.
    std::unique_ptr<base::Clock::Timer> m_longWait;
    // The latest wait reported to a request, to avoid repeating it.
    std::tuple<ScheduledRequest *, Tick, Why> m_held = {};
    // Set while the service asked the whole account to wait.
    std::optional<Tick> m_heldUntil;
    // Whether the service asked for a longer wait than that.
    bool m_askedLonger = false;
    QPointer<Exchange> m_probe;
    Tick m_probeSent{0};
    BlockedRequests m_stops;
};

} // namespace storedesk::api
