// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "client.h"

#include "api/delivery.h"
#include "api/requestscheduler.h"
#include "api/transport.h"

#include <QRandomGenerator>

namespace storedesk::api {

static double ordinaryRandom()
{
    return QRandomGenerator::global()->generateDouble();
}

Client::Client(Connection connection, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_connection(std::move(connection))
    , m_clock(clock)
    , m_random(ordinaryRandom)
{
    check();
    m_transport = std::make_unique<Transport>(m_connection, m_clock);
    m_scheduler = std::make_unique<RequestScheduler>(*this);
}

Client::~Client()
{
    m_scheduler->close();
}

Call *Client::start(Request request, QObject *owner)
{
    auto *call = new Call(owner);
    call->m_delivery = new Delivery(*this, *call, std::move(request));
    QMetaObject::invokeMethod(call->m_delivery, &Delivery::begin, Qt::QueuedConnection);
    return call;
}

void Client::setLookUp(LookUp *lookUp)
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
    resume();
}

void Client::resume()
{
    m_scheduler->resume();
}

const Connection &Client::connection() const
{
    return m_connection;
}

base::Clock &Client::clock() const
{
    return m_clock;
}

PaceState Client::pace() const
{
    return m_scheduler->pace();
}

int Client::underWay() const
{
    return m_scheduler->underWay();
}

CallLog &Client::log()
{
    return m_log;
}

// A connection that cannot be used says so at every call, and sends nothing.
void Client::check()
{
    auto checked = checkedConnection(m_connection);
    m_problem.reset();
    if (checked)
        m_connection = std::move(*checked);
    else
        m_problem = checked.error();
}

} // namespace storedesk::api
