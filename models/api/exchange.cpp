// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exchange.h"

#include "api/limits.h"
#include "api/networkpath.h"
#include "api/replyend.h"
#include "api/retrynumbers.h"

#include <QNetworkRequest>
#include <QSslError>

#include <algorithm>

namespace storedesk::api {

using namespace Qt::StringLiterals;
using NetworkError = QNetworkReply::NetworkError;

// So much waits in Qt at most; a quarter of it is taken over at once, because every take wakes Qt's
// own thread.
static constexpr qint64 answerBuffer = 256LL * 1024;
static constexpr int noContent = 204; // a status that has no body

Exchange::Exchange(QNetworkReply *reply, OneShotBody *body, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_reply(reply)
    , m_body(body)
    , m_clock(clock)
    , m_timer(clock.timer([this] { checkDeadlines(); }))
    , m_sleptBefore(clock.ticksWithSleep() - clock.ticks())
    , m_progressedAt(clock.ticks())
    , m_uploadedAt(m_progressedAt)
{
    m_reply->setReadBufferSize(answerBuffer);
    listen();
    arm();
}

Exchange::~Exchange()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    endReply(*m_reply);
}

bool Exchange::mayHaveLeft() const
{
    return m_sent || !m_body || m_body->touched() || m_body->length() == 0;
}

// Qt takes every interim answer but 100 for the last one.
bool Exchange::hasHead() const
{
    return m_reply && m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() >= 200;
}

void Exchange::listen()
{
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::finish);
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, &Exchange::connecting);
    connect(m_reply, &QNetworkReply::encrypted, this, &Exchange::connected);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Exchange::headArrived);
    connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::bytesArrived);
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_sent = true;
        connected();
    });
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_certificate = describe(errors); });
    if (!m_body)
        return;
    connect(m_reply, &QNetworkReply::uploadProgress, this, [this](qint64 sent) {
        if (sent > 0)
            connected();
        m_uploadedAt = m_progressedAt;
        Q_EMIT progress(sent, m_body->length()); // Qt's total of what is read once is what left
    });
}

void Exchange::noteActivity()
{
    m_progressedAt = m_clock.ticks();
    Q_EMIT progressed();
}

// Only where its end is told, too: encrypted() for https, the first byte of a body for http. A
// plain read on http, which is this computer, has the stall limit alone.
void Exchange::connecting()
{
    noteActivity();
    const bool endIsTold =
        m_reply->url().scheme() == "https"_L1 || (m_body && m_body->length() > 0);
    if (!endIsTold)
        return;
    m_connectingSince = m_progressedAt;
    arm();
}

void Exchange::connected()
{
    noteActivity();
    m_connectingSince.reset();
}

void Exchange::headArrived()
{
    connected();
    FloodWatch::addHead(*m_reply);
    const auto length = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    m_tooLarge = length > answerLimit;
    if (m_tooLarge)
        end(answered());
}

void Exchange::bytesArrived()
{
    noteActivity();
    if (m_reply->bytesAvailable() >= answerBuffer / 4)
        readBytes();
    if (m_tooLarge)
        end(answered());
}

// Qt keeps every chunk by itself, and one of a single byte takes a hundred: nothing stays there.
void Exchange::readBytes()
{
    if (m_reply->isOpen()) {
        const auto bytes = m_reply->readAll();
        FloodWatch::addBytes(bytes.size());
        m_bytes += bytes;
    }
    m_tooLarge = m_bytes.size() > answerLimit;
}

// Moving only writes the time down; the timer finds out when it rings.
void Exchange::checkDeadlines()
{
    if (m_body && m_body->touched())
        m_connectingSince.reset();
    if (m_clock.ticks() - m_checkAt >= numbers.lateTimer)
        restartDeadlinesAfterSleep();
    if (sleptWhileConnecting())
        return giveUp(Kind::ConnectTimeout);
    if (m_flood.stopFloods())
        m_flooded = true;
    if (m_clock.ticks() < deadline()) {
        arm();
        return;
    }
    giveUp(m_connectingSince ? Kind::ConnectTimeout : Kind::Stalled);
}

void Exchange::arm()
{
    m_checkAt = std::min(deadline(), m_clock.ticks() + numbers.wireCheck);
    m_timer->start(m_checkAt - m_clock.ticks());
}

// The program itself was stopped for a while: what came meanwhile has not been read yet.
void Exchange::restartDeadlinesAfterSleep()
{
    m_progressedAt = m_clock.ticks();
    m_uploadedAt = std::max(m_uploadedAt, m_progressedAt - numbers.totalLimit + numbers.stallLimit);
    if (m_connectingSince)
        m_connectingSince = m_progressedAt;
}

// A write that was connecting when the computer went to sleep would be sent after waking up, hours
// after it was asked for. It fails instead, so that the record can be looked up first.
bool Exchange::sleptWhileConnecting() const
{
    const auto slept = m_clock.ticksWithSleep() - m_clock.ticks() - m_sleptBefore;
    return m_body && m_connectingSince && slept >= numbers.connectLimit;
}

Exchange::Tick Exchange::deadline() const
{
    const auto next = m_connectingSince ? *m_connectingSince + numbers.connectLimit
                                        : m_progressedAt + numbers.stallLimit;
    return std::min(next, m_uploadedAt + numbers.totalLimit);
}

void Exchange::finish()
{
    readBytes();
    end(hasHead() ? answered() : failed());
}

void Exchange::giveUp(Kind kind)
{
    if (hasHead()) {
        readBytes();
        auto raw = answered();
        raw.cut = true;
        raw.kind = kind;
        end(std::move(raw));
        return;
    }
    const bool never = kind == Kind::ConnectTimeout || !mayHaveLeft();
    RawResponse raw{.end = never ? RawResponse::End::NeverConnected : RawResponse::End::Lost,
                    .kind = kind};
    raw.sent = m_body && m_body->touched() ? m_body->length() : 0;
    end(std::move(raw));
}

// Last: whoever hears of it may destroy this exchange.
void Exchange::end(RawResponse raw)
{
    m_timer.reset();
    m_reply->disconnect(this);
    endReply(*m_reply);
    m_reply.clear();
    Q_EMIT ended(raw);
}

RawResponse Exchange::answered() const
{
    RawResponse raw{.end = RawResponse::End::Answered};
    raw.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    raw.headers = m_reply->rawHeaderPairs();
    raw.tooLarge = m_tooLarge;
    raw.received = m_bytes.size();
    if (!m_tooLarge)
        raw.bytes = m_bytes;
    raw.sent = m_body ? m_body->length() : 0;
    // Errors of the protocol layer start at 200 and only repeat the status; those below are of the
    // network.
    const auto error = m_reply->error();
    const bool broken = error != NetworkError::NoError
        && (error < NetworkError::ContentAccessDenied || error == NetworkError::ContentReSendError);
    // An answer that came to its end is whole, whatever befell the connection then: Qt 6.8 reports
    // that it could not send a body a second time beside the answer to the first.
    const auto length = m_reply->header(QNetworkRequest::ContentLengthHeader);
    const bool whole =
        raw.status == noContent || (length.isValid() && raw.received >= length.toLongLong());
    raw.cut = !whole && (broken || length.isValid());
    raw.detail = raw.cut && broken ? m_reply->errorString() : QString();
    return raw;
}

RawResponse Exchange::failed() const
{
    const auto error = m_reply->error();
    RawResponse raw{.end = neverConnected(error) ? RawResponse::End::NeverConnected
                                                 : RawResponse::End::Lost,
                    .detail = error == NetworkError::NoError ? QString() : m_reply->errorString()};
    raw.sent = m_body && m_body->touched() ? m_body->length() : 0;
    if (m_body)
        raw.problem = m_body->problem();
    if (error == NetworkError::SslHandshakeFailedError) {
        raw.end = m_certificate.isEmpty() ? RawResponse::End::NeverConnected
                                          : RawResponse::End::Certificate;
        raw.kind = m_certificate.isEmpty() ? Kind::Handshake : Kind::Certificate;
        raw.detail = m_certificate.isEmpty() ? raw.detail : m_certificate;
    } else if (const auto proxy = proxyInTheWay(error); !proxy.isEmpty()) {
        raw.end = RawResponse::End::NeverConnected;
        raw.kind = Kind::Proxy;
        if (error == NetworkError::HostNotFoundError)
            raw.detail = proxy; // Qt names the service, which nobody has looked for yet
    } else if (error == NetworkError::HostNotFoundError) {
        raw.kind = Kind::HostNotFound;
    } else if (error >= NetworkError::ProxyConnectionRefusedError
               && error <= NetworkError::UnknownProxyError) {
        raw.kind = Kind::Proxy;
    } else if (raw.end == RawResponse::End::NeverConnected) {
        raw.kind = Kind::NoConnection;
    } else if (m_flooded) {
        raw.kind = Kind::EndlessAnswer;
    }
    return raw;
}

// Qt tells most troubles with a proxy as unknown ones, and the missing name of one as that of the
// service. While the connection is not made, they are the proxy's.
QString Exchange::proxyInTheWay(NetworkError error) const
{
    const bool early = error == NetworkError::HostNotFoundError
        || (error == NetworkError::UnknownNetworkError && m_connectingSince);
    return early ? proxyTo(m_reply->url()) : QString();
}

// Qt's error alone is not enough: a connection that broke in the middle of a body is reported as an
// unknown network error, too.
bool Exchange::neverConnected(NetworkError error) const
{
    switch (error) {
    case NetworkError::ConnectionRefusedError:
    case NetworkError::HostNotFoundError:
    case NetworkError::ProxyConnectionRefusedError:
    case NetworkError::ProxyNotFoundError:
    case NetworkError::ProxyAuthenticationRequiredError:
    case NetworkError::ProtocolUnknownError:
        return true;
    default:
        return m_body && m_body->length() > 0 && !mayHaveLeft();
    }
}

} // namespace storedesk::api
