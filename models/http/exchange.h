// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "http/floodwatch.h"
#include "http/oneshotbody.h"
#include "http/rawresponse.h"

#include <QNetworkReply>
#include <QPointer>

#include <memory>

namespace storedesk::http {

// One request on the wire. Checks deadlines with our own clock, because Qt has no such limits by
// default and its timeouts cannot be distinguished from an abort. Destroying the exchange aborts
// the request.
class Exchange final : public QObject
{
    Q_OBJECT

public:
    Exchange(QNetworkReply *reply, OneShotBody *body, base::Clock &clock, QObject *parent);
    ~Exchange() override;

    // Returns whether the service may have received any part of the request.
    [[nodiscard]] bool mayHaveLeft() const;
    // Returns whether the status and headers of the response have arrived.
    [[nodiscard]] bool hasHead() const;

Q_SIGNALS:
    // Emitted exactly once unless destroyed first.
    void ended(const http::RawResponse &raw);
    void progress(qint64 sent, qint64 total);
    // Emitted when bytes were sent or received.
    void progressed();

private:
    using Tick = base::Clock::Duration;

    void listen();
    void noteActivity();
    void connecting();
    void connected();
    void headArrived();
    void bytesArrived();
    void readBytes();
    void checkDeadlines();
    void arm();
    [[nodiscard]] Tick deadline() const;
    void restartDeadlinesAfterSleep();
    [[nodiscard]] bool sleptWhileConnecting() const;

    void finish();
    void giveUp(ErrorKind kind);
    void end(RawResponse raw);
    [[nodiscard]] RawResponse answered() const;
    [[nodiscard]] RawResponse failed() const;
    [[nodiscard]] QString proxyInTheWay(QNetworkReply::NetworkError error) const;
    [[nodiscard]] bool neverConnected(QNetworkReply::NetworkError error) const;

    // The network manager may be destroyed first and delete the reply.
    QPointer<QNetworkReply> m_reply;
    // A child of the reply; null for a read.
    OneShotBody *m_body;
    base::Clock &m_clock;
    std::unique_ptr<base::Clock::Timer> m_timer;
    // The tick at which the timer should fire.
    Tick m_checkAt{0};
    // Total time that the computer had already slept when the request was passed to Qt.
    const Tick m_sleptBefore;
    // When a byte was last sent or received.
    Tick m_progressedAt;
    FloodWatch m_flood;
    bool m_flooded = false;
    // When the latest byte of the body was sent. If none was sent, when the request started.
    Tick m_uploadedAt;
    std::optional<Tick> m_connectingSince;
    // Whether Qt reported the request as sent.
    bool m_sent = false;
    // Body of the response.
    QByteArray m_bytes;
    bool m_tooLarge = false;
    // The reason the certificate was refused.
    QString m_certificate;
};

} // namespace storedesk::http
