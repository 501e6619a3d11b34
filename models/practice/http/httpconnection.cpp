// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpconnection.h"

#include "base/platform/sockets.h"
#include "practice/faults/ledger.h"
#include "practice/http/acceptor.h"

#include <gnutls/gnutls.h>

namespace storedesk::practice {

// Adapts a source to libmicrohttpd's block reader.
class HttpConnection::Feed final
{
public:
    Feed(std::unique_ptr<ResponseSource> source, const HttpConnection &connection)
        : m_source(std::move(source))
        , m_connection(connection)
    { }

    static ssize_t read(void *self, uint64_t /*position*/, char *to, size_t room)
    {
        return static_cast<Feed *>(self)->next(to, qint64(room));
    }
    static void destroy(void *self) { delete static_cast<Feed *>(self); }

private:
    ssize_t next(char *to, qint64 room)
    {
        const auto piece = m_source->read(to, room);
        switch (piece.kind) {
        case Piece::Kind::Bytes:
            return ssize_t(piece.size);
        case Piece::Kind::End:
            return MHD_CONTENT_READER_END_OF_STREAM;
        case Piece::Kind::Broken:
            return MHD_CONTENT_READER_END_WITH_ERROR;
        case Piece::Kind::Pause:
            m_connection.suspendFor(piece.pause);
            return 0;
        case Piece::Kind::Stall:
            m_connection.suspendUntilGone();
            return 0;
        }
        return MHD_CONTENT_READER_END_WITH_ERROR;
    }

    std::unique_ptr<ResponseSource> m_source;
    HttpConnection m_connection;
};

HttpConnection::HttpConnection(MHD_Connection *handle, Acceptor &acceptor, Ledger &ledger)
    : m_handle(handle)
    , m_acceptor(&acceptor)
    , m_ledger(&ledger)
{ }

QByteArray HttpConnection::header(const char *name) const
{
    return MHD_lookup_connection_value(m_handle, MHD_HEADER_KIND, name);
}

static constexpr size_t blockSize = 65536;

MHD_Response *HttpConnection::responseOf(ResponseDelivery &delivery) const
{
    if (delivery.file)
        delivery.source = fileSource(std::move(delivery.file), delivery.offset, delivery.length);
    if (!delivery.source)
        return MHD_create_response_from_buffer(size_t(delivery.body.size()), delivery.body.data(),
                                               MHD_RESPMEM_MUST_COPY);
    const auto size =
        delivery.framing == ResponseFraming::Length ? quint64(delivery.length) : MHD_SIZE_UNKNOWN;
    return MHD_create_response_from_callback(
        size, blockSize, &Feed::read, new Feed(std::move(delivery.source), *this), &Feed::destroy);
}

MHD_Result HttpConnection::queue(ResponseDelivery delivery) const
{
    auto *response = responseOf(delivery);
    if (!response)
        return MHD_NO;
    if (delivery.framing == ResponseFraming::Close)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    for (const auto &[name, value] : delivery.headers)
        MHD_add_response_header(response, name.constData(), value.constData());
    m_ledger->note(m_number, [&delivery](LedgerEntry &entry) {
        entry.status = delivery.status;
        entry.step = LedgerStep::Answered;
    });
    const auto queued = MHD_queue_response(m_handle, unsigned(delivery.status), response);
    MHD_destroy_response(response);
    return queued;
}

int HttpConnection::socket() const
{
    return MHD_get_connection_info(m_handle, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

void HttpConnection::send(QByteArrayView bytes) const
{
    if (const auto *info = MHD_get_connection_info(m_handle, MHD_CONNECTION_INFO_GNUTLS_SESSION)) {
        gnutls_record_send(static_cast<gnutls_session_t>(info->tls_session), bytes.data(),
                           size_t(bytes.size()));
        return;
    }
    base::sendOnce(socket(), bytes);
}

void HttpConnection::finish() const
{
    base::shutDown(socket(), base::SocketSide::Write);
}

void HttpConnection::reset() const
{
    base::resetSocket(socket());
}

void HttpConnection::suspendUntilGone() const
{
    m_ledger->note(m_number, [](LedgerEntry &entry) { entry.step = LedgerStep::Stalled; });
    MHD_suspend_connection(m_handle);
    m_acceptor->whenGone(socket(), [connection = m_handle] { MHD_resume_connection(connection); });
}

void HttpConnection::suspendFor(std::chrono::milliseconds time) const
{
    MHD_suspend_connection(m_handle);
    m_acceptor->after(time, [connection = m_handle] { MHD_resume_connection(connection); });
}

} // namespace storedesk::practice
