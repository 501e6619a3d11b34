// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/http/httpsource.h"

#include <microhttpd.h>

namespace storedesk::practice {

class Acceptor;
class Ledger;

// How the client learns where a body ends.
enum class Framing : quint8 { Length, Chunked, Close };

// An answer on its way out.
struct Delivery
{
    int status = 200;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray body = {};
    std::unique_ptr<Source> source = {}; // in place of the body
    qint64 length = 0; // announced for the source
    Framing framing = Framing::Length;
    Socket file = {}; // in place of the body, sent by the system from the offset on
    qint64 offset = 0;
};

// One connection while one request is on it. A small value; belongs to the service's thread.
class HttpConnection final
{
public:
    HttpConnection(MHD_Connection *handle, Acceptor &acceptor, Ledger &ledger);

    [[nodiscard]] MHD_Connection *handle() const { return m_handle; }
    [[nodiscard]] QByteArray header(const char *name) const;
    void setNumber(int number) { m_number = number; }
    [[nodiscard]] int number() const { return m_number; }

    [[nodiscard]] MHD_Result queue(Delivery delivery) const;

    // Behind the library's back, which closes the connection when MHD_NO is returned to it.
    void send(QByteArrayView bytes) const;
    void finish() const; // FIN
    void reset() const; // RST

    // The library asks again afterwards.
    void suspendUntilGone() const;
    void suspendFor(std::chrono::milliseconds time) const;

private:
    class Feed;

    [[nodiscard]] int socket() const;
    [[nodiscard]] MHD_Response *responseOf(Delivery &delivery) const;

    MHD_Connection *m_handle;
    Acceptor *m_acceptor;
    Ledger *m_ledger;
    int m_number = 0;
};

} // namespace storedesk::practice
