// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/blockedrequests.h"
#include "api/breaker.h"
#include "api/calllog.h"
#include "api/classifiedresponse.h"
#include "api/quota.h"
#include "api/ratelimiter.h"
#include "api/requestqueue.h"
#include "http/connection.h"
#include "http/exchange.h"

#include <QPointer>
#include <QSet>

#include <tuple>

namespace storedesk::http {
class Transport;
}

namespace storedesk::api {

// Decides which request of an account may be sent and when: interactive ones first, as the pace
// allows, none while the service is down, and none with a refused key, certificate or scope.
class RequestScheduler final : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive the scheduler.
    RequestScheduler(const http::Connection &connection, base::Clock &clock,
                     http::Transport &transport, CallLog &log);
    // Abandons all requests while the other parts of the client still exist.
    void close();

    // Every request is registered for its whole lifetime, so that it is notified when the client is
    // destroyed.
    void add(ScheduledRequest &request);
    void remove(ScheduledRequest &request);

    // Queues a request. The scheduler then calls the request's send(), hold() or refuse() from the
    // event loop.
    void join(ScheduledRequest &request);
    // Removes a request that no longer needs to be sent, or whose attempt received this response.
    void leave(ScheduledRequest &request, const ClassifiedResponse *response,
               RateLimiter::Tick sentAt);

    // Stops all requests, or only those that need the given scope.
    void stop(const http::Error &error);
    void stopScope(const QString &scope, const http::Error &error);
    void resume();
    // While locked, requests wait and none is refused.
    void setLocked(bool locked);

    // Returns whether the account may make another retry, and deducts it from the quota.
    [[nodiscard]] bool payRetry() { return m_quota.payForRetry(); }
    [[nodiscard]] bool payThrottled() { return m_quota.payForThrottled(); }
    [[nodiscard]] RateLimitState pace() const;
    [[nodiscard]] int underWay() const;

Q_SIGNALS:
    void paceChanged();
    // Emitted when a key, a certificate or a scope was refused.
    void stopped(const storedesk::http::Error &error);
    // Emitted when the scheduler is locked and the last request in flight has ended.
    void cameToRest();

private:
    using Tick = RateLimiter::Tick;
    void schedule();
    void dispatch();
    [[nodiscard]] bool isHeld(ScheduledRequest &request);
    void hold(ScheduledRequest &request, Tick until, WaitReason why);
    void probe();
    void probed(const http::RawResponse &raw);
    void learn(const ClassifiedResponse &response, Tick sentAt);
    void announcePace();
    void waitAsAsked(const http::RetryAfter &asked);
    void refuseStopped(const http::Error &error);
    [[nodiscard]] Tick now() const;

    const http::Connection &m_connection;
    base::Clock &m_clock;
    http::Transport &m_transport;
    CallLog &m_log;
    RateLimiter m_pace;
    Breaker m_breaker;
    Quota m_quota;
    QSet<ScheduledRequest *> m_all;
    RequestQueue m_queue;
    std::vector<ScheduledRequest *> m_sending;
    bool m_scheduled = false;
    bool m_locked = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
    // Fires at the end of a long wait.
    std::unique_ptr<base::Clock::Timer> m_longWait;
    // The latest wait reported to a request, to avoid repeating it.
    std::tuple<ScheduledRequest *, Tick, WaitReason> m_held = {};
    // Set while the whole account has to wait because the service asked for it.
    std::optional<Tick> m_heldUntil;
    // Whether the service asked for a wait longer than the maximum.
    bool m_askedLonger = false;
    QPointer<http::Exchange> m_probe;
    Tick m_probeSent{0};
    BlockedRequests m_stops;
};

} // namespace storedesk::api
