// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transport.h"

#include "base/wipe.h"
#include "http/guardedrequest.h"
#include "http/networksettings.h"

#include <algorithm>
#include <utility>

namespace storedesk::http {

using namespace Qt::StringLiterals;

// Qt's limit on the number of connections that one QNetworkAccessManager opens to a host.
static constexpr int connectionsPerManager = 6;

static QNetworkRequest patternFor(const Connection &connection)
{
    auto request = guardedRequestFor(connection.baseUrl);
    request.setRawHeader("Accept", "application/json");
    // A response cached by a proxy could hide a lost write.
    request.setRawHeader("Cache-Control", "no-cache");
    const auto &scheme = connection.scheme;
    request.setRawHeader(connection.headerName,
                         scheme.isEmpty() ? base::ownCopy(connection.key)
                                          : scheme + ' ' + connection.key);
    return request;
}

Transport::Transport(const Connection &connection, base::Clock &clock)
    : m_clock(clock)
    , m_generation(networkGeneration())
{
    for (int room = 0; room < connection.inFlight; room += connectionsPerManager)
        m_managers.push_back(std::make_unique<QNetworkAccessManager>());
    setConnection(connection);
}

Transport::~Transport() = default;

void Transport::setConnection(const Connection &connection)
{
    m_base = connection.baseUrl.toEncoded(QUrl::StripTrailingSlash | QUrl::RemoveQuery
                                          | QUrl::RemoveFragment | QUrl::RemoveUserInfo);
    m_keyHeader = connection.headerName;
    m_pattern = patternFor(connection);
}

// Wipes the key. Qt's own copies of a request share this buffer; copies in its send buffers are out
// of reach and are released with the connections.
void Transport::forgetKey()
{
    auto value = m_pattern.rawHeader(m_keyHeader);
    m_pattern.setRawHeader(m_keyHeader, {});
    base::wipe(value);
    for (auto &manager : m_managers)
        m_retired.push_back(std::exchange(manager, std::make_unique<QNetworkAccessManager>()));
    dropRetired();
}

Exchange *Transport::read(const QByteArray &target, QObject *parent)
{
    return watched(manager().get(requestFor(target)), nullptr, parent);
}

Exchange *Transport::write(const QByteArray &verb, const QByteArray &target, Body body,
                           QObject *parent)
{
    auto request = requestFor(target);
    // With these two attributes and a body that cannot be rewound, Qt sends the request only once.
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setHeader(QNetworkRequest::ContentLengthHeader, body.device->length());
    if (!body.contentType.isEmpty())
        request.setHeader(QNetworkRequest::ContentTypeHeader, body.contentType);

    auto *device = body.device.release();
    auto *reply = manager().sendCustomRequest(request, verb, device);
    device->setParent(reply);
    return watched(reply, device, parent);
}

Exchange *Transport::watched(QNetworkReply *reply, OneShotBody *body, QObject *parent)
{
    auto *manager = reply->manager();
    QObject::connect(reply, &QNetworkReply::errorOccurred, manager,
                     [this, manager](QNetworkReply::NetworkError error) {
                         if (error == QNetworkReply::OperationCanceledError)
                             retire(manager);
                     });
    // If Qt treats an interim response as final, the actual final response arrives on a connection
    // that Qt considers idle. The next request on that connection would receive this response.
    QObject::connect(reply, &QNetworkReply::finished, manager, [this, manager, reply] {
        const auto status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute);
        if (status.isValid() && status.toInt() < 200)
            retire(manager);
    });
    return new Exchange(reply, body, m_clock, parent);
}

// After an abort, Qt assigns the connection that it is closing to the next request, which is then
// lost before it reaches the service (measured: one write in eight). Therefore, a manager with an
// aborted request is not used for new requests.
void Transport::retire(const QNetworkAccessManager *manager)
{
    const auto found =
        std::ranges::find(m_managers, manager, &std::unique_ptr<QNetworkAccessManager>::get);
    if (found == m_managers.end())
        return;
    m_retired.push_back(std::exchange(*found, std::make_unique<QNetworkAccessManager>()));
}

QNetworkRequest Transport::requestFor(const QByteArray &target) const
{
    auto request = m_pattern;
    const bool whole = !target.startsWith('/');
    request.setUrl(QUrl::fromEncoded(whole ? target : m_base + target, QUrl::StrictMode));
    // Applied again, because the trusted certificates may have changed.
    guardConnection(request);
    return request;
}

void Transport::dropRetired()
{
    std::erase_if(m_retired, [](const auto &manager) {
        const auto replies = manager->template findChildren<QNetworkReply *>();
        return std::ranges::none_of(replies, &QNetworkReply::isRunning);
    });
}

QNetworkAccessManager &Transport::manager()
{
    dropRetired();
    // The connections of a manager use the proxy and certificates they were made with.
    if (const int now = networkGeneration(); std::exchange(m_generation, now) != now) {
        for (auto &manager : m_managers)
            m_retired.push_back(std::exchange(manager, std::make_unique<QNetworkAccessManager>()));
    }
    m_next = (m_next + 1) % m_managers.size();
    return *m_managers[m_next];
}

} // namespace storedesk::http
