// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/body.h"
#include "http/connection.h"
#include "http/exchange.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

#include <memory>
#include <vector>

namespace storedesk::http {

// The only class that accesses the network for an account and that knows its key. Redirects are not
// followed, because Qt would send the key along. No cookies, no cache, HTTP/1.1, TLS 1.2 or newer,
// and bad certificates are never accepted. Responses are requested without compression: truncation
// is then detected by the length or as broken JSON, and nothing can expand to gigabytes.
class Transport final
{
public:
    Transport(const Connection &connection, base::Clock &clock);
    ~Transport();
    Q_DISABLE_COPY_MOVE(Transport)

    void setConnection(const Connection &connection);
    // Wipes the key and closes the connections that used it. No request may be in flight.
    void forgetKey();

    // The target is a result of targetOf() (target.h). The exchange belongs to the parent.
    [[nodiscard]] Exchange *read(const QByteArray &target, QObject *parent);
    [[nodiscard]] Exchange *write(const QByteArray &verb, const QByteArray &target, Body body,
                                  QObject *parent);

private:
    [[nodiscard]] QNetworkRequest requestFor(const QByteArray &target) const;
    [[nodiscard]] QNetworkAccessManager &manager();
    [[nodiscard]] Exchange *watched(QNetworkReply *reply, OneShotBody *body, QObject *parent);
    void retire(const QNetworkAccessManager *manager);
    void dropRetired();

    base::Clock &m_clock;
    QByteArray m_base;
    // Name of the header with the key.
    QByteArray m_keyHeader;
    // The common part of all requests, without the address.
    QNetworkRequest m_pattern;
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_managers;
    // Managers that are no longer used, until their last response has arrived.
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_retired;
    std::size_t m_next = 0;
    // Generation of the network settings that the managers were created with.
    int m_generation;
};

} // namespace storedesk::http
