// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session.h"

#include "catalogue/key.h"

#include <QPointer>

namespace storedesk::api {

Session::Session(http::Connection connection, base::Clock &clock, QObject *parent)
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

Call *Session::read(http::Request request, QObject *owner)
{
    Q_ASSERT(!http::operationOf(request).writes());
    return m_client.start(std::move(request), owner);
}

Call *Session::write(http::Request request)
{
    Q_ASSERT(http::operationOf(request).writes());
    auto *call = m_client.start(request, &m_writes);
    ++m_underWay;
    call->then(this, [this, request](const http::Outcome &outcome) { noteEnd(request, outcome); });
    Q_EMIT writesChanged(m_underWay);
    return call;
}

Call *Session::start(http::Request request, QObject *owner)
{
    return http::operationOf(request).writes() ? write(std::move(request))
                                               : read(std::move(request), owner);
}

int Session::writesUnderWay() const
{
    return m_underWay;
}

// An answered create must never be mistaken for another one whose response was lost.
void Session::noteEnd(const http::Request &request, const http::Outcome &outcome)
{
    --m_underWay;
    if (const auto &operation = http::operationOf(request);
        outcome && operation.effect == catalogue::Effect::Create)
        m_client.known().claim(operation.resource,
                               outcome->document.object().value(catalogue::key::id).toString());
    const QPointer<Session> alive(this);
    Q_EMIT writeEnded(request, outcome);
    if (alive)
        Q_EMIT writesChanged(m_underWay);
}

} // namespace storedesk::api
