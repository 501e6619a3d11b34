// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/deliverycontext.h"
#include "api/ratelimiter.h"

#include <functional>
#include <memory>

namespace storedesk::api {

// Turns operations of the catalogue into calls to one account, with one queue, one rate limit, one
// breaker and one log.
class Client final : public QObject, private DeliveryContext
{
    Q_OBJECT

public:
    // Returns a number of at least 0 and less than 1 for the jitter of delays. Tests supply their
    // own function.
    using Random = std::function<double()>;
    // How to delay the next attempt: by a random part of the maximum, so that many clients do not
    // retry at the same time, or only briefly while the user waits for a few reads.
    enum class Backoff : quint8 { Jittered, Short };

    Client(http::Connection connection, base::Clock &clock, QObject *parent = nullptr);
    ~Client() override;

    // Never returns null. A request that cannot be sent finishes with an error, from the event loop
    // like all others.
    [[nodiscard]] Call *start(http::Request request, QObject *owner) override;

    // Sets the lookup that finds out whether a lost write arrived. Not owned. Without one, lost
    // writes finish as Unknown.
    void setLookup(Lookup *lookUp);
    void setRandom(Random random);
    void setBackoff(Backoff backoff) { m_backoff = backoff; }

    // Sets a new key and resumes requests that a refused key stopped.
    void setKey(const QByteArray &key);
    // Lets requests in flight finish, holds new ones back and wipes the key from memory until
    // setKey() is called.
    void lock();
    [[nodiscard]] bool isLocked() const { return m_locked; }
    // Retries requests stopped by a refused certificate, key or scope, and probes at once if the
    // service was down.
    void resume();

    [[nodiscard]] const http::Connection &connection() const override { return m_connection; }
    [[nodiscard]] base::Clock &clock() const override { return m_clock; }
    [[nodiscard]] const http::ServiceTime &serviceTime() const { return m_serviceTime; }
    [[nodiscard]] SeenRecords &known() override { return m_known; }
    [[nodiscard]] RateLimitState pace() const;
    // Returns the number of requests in flight.
    [[nodiscard]] int underWay() const;
    [[nodiscard]] CallLog &log() override { return m_log; }

Q_SIGNALS:
    void paceChanged();
    // Emitted for every answered call, in addition to the call's own signals.
    void answered(const storedesk::http::Request &request, const storedesk::http::Reply &reply);
    // Emitted when any call of this client waits until the given tick.
    void waiting(storedesk::base::Clock::Duration until, api::WaitReason why);
    // Emitted when the key, the certificate or a scope was refused. Nothing more is sent until
    // setKey() or resume() is called.
    void stopped(const storedesk::http::Error &error);
    // Emitted when requests that a refused certificate, key or scope stopped are sent again.
    void resumed();
    // Emitted when lock() has completed.
    void keyWiped();

private:
    void check();
    void wipeKey();
    [[nodiscard]] const std::optional<base::Problem> &connectionProblem() const override;
    [[nodiscard]] RequestScheduler &scheduler() override { return *m_scheduler; }
    [[nodiscard]] http::Transport &transport() override { return *m_transport; }
    [[nodiscard]] Lookup *lookUp() override { return m_lookUp; }
    void noteServiceTime(const QByteArray &date, const http::TimePoint &moment) override;
    [[nodiscard]] double backoffPart() override;

    http::Connection m_connection;
    // The reason the connection cannot be used.
    std::optional<base::Problem> m_problem;
    base::Clock &m_clock;
    Lookup *m_lookUp = nullptr;
    Random m_random;
    Backoff m_backoff = Backoff::Jittered;
    bool m_locked = false;
    CallLog m_log;
    http::ServiceTime m_serviceTime;
    SeenRecords m_known;
    std::unique_ptr<http::Transport> m_transport;
    std::unique_ptr<RequestScheduler> m_scheduler;
};

} // namespace storedesk::api
