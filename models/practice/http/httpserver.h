// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/http/acceptor.h"
#include "practice/http/certificate.h"
#include "practice/http/connections.h"
#include "practice/http/httpcontext.h"

#include <memory>

struct MHD_Daemon;

namespace storedesk::practice {

// libmicrohttpd behind the acceptor. Uses one thread, epoll, and the sockets that the acceptor
// passes in.
class HttpServer final
{
public:
    struct Options
    {
        std::chrono::seconds idleLimit;
        int connectionLimit;
        // If set, enables TLS.
        const Certificate *certificate = nullptr;
        QByteArray tlsPriorities = {};
    };

    // The acceptor and the context must outlive the server.
    [[nodiscard]] static base::Result<std::unique_ptr<HttpServer>>
    start(Acceptor &acceptor, HttpContext &context, const Options &options);
    ~HttpServer();
    Q_DISABLE_COPY_MOVE(HttpServer)

    // Closes every connection, whatever its state. Thread-safe.
    void dropConnections();

    // Used by the libmicrohttpd callbacks.
    [[nodiscard]] HttpContext &context() { return m_context; }
    [[nodiscard]] Connections &connections() { return m_connections; }
    void leave(int socket);

private:
    HttpServer(Acceptor &acceptor, HttpContext &context);

    void welcome(int socket);
    void noticeEnd(int socket);

    Acceptor &m_acceptor;
    HttpContext &m_context;
    MHD_Daemon *m_daemon = nullptr;
    Connections m_connections;
};

} // namespace storedesk::practice
