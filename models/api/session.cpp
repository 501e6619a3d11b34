// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session.h"

#include "catalogue/key.h"

#include <QPointer>

namespace storedesk::api {

Session::Session(Connection connection, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_client(std::move(connection), clock)
    , m_lookUp(m_client)
{
    m_client.setLookup(&m_lookUp);
}

Session::~Session()
{
    m_client.setLookup(nullptr);
}

Client &Session::client()
{
    return m_client;
}

Call *Session::read(Request request, QObject *owner)
{
    Q_ASSERT(!operationOf(request).writes());
    return m_client.start(std::move(request), owner);
}

Call *Session::write(Request request)
{
    Q_ASSERT(operationOf(request).writes());
    auto *call = m_client.start(request, &m_writes);
    ++m_underWay;
    call->then(this, [this, request](const Outcome &outcome) { noteEnd(request, outcome); });
    Q_EMIT writesChanged(m_underWay);
    return call;
}

Call *Session::start(Request request, QObject *owner)
{
    return operationOf(request).writes() ? write(std::move(request))
                                         : read(std::move(request), owner);
}

int Session::writesUnderWay() const
{
    return m_underWay;
}

// An answered create must never be mistaken for another one whose response was lost.
void Session::noteEnd(const Request &request, const Outcome &outcome)
{
    --m_underWay;
    if (const auto &operation = operationOf(request);
        outcome && operation.effect == catalogue::Effect::Create)
        m_client.known().claim(operation.resource,
                               outcome->document.object().value(catalogue::key::id).toString());
    const QPointer<Session> alive(this);
    Q_EMIT writeEnded(request, outcome);
    if (alive)
        Q_EMIT writesChanged(m_underWay);
}

} // namespace storedesk::api
