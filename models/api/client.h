// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "api/deliverycontext.h"
#include "api/pace.h"

#include <functional>
#include <memory>

namespace storedesk::api {

// Turns operations of the catalogue into calls against one account: one queue, one pace, one
// breaker, one log.
class Client final : public QObject, private DeliveryContext
{
    Q_OBJECT

public:
    // Numbers from 0 up to 1, for the jitter of delays; a test hands in its own.
    using Random = std::function<double()>;
    // How long the pauses between attempts are: a random part of their longest, so that many
    // clients do not come back at once, or short ones, while somebody watches a few reads.
    enum class Backoff : quint8 { Jittered, Short };

    Client(Connection connection, base::Clock &clock, QObject *parent = nullptr);
    ~Client() override;

    // Never null. What cannot be sent ends with an error like everything else, from the event loop.
    [[nodiscard]] Call *start(Request request, QObject *owner) override;

    // Who is asked whether a lost write arrived. Not owned; without one such writes end as Unknown.
    void setLookup(Lookup *lookUp);
    void setRandom(Random random);
    void setBackoff(Backoff backoff) { m_backoff = backoff; }

    // A new key lifts what a refused one stopped.
    void setKey(const QByteArray &key);
    // What is on the wire ends, what comes waits, and the key is wiped from memory, until setKey().
    void lock();
    [[nodiscard]] bool isLocked() const { return m_locked; }
    // Tries again what a refused certificate, key or scope stopped, and probes at once when the
    // service was down.
    void resume();

    [[nodiscard]] const Connection &connection() const override { return m_connection; }
    [[nodiscard]] base::Clock &clock() const override { return m_clock; }
    [[nodiscard]] const ServiceTime &serviceTime() const { return m_serviceTime; }
    [[nodiscard]] KnownRecords &known() override { return m_known; }
    [[nodiscard]] PaceState pace() const;
    [[nodiscard]] int underWay() const; // requests on the wire
    [[nodiscard]] CallLog &log() override { return m_log; }

Q_SIGNALS:
    void paceChanged();
    // A call of whomever was answered; its own listeners hear of it as well.
    void answered(const storedesk::api::Request &request, const storedesk::api::Reply &reply);
    // Any of its calls waits until that tick.
    void waiting(storedesk::base::Clock::Duration until, storedesk::api::Why why);
    // Nothing more leaves until setKey() or resume(): the key, the certificate, or one scope was
    // refused.
    void stopped(const storedesk::api::Error &error);
    void keyWiped(); // lock() has done all it does

private:
    void check();
    void wipeKey();
    [[nodiscard]] const std::optional<base::Problem> &connectionProblem() const override;
    [[nodiscard]] RequestScheduler &scheduler() override { return *m_scheduler; }
    [[nodiscard]] Transport &transport() override { return *m_transport; }
    [[nodiscard]] Lookup *lookUp() override { return m_lookUp; }
    void noteServiceTime(const QByteArray &date, const Moment &moment) override;
    [[nodiscard]] double backoffPart() override;

    Connection m_connection;
    std::optional<base::Problem> m_problem; // why the connection cannot be used
    base::Clock &m_clock;
    Lookup *m_lookUp = nullptr;
    Random m_random;
    Backoff m_backoff = Backoff::Jittered;
    bool m_locked = false;
    CallLog m_log;
    ServiceTime m_serviceTime;
    KnownRecords m_known;
    std::unique_ptr<Transport> m_transport;
    std::unique_ptr<RequestScheduler> m_scheduler;
};

} // namespace storedesk::api
