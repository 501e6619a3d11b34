// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/body.h"
#include "api/connection.h"
#include "api/exchange.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

#include <memory>
#include <vector>

namespace storedesk::api {

// The only place that talks to the network on behalf of an account, and the only one that knows its
// key.
//
// Redirects are not followed, because Qt would take the key along. No cookies, no cache, HTTP/1.1,
// TLS 1.2 or newer, and no way around a bad certificate. Answers are asked for without compression:
// what is cut is then seen by its length or as broken JSON, and nothing can unfold into gigabytes.
class Transport final
{
public:
    Transport(const Connection &connection, base::Clock &clock);
    ~Transport();
    Q_DISABLE_COPY_MOVE(Transport)

    void setConnection(const Connection &connection);
    // Wipes it and closes the connections that knew it. Nothing may be on its way.
    void forgetKey();

    // As targetOf() made it (target.h). The exchange belongs to the parent.
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
    QByteArray m_keyHeader; // its name
    QNetworkRequest m_pattern; // everything but the address
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_managers;
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_retired; // until their last answer came
    std::size_t m_next = 0;
    int m_generation; // of the network's settings that the managers were made with
};

} // namespace storedesk::api
