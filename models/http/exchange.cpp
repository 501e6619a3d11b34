// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exchange.h"

#include "http/limits.h"
#include "http/replyend.h"
#include "http/requestpolicy.h"

#include <QList>
#include <QNetworkProxyFactory>
#include <QNetworkRequest>
#include <QSslCertificate>
#include <QSslError>
#include <QString>
#include <QUrl>

#include <algorithm>

namespace storedesk::http {

using namespace Qt::StringLiterals;
using NetworkError = QNetworkReply::NetworkError;

// Describes certificate errors and names the certificates.
static QString describe(const QList<QSslError> &errors)
{
    QStringList texts;
    for (const auto &error : errors) {
        const auto certificate = error.certificate();
        const auto name = certificate.subjectInfo(QSslCertificate::CommonName).join(u", "_s);
        texts.append(name.isEmpty() ? error.errorString()
                                    : u"%1: %2"_s.arg(name, error.errorString()));
    }
    texts.removeDuplicates();
    return texts.join(u"; "_s);
}

// Returns the name of the proxy used for the URL; empty for URLs on this computer.
static QString proxyTo(const QUrl &url)
{
    const auto proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    return proxies.isEmpty() ? QString() : proxies.front().hostName();
}

// Maximum number of bytes buffered by Qt. A quarter of it is read at a time, because every read
// wakes Qt's own thread.
static constexpr qint64 answerBuffer = 256LL * 1024;
// HTTP status of a response without a body.
static constexpr int noContent = 204;

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

// Qt treats every interim response but 100 as final.
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
        // Qt reports the number of bytes sent as the total for a sequential body.
        Q_EMIT progress(sent, m_body->length());
    });
}

void Exchange::noteActivity()
{
    m_progressedAt = m_clock.ticks();
    Q_EMIT progressed();
}

// The connect limit applies only if Qt signals the end of connecting: encrypted() for https, the
// first byte of a body for http. A read over plain http, which is used only on this computer, is
// subject only to the stall limit.
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

// Reads everything at once, because Qt stores each chunk separately, and a chunk of one byte uses
// about a hundred bytes.
void Exchange::readBytes()
{
    if (m_reply->isOpen()) {
        const auto bytes = m_reply->readAll();
        FloodWatch::addBytes(bytes.size());
        m_bytes += bytes;
    }
    m_tooLarge = m_bytes.size() > answerLimit;
}

// Activity only records the time; deadlines are checked when the timer fires.
void Exchange::checkDeadlines()
{
    if (m_body && m_body->touched())
        m_connectingSince.reset();
    if (m_clock.ticks() - m_checkAt >= requestPolicy.lateTimer)
        restartDeadlinesAfterSleep();
    if (sleptWhileConnecting())
        return giveUp(ErrorKind::ConnectTimeout);
    if (m_flood.stopFloods())
        m_flooded = true;
    if (m_clock.ticks() < deadline()) {
        arm();
        return;
    }
    giveUp(m_connectingSince ? ErrorKind::ConnectTimeout : ErrorKind::Stalled);
}

void Exchange::arm()
{
    m_checkAt = std::min(deadline(), m_clock.ticks() + requestPolicy.wireCheck);
    m_timer->start(m_checkAt - m_clock.ticks());
}

// Called when the process was suspended. Data received in the meantime has not been read yet, so
// nothing may time out.
void Exchange::restartDeadlinesAfterSleep()
{
    m_progressedAt = m_clock.ticks();
    m_uploadedAt = std::max(m_uploadedAt,
                            m_progressedAt - requestPolicy.totalLimit + requestPolicy.stallLimit);
    if (m_connectingSince)
        m_connectingSince = m_progressedAt;
}

// A write that was connecting when the computer went to sleep would be sent after waking up, hours
// after it was requested. It fails instead, so that the record can be looked up first.
bool Exchange::sleptWhileConnecting() const
{
    const auto slept = m_clock.ticksWithSleep() - m_clock.ticks() - m_sleptBefore;
    return m_body && m_connectingSince && slept >= requestPolicy.connectLimit;
}

Exchange::Tick Exchange::deadline() const
{
    const auto next = m_connectingSince ? *m_connectingSince + requestPolicy.connectLimit
                                        : m_progressedAt + requestPolicy.stallLimit;
    return std::min(next, m_uploadedAt + requestPolicy.totalLimit);
}

void Exchange::finish()
{
    readBytes();
    end(hasHead() ? answered() : failed());
}

void Exchange::giveUp(ErrorKind kind)
{
    if (hasHead()) {
        readBytes();
        auto raw = answered();
        raw.cut = true;
        raw.kind = kind;
        end(std::move(raw));
        return;
    }
    const bool never = kind == ErrorKind::ConnectTimeout || !mayHaveLeft();
    RawResponse raw{.end = never ? RawResponse::End::NeverConnected : RawResponse::End::Lost,
                    .kind = kind};
    raw.sent = m_body && m_body->touched() ? m_body->length() : 0;
    end(std::move(raw));
}

// Emits last: a listener may destroy this exchange.
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
    // Errors of the protocol layer start at 200 and only repeat the status; those below are network
    // errors.
    const auto error = m_reply->error();
    const bool broken = error != NetworkError::NoError
        && (error < NetworkError::ContentAccessDenied || error == NetworkError::ContentReSendError);
    // A response that reached its end is complete, regardless of later connection errors: Qt 6.8
    // reports that it could not resend a body in addition to the response to the first attempt.
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
        raw.kind = m_certificate.isEmpty() ? ErrorKind::Handshake : ErrorKind::Certificate;
        raw.detail = m_certificate.isEmpty() ? raw.detail : m_certificate;
    } else if (const auto proxy = proxyInTheWay(error); !proxy.isEmpty()) {
        raw.end = RawResponse::End::NeverConnected;
        raw.kind = ErrorKind::Proxy;
        // Qt names the service, which has not been resolved yet.
        if (error == NetworkError::HostNotFoundError)
            raw.detail = proxy;
    } else if (error == NetworkError::HostNotFoundError) {
        raw.kind = ErrorKind::HostNotFound;
    } else if (error >= NetworkError::ProxyConnectionRefusedError
               && error <= NetworkError::UnknownProxyError) {
        raw.kind = ErrorKind::Proxy;
    } else if (raw.end == RawResponse::End::NeverConnected) {
        raw.kind = ErrorKind::NoConnection;
    } else if (m_flooded) {
        raw.kind = ErrorKind::EndlessAnswer;
    }
    return raw;
}

// Qt reports most proxy errors as unknown errors, and reports an unresolved proxy name as an
// unresolved service name. Until the connection is established, such errors are attributed to the
// proxy.
QString Exchange::proxyInTheWay(NetworkError error) const
{
    const bool early = error == NetworkError::HostNotFoundError
        || (error == NetworkError::UnknownNetworkError && m_connectingSince);
    return early ? proxyTo(m_reply->url()) : QString();
}

// Qt's error alone is not enough: a connection that broke in the middle of a body is also reported
// as an unknown network error.
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

} // namespace storedesk::http
