// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/http/httpsource.h"

#include <microhttpd.h>

namespace storedesk::practice {

class Acceptor;
class Ledger;

// How the end of a body is signalled.
enum class ResponseFraming : quint8 { Length, Chunked, Close };

// A response that is ready to be sent.
struct ResponseDelivery
{
    int status = 200;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray body = {};
    // If set, replaces the body.
    std::unique_ptr<ResponseSource> source = {};
    // The announced length of the source.
    qint64 length = 0;
    ResponseFraming framing = ResponseFraming::Length;
    // If set, replaces the body. The file is sent from the offset on.
    std::unique_ptr<base::OpenFile> file = {};
    qint64 offset = 0;
};

// One connection during one request. A small value that is used in the service's thread.
class HttpConnection final
{
public:
    HttpConnection(MHD_Connection *handle, Acceptor &acceptor, Ledger &ledger);

    [[nodiscard]] MHD_Connection *handle() const { return m_handle; }
    [[nodiscard]] QByteArray header(const char *name) const;
    void setNumber(int number) { m_number = number; }
    [[nodiscard]] int number() const { return m_number; }

    [[nodiscard]] MHD_Result queue(ResponseDelivery delivery) const;

    // Bypasses libmicrohttpd, which closes the connection when it is given MHD_NO.
    void send(QByteArrayView bytes) const;
    // Sends FIN.
    void finish() const;
    // Sends RST.
    void reset() const;

    // libmicrohttpd calls the handler again afterwards.
    void suspendUntilGone() const;
    void suspendFor(std::chrono::milliseconds time) const;

private:
    class Feed;

    [[nodiscard]] int socket() const;
    [[nodiscard]] MHD_Response *responseOf(ResponseDelivery &delivery) const;

    MHD_Connection *m_handle;
    Acceptor *m_acceptor;
    Ledger *m_ledger;
    int m_number = 0;
};

} // namespace storedesk::practice
