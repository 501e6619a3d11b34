// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/breaker.h"
#include "api/call.h"
#include "api/classifiedresponse.h"
#include "api/exchange.h"
#include "api/pace.h"
#include "api/quota.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <array>
#include <deque>
#include <tuple>

namespace storedesk::api {

class Client;

// Decides which request of an account may leave, and when: interactive ones first, as the pace
// allows, none while the service is down, and none with a key, a certificate or a scope that was
// refused.
class RequestScheduler final : public QObject
{
    Q_OBJECT

public:
    explicit RequestScheduler(Client &client);
    ~RequestScheduler() override;
    // The client is going: ends everything while the rest of it is still there.
    void close();

    // Every delivery registers for its whole life, so that it hears when the client goes.
    void add(Delivery &delivery);
    void remove(Delivery &delivery);

    // It wants to send. Answers with send(), hold() or refuse(), from the event loop.
    void join(Delivery &delivery);
    // It no longer wants to, or the attempt it was allowed to make has ended with this meaning.
    void leave(Delivery &delivery, const ClassifiedResponse *response, Pace::Tick sentAt);

    // Nothing more leaves; nothing that needs this scope.
    void stop(const Error &error);
    void stopScope(const QString &scope, const Error &error);
    void resume();

    // Whether the account may make another retry; takes its price.
    [[nodiscard]] bool payRetry() { return m_quota.takeTransient(); }
    [[nodiscard]] bool payThrottled() { return m_quota.takeThrottled(); }

    [[nodiscard]] PaceState pace() const;
    [[nodiscard]] int underWay() const;

private:
    using Tick = Pace::Tick;

    void schedule();
    void pump();
    [[nodiscard]] Delivery *next() const;
    [[nodiscard]] bool isHeld(Delivery &delivery);
    void hold(Delivery &delivery, Tick until, Why why);
    void probe();
    void probed(const RawResponse &raw);
    void learn(const ClassifiedResponse &response, Tick sentAt);
    void tellPace();
    void waitAsAsked(const RetryAfter &asked);
    void refuseStopped();
    void tellStopped(const Error &error);
    [[nodiscard]] const Error *stopFor(const Request &request) const;
    [[nodiscard]] Tick now() const;

    Client &m_client;
    Pace m_pace;
    Breaker m_breaker;
    Quota m_quota;
    QSet<Delivery *> m_all;
    std::array<std::deque<Delivery *>, 2> m_queues; // by priority
    std::vector<Delivery *> m_sending;
    bool m_scheduled = false;
    std::unique_ptr<base::Clock::Timer> m_timer;
    std::unique_ptr<base::Clock::Timer> m_longWait; // its end is told
    std::tuple<Delivery *, Tick, Why> m_held = {}; // who was told last to wait for what
    std::optional<Tick> m_heldUntil; // the service asked the whole account to wait
    bool m_askedLonger = false; // and for more than that
    QPointer<Exchange> m_probe;
    Tick m_probeSent{0};
    std::optional<Error> m_stop; // key or certificate
    QHash<QString, Error> m_stoppedScopes;
};

} // namespace storedesk::api
