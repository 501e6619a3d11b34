// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "client.h"

#include "api/delivery.h"
#include "api/requestscheduler.h"
#include "base/wipe.h"
#include "http/transport.h"

#include <QRandomGenerator>

namespace storedesk::api {

static double ordinaryRandom()
{
    return QRandomGenerator::global()->generateDouble();
}

Client::Client(http::Connection connection, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_connection(std::move(connection))
    , m_clock(clock)
    , m_random(ordinaryRandom)
{
    check();
    m_transport = std::make_unique<http::Transport>(m_connection, m_clock);
    m_scheduler = std::make_unique<RequestScheduler>(m_connection, m_clock, *m_transport, m_log);
    connect(m_scheduler.get(), &RequestScheduler::paceChanged, this, &Client::paceChanged);
    connect(m_scheduler.get(), &RequestScheduler::stopped, this, &Client::stopped);
    connect(m_scheduler.get(), &RequestScheduler::cameToRest, this, &Client::wipeKey);
}

Client::~Client()
{
    m_scheduler->close();
}

Call *Client::start(http::Request request, QObject *owner)
{
    DeliveryContext &context = *this;
    auto delivery = std::make_unique<Delivery>(context, std::move(request));
    auto *waits = delivery.get();
    auto *call = new Call(std::move(delivery), owner);
    // Connected after the call was created, so that the call's own listeners are notified first.
    connect(waits, &Delivery::waiting, this, &Client::waiting);
    call->then(this, [this, call](const http::Outcome &outcome) {
        if (outcome)
            Q_EMIT answered(call->request(), *outcome);
    });
    return call;
}

void Client::setLookup(Lookup *lookUp)
{
    m_lookUp = lookUp;
}

void Client::setRandom(Random random)
{
    m_random = random ? std::move(random) : Random(ordinaryRandom);
}

void Client::setKey(const QByteArray &key)
{
    m_connection.key = key;
    check();
    m_transport->setConnection(m_connection);
    m_locked = false;
    m_scheduler->setLocked(false);
    resume();
}

// The key is retained until the last response, because it must be masked if the service quotes it.
void Client::lock()
{
    m_locked = true;
    m_scheduler->setLocked(true);
}

void Client::wipeKey()
{
    if (m_connection.key.isEmpty())
        return;
    base::wipe(m_connection.key);
    m_transport->forgetKey();
    Q_EMIT keyWiped();
}

void Client::resume()
{
    m_scheduler->resume();
    Q_EMIT resumed();
}

RateLimitState Client::pace() const
{
    return m_scheduler->pace();
}

int Client::underWay() const
{
    return m_scheduler->underWay();
}

const std::optional<base::Problem> &Client::connectionProblem() const
{
    return m_problem;
}

void Client::noteServiceTime(const QByteArray &date, const http::TimePoint &moment)
{
    m_serviceTime.heard(date, moment);
}

double Client::backoffPart()
{
    return m_backoff == Backoff::Short ? http::requestPolicy.shortBackoff : m_random();
}

// With an unusable connection, every call fails with this problem and nothing is sent.
void Client::check()
{
    auto checked = http::checkedConnection(m_connection);
    m_problem.reset();
    if (checked)
        m_connection = std::move(*checked);
    else
        m_problem = checked.error();
    m_connection.key = base::ownCopy(m_connection.key);
}

} // namespace storedesk::api
