// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transport.h"

#include "api/guardedrequest.h"
#include "api/networksettings.h"
#include "base/wipe.h"

#include <algorithm>
#include <utility>

namespace storedesk::api {

using namespace Qt::StringLiterals;

// Qt opens no more connections than this to one host for one manager.
static constexpr int connectionsPerManager = 6;

static QNetworkRequest patternFor(const Connection &connection)
{
    auto request = guardedRequestFor(connection.baseUrl);
    request.setRawHeader("Accept", "application/json");
    // A page that somebody in between kept would say that a lost write is not there.
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

// Qt's own copies of a request share these letters. What it wrote into its send buffers is out of
// reach and goes with the connections.
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
    // With these two and a body that cannot be rewound Qt sends it once and no more.
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
    // After an interim answer that Qt took for the last one, the real one comes on a connection
    // that Qt thinks idle: the next request on it would get the answer of this one.
    QObject::connect(reply, &QNetworkReply::finished, manager, [this, manager, reply] {
        const auto status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute);
        if (status.isValid() && status.toInt() < 200)
            retire(manager);
    });
    return new Exchange(reply, body, m_clock, parent);
}

// After an abort Qt hands the connection it is closing to the next request, which is then lost
// without ever having arrived (measured: one write in eight). So nothing new goes through a manager
// that had to abort.
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
    guardConnection(request); // anew: who is trusted may have changed meanwhile
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
    // A manager keeps connections with the proxy and the certificates they were made with.
    if (const int now = networkGeneration(); std::exchange(m_generation, now) != now) {
        for (auto &manager : m_managers)
            m_retired.push_back(std::exchange(manager, std::make_unique<QNetworkAccessManager>()));
    }
    m_next = (m_next + 1) % m_managers.size();
    return *m_managers[m_next];
}

} // namespace storedesk::api
