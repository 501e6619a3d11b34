// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadattempt.h"

#include "http/guardedrequest.h"
#include "http/replyend.h"
#include "http/requestpolicy.h"
#include "http/retryafter.h"

#include <QCoreApplication>

namespace storedesk::downloads {

using namespace Qt::StringLiterals;
using How = AttemptEnd::How;

// Maximum number of bytes buffered in memory if the disk is slower than the network. Buffered bytes
// are lost when a connection breaks.
static constexpr qint64 downloadBuffer = 1024LL * 1024;
static constexpr qint64 plainBlockSize = 64LL * 1024;
// Smaller than the buffer, because compressed data may expand a thousandfold.
static constexpr qint64 packedBlockSize = 16LL * 1024;

static int statusOf(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

// Errors of 200 and above only repeat the HTTP status. Errors below 200 are network errors.
static bool isBroken(const QNetworkReply &reply)
{
    return reply.error() != QNetworkReply::NoError
        && reply.error() < QNetworkReply::ContentAccessDenied;
}

DownloadAttempt::DownloadAttempt(QNetworkAccessManager &manager, DownloadFile &file,
                                 DownloadMemory &memory, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_manager(manager)
    , m_file(file)
    , m_memory(memory)
    , m_clock(clock)
    , m_timer(clock.timer([this] { stalled(); }))
    , m_floodTimer(clock.timer([this] { checkFlood(); }))
{ }

DownloadAttempt::~DownloadAttempt()
{
    letGo();
}

void DownloadAttempt::start(const QUrl &address, qint64 sizeLimit)
{
    m_sizeLimit = sizeLimit;
    send(address);
}

void DownloadAttempt::send(const QUrl &address)
{
    auto request = http::guardedRequestFor(address);
    if (m_file.size() > 0 && !m_memory.validator.isEmpty()) {
        request.setRawHeader("Range", "bytes=" + QByteArray::number(m_file.size()) + '-');
        request.setRawHeader("If-Range", m_memory.validator);
    }
    m_plan.reset();
    m_replyFinished = false;
    m_reply = m_manager.get(request);
    m_reply->setReadBufferSize(downloadBuffer);
    listen();
    m_timer->start(http::requestPolicy.stallLimit);
    m_floodTimer->start(http::requestPolicy.wireCheck);
}

void DownloadAttempt::listen()
{
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &DownloadAttempt::headArrived);
    connect(m_reply, &QNetworkReply::readyRead, this, &DownloadAttempt::bytesArrived);
    connect(m_reply, &QNetworkReply::finished, this, &DownloadAttempt::replyFinished);
    // Qt reports only new connections, and only https connections report when they are established.
    // A request on an existing connection is subject to the stall limit. Plain http is only used on
    // this computer.
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, [this] {
        if (m_reply->url().scheme() == "https"_L1)
            m_timer->start(http::requestPolicy.connectLimit);
    });
    connect(m_reply, &QNetworkReply::encrypted, this,
            [this] { m_timer->start(http::requestPolicy.stallLimit); });
    connect(m_reply, &QNetworkReply::sslErrors, this, [this] { m_certificate = true; });
}

void DownloadAttempt::headArrived()
{
    if (m_plan)
        return;
    http::FloodWatch::addHead(*m_reply);
    m_timer->start(http::requestPolicy.stallLimit);
    const DownloadHead head{
        .status = statusOf(*m_reply),
        .entityTag = m_reply->rawHeader("ETag"),
        .lastModified = m_reply->rawHeader("Last-Modified"),
        .contentRange = m_reply->rawHeader("Content-Range"),
        .contentLength = m_reply->rawHeader("Content-Length"),
        .contentEncoding = m_reply->rawHeader("Content-Encoding"),
        .transferEncoding = m_reply->rawHeader("Transfer-Encoding"),
    };
    m_plan = planOf(head, m_file.size(), m_memory.validator);
    if (!writes())
        return;
    if (m_plan->take == Take::Anew) {
        if (const auto cleared = m_file.clear(); !cleared)
            return end({.how = How::Disk, .problem = cleared.error()});
    }
    m_memory = {.validator = m_plan->validator, .size = m_plan->size};
    m_sink.reset(new DownloadSink(m_file, m_plan->gzip, {.size = m_sizeLimit}));
    connect(m_sink.get(), &DownloadSink::ready, this, &DownloadAttempt::pass);
    m_travelled = m_file.size();
}

void DownloadAttempt::bytesArrived()
{
    m_timer->start(http::requestPolicy.stallLimit);
    if (!m_plan || !writes()) {
        // The body of a refusal is discarded.
        http::FloodWatch::addBytes(m_reply->skip(m_reply->bytesAvailable()));
        return;
    }
    pass();
}

// Passes received bytes to the file as fast as it accepts them.
void DownloadAttempt::pass()
{
    m_timer->start(http::requestPolicy.stallLimit);
    const auto block = m_sink->unpacks() ? packedBlockSize : plainBlockSize;
    const auto mayGoOn = [this] {
        return !m_sink->isBusy() && !m_sink->problem() && !m_sink->isDamaged();
    };
    while (mayGoOn() && m_reply->bytesAvailable() > 0) {
        const auto bytes = m_reply->read(block);
        m_travelled += bytes.size();
        http::FloodWatch::addBytes(bytes.size());
        m_sink->append(bytes);
    }
    if (m_sink->isBusy())
        return Q_EMIT progress(m_travelled, m_memory.size.value_or(-1));
    if (m_sink->problem()) {
        // Resuming would only make the file larger.
        if (m_sink->isTooLarge())
            m_memory = {};
        return end({.how = How::Disk, .problem = m_sink->problem()});
    }
    if (m_sink->isDamaged())
        return end(
            {.how = How::Mismatch,
             .detail = QCoreApplication::translate("Download", "The compressed data is damaged.")});
    const QPointer<DownloadAttempt> alive(this);
    Q_EMIT progress(m_travelled, m_memory.size.value_or(-1));
    if (alive && m_reply && m_replyFinished)
        conclude();
}

bool DownloadAttempt::writes() const
{
    return m_plan && (m_plan->take == Take::Append || m_plan->take == Take::Anew);
}

void DownloadAttempt::replyFinished()
{
    const QPointer<DownloadAttempt> alive(this);
    if (statusOf(*m_reply) > 0 && !m_plan)
        headArrived();
    if (alive && m_reply && m_reply->bytesAvailable() > 0)
        bytesArrived();
    if (!alive || !m_reply)
        return;
    m_replyFinished = true;
    if (!m_sink || !m_sink->isBusy())
        conclude();
}

// Called when the reply has finished and its bytes are processed.
void DownloadAttempt::conclude()
{
    if (m_plan && m_plan->take == Take::Redirect && !isBroken(*m_reply))
        follow();
    else
        end(endOfReply());
}

void DownloadAttempt::follow()
{
    const auto from = m_reply->url();
    const auto location = QUrl::fromEncoded(m_reply->rawHeader("Location"), QUrl::StrictMode);
    const auto to = from.resolved(location);
    const auto status = statusOf(*m_reply);
    if (location.isEmpty() || !mayFollow(from, to) || ++m_redirects > redirectLimit) {
        return end(
            {.how = How::Refused,
             .status = status,
             .detail = QCoreApplication::translate(
                 "Download", "The download link redirects to a location that isn't allowed.")});
    }
    letGo();
    send(to);
}

AttemptEnd DownloadAttempt::endOfReply() const
{
    if (m_certificate)
        return {.how = How::Certificate, .detail = m_reply->errorString()};
    if (m_flooded && isBroken(*m_reply))
        return {.how = How::Refused,
                .detail =
                    QCoreApplication::translate("Download", "The response header never ends.")};
    if (!m_plan)
        return {.how = How::Broken, .detail = m_reply->errorString()};
    const auto status = statusOf(*m_reply);
    switch (m_plan->take) {
    case Take::Append:
    case Take::Anew:
        return endOfBytes();
    case Take::AllThere:
        return {.how = How::Complete, .framing = TransferFraming::Length, .status = status};
    case Take::Restart:
        return {.how = How::Mismatch, .status = status};
    case Take::Expired:
        return {.how = How::Expired, .status = status};
    case Take::Later: {
        const auto sentAt = http::httpDateOf(m_reply->rawHeader("Date"));
        const auto asked = http::retryAfterOf(m_reply->rawHeader("Retry-After"),
                                              sentAt.isValid() ? sentAt : m_clock.now());
        AttemptEnd later{.how = How::Later, .status = status};
        if (asked)
            later.retryAfter = asked->wait;
        return later;
    }
    case Take::Packed:
        return {.how = How::Refused,
                .status = status,
                .detail = QCoreApplication::translate(
                    "Download", "The file uses an unknown compression format.")};
    case Take::Redirect:
    case Take::Refused:
        break;
    }
    return {.how = How::Refused, .status = status};
}

AttemptEnd DownloadAttempt::endOfBytes() const
{
    const auto status = statusOf(*m_reply);
    const auto size = m_memory.size;
    if (size && m_travelled > *size)
        return {.how = How::Mismatch, .status = status};
    if (isBroken(*m_reply) || (size && m_travelled < *size) || (m_sink && !m_sink->isAtEnd()))
        return {.how = How::Broken, .status = status, .detail = m_reply->errorString()};
    return {.how = How::Complete,
            .framing = m_sink->unpacks() ? TransferFraming::Length : m_plan->framing,
            .status = status};
}

void DownloadAttempt::stalled()
{
    end({.how = How::Broken,
         .detail = QCoreApplication::translate("Download", "The server stopped sending data.")});
}

void DownloadAttempt::checkFlood()
{
    if (m_flood.stopFloods())
        m_flooded = true;
    m_floodTimer->start(http::requestPolicy.wireCheck);
}

// After this call, nothing writes to the file.
void DownloadAttempt::letGo()
{
    if (m_sink) {
        m_sink->disconnect(this);
        m_sink->stop();
        m_sink.reset();
    }
    if (m_reply) {
        m_reply->disconnect(this);
        http::endReply(*m_reply);
        m_reply.clear();
    }
}

// Emitted last: a listener may destroy this attempt.
void DownloadAttempt::end(const AttemptEnd &end)
{
    m_timer->stop();
    m_floodTimer->stop();
    letGo();
    Q_EMIT ended(end);
}

} // namespace storedesk::downloads
