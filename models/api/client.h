// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/calllog.h"
#include "api/connection.h"
#include "api/pace.h"
#include "api/question.h"
#include "api/servicetime.h"

#include <functional>
#include <memory>

namespace storedesk::api {

class RequestScheduler;
class Transport;

// Turns operations of the catalogue into calls against one account: one queue, one pace, one
// breaker, one log.
class Client final : public QObject
{
    Q_OBJECT

public:
    // Numbers from 0 up to 1, for the jitter of delays; a test hands in its own.
    using Random = std::function<double()>;

    Client(Connection connection, base::Clock &clock, QObject *parent = nullptr);
    ~Client() override;

    // Never null. What cannot be sent ends with an error like everything else, from the event loop.
    [[nodiscard]] Call *start(Request request, QObject *owner);

    // Who is asked whether a lost write arrived. Not owned; without one such writes end as Unknown.
    void setLookUp(LookUp *lookUp);
    void setRandom(Random random);

    // A new key lifts what a refused one stopped.
    void setKey(const QByteArray &key);
    // Tries again what a refused certificate, key or scope stopped, and probes at once when the
    // service was down.
    void resume();

    [[nodiscard]] const Connection &connection() const;
    [[nodiscard]] base::Clock &clock() const;
    [[nodiscard]] const ServiceTime &serviceTime() const { return m_serviceTime; }
    [[nodiscard]] KnownRecords &known() { return m_known; }
    [[nodiscard]] PaceState pace() const;
    [[nodiscard]] int underWay() const; // requests on the wire
    [[nodiscard]] CallLog &log();

Q_SIGNALS:
    void paceChanged();
    // Any of its calls waits until that tick.
    void waiting(storedesk::base::Clock::Duration until, storedesk::api::Why why);
    // Nothing more leaves until setKey() or resume(): the key, the certificate, or one scope was
    // refused.
    void stopped(const storedesk::api::Error &error);

private:
    friend class Delivery;
    friend class RequestScheduler;

    void check();

    Connection m_connection;
    std::optional<base::Problem> m_problem; // why the connection cannot be used
    base::Clock &m_clock;
    LookUp *m_lookUp = nullptr;
    Random m_random;
    CallLog m_log;
    ServiceTime m_serviceTime;
    KnownRecords m_known;
    std::unique_ptr<Transport> m_transport;
    std::unique_ptr<RequestScheduler> m_scheduler;
};

} // namespace storedesk::api
