// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/floodwatch.h"
#include "api/oneshotbody.h"
#include "api/rawresponse.h"
#include "base/clock.h"

#include <QNetworkReply>
#include <QPointer>

#include <memory>

namespace storedesk::api {

// One request on the wire. It watches the time by our own clock: Qt has no limits of its own, and
// its timeouts could not be told from an abort. Destroying it aborts the request.
class Exchange final : public QObject
{
    Q_OBJECT

public:
    Exchange(QNetworkReply *reply, OneShotBody *body, base::Clock &clock, QObject *parent);
    ~Exchange() override;

    // Whether the service may have seen any of it.
    [[nodiscard]] bool mayHaveLeft() const;
    // Whether the status and the headers of the answer are there.
    [[nodiscard]] bool hasHead() const;

Q_SIGNALS:
    void ended(const storedesk::api::RawResponse &raw); // exactly once, unless destroyed first
    void progress(qint64 sent, qint64 total);
    void progressed(); // bytes came or went

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
    void giveUp(Kind kind);
    void end(RawResponse raw);
    [[nodiscard]] RawResponse answered() const;
    [[nodiscard]] RawResponse failed() const;
    [[nodiscard]] QString proxyInTheWay(QNetworkReply::NetworkError error) const;
    [[nodiscard]] bool neverConnected(QNetworkReply::NetworkError error) const;

    QPointer<QNetworkReply> m_reply; // the network manager may die first and take it along
    OneShotBody *m_body; // a child of the reply; null for a read
    base::Clock &m_clock;
    std::unique_ptr<base::Clock::Timer> m_timer;
    Tick m_checkAt{0}; // when the timer should ring
    const Tick m_sleptBefore; // by the computer, until it was handed over
    Tick m_progressedAt; // when a byte last went either way
    FloodWatch m_flood;
    bool m_flooded = false;
    Tick m_uploadedAt; // when the latest byte of the body left; the beginning, when there is none
    std::optional<Tick> m_connectingSince;
    bool m_sent = false; // Qt said so
    QByteArray m_bytes; // of the answer's body
    bool m_tooLarge = false;
    QString m_certificate; // why it was refused
};

} // namespace storedesk::api
