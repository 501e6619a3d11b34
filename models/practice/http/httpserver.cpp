// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpserver.h"

#include "practice/http/httpconversation.h"
#include "practice/http/httptls.h"

#include <QCoreApplication>

#include <cerrno>

namespace storedesk::practice {

// The memory for each connection, which holds the request head and the current block of the body or
// the response.
static constexpr size_t connectionMemory = 96UL * 1024;
// The time given to libmicrohttpd to read pending bytes.
static constexpr std::chrono::milliseconds untilRead{10};

using Phase = Connections::Phase;

static int socketOf(MHD_Connection *connection)
{
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

// libmicrohttpd passes a decoded address to its access handler, in which a slash within an
// identifier looks like any other. This callback receives the raw address.
static void *openConversation(void *self, const char *target, MHD_Connection *connection)
{
    auto *server = static_cast<HttpServer *>(self);
    server->connections().note(socketOf(connection), Phase::Head);
    return new HttpConversation(server->context(), connection, target);
}

static MHD_Result converse(void *server, MHD_Connection *connection, const char * /*decoded*/,
                           const char *method, const char *version, const char *bytes, size_t *size,
                           void **self)
{
    auto *conversation = static_cast<HttpConversation *>(*self);
    auto &connections = static_cast<HttpServer *>(server)->connections();
    const int socket = socketOf(connection);
    if (!conversation->begun()) {
        connections.note(socket, Phase::Body);
        return conversation->begin(method, version);
    }
    if (*size == 0) {
        connections.note(socket, Phase::Answer);
        return conversation->finish();
    }
    connections.noteBody(socket, qint64(*size));
    return conversation->feed({bytes, qsizetype(std::exchange(*size, 0))});
}

static void closeConversation(void *server, MHD_Connection *connection, void **self,
                              MHD_RequestTerminationCode why)
{
    auto &connections = static_cast<HttpServer *>(server)->connections();
    const int socket = socketOf(connection);
    if (connections.isLeaving(socket) && why == MHD_REQUEST_TERMINATED_CLIENT_ABORT)
        why = MHD_REQUEST_TERMINATED_TIMEOUT_REACHED;
    connections.note(socket, Phase::Waiting);
    const std::unique_ptr<HttpConversation> conversation(
        static_cast<HttpConversation *>(std::exchange(*self, nullptr)));
    if (conversation)
        conversation->end(why);
}

static void noticeConnection(void *server, MHD_Connection *connection, void ** /*context*/,
                             MHD_ConnectionNotificationCode what)
{
    if (what == MHD_CONNECTION_NOTIFY_CLOSED)
        static_cast<HttpServer *>(server)->leave(socketOf(connection));
}

base::Result<std::unique_ptr<HttpServer>>
HttpServer::start(Acceptor &acceptor, HttpContext &context, const Options &options)
{
    std::unique_ptr<HttpServer> server(new HttpServer(acceptor, context));
    const unsigned tls = options.certificate ? MHD_USE_TLS : 0;
    auto items = tlsOptions(options.certificate, options.tlsPriorities);
    // The date is set from the service's clock, and the acceptor limits the number of connections.
    // clang-format off
    server->m_daemon =
        MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_NO_LISTEN_SOCKET
                             | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_SUPPRESS_DATE_NO_CLOCK | tls,
                         0, nullptr, nullptr, &converse, server.get(),
                         MHD_OPTION_URI_LOG_CALLBACK, &openConversation, server.get(),
                         MHD_OPTION_NOTIFY_COMPLETED, &closeConversation, server.get(),
                         MHD_OPTION_NOTIFY_CONNECTION, &noticeConnection, server.get(),
                         MHD_OPTION_CONNECTION_MEMORY_LIMIT, connectionMemory,
                         MHD_OPTION_CONNECTION_LIMIT, unsigned(options.connectionLimit + 8),
                         MHD_OPTION_CONNECTION_TIMEOUT, unsigned(options.idleLimit.count()),
                         MHD_OPTION_ARRAY, items.data(), MHD_OPTION_END);
    // clang-format on
    if (!server->m_daemon) {
        return tl::make_unexpected(base::Problem{
            .what = QCoreApplication::translate("Practice", "Couldn't start the practice service."),
            .why = qt_error_string(errno)});
    }
    acceptor.start([made = server.get()](int socket) { made->welcome(socket); },
                   [made = server.get()] { made->m_connections.makeRoom(); });
    return server;
}

HttpServer::HttpServer(Acceptor &acceptor, HttpContext &context)
    : m_acceptor(acceptor)
    , m_context(context)
{ }

// Stops the acceptor before libmicrohttpd, because it resumes every suspended connection.
// libmicrohttpd must not be stopped while a connection is suspended.
HttpServer::~HttpServer()
{
    m_connections.stop();
    m_acceptor.stop();
    if (m_daemon)
        MHD_stop_daemon(m_daemon);
}

void HttpServer::dropConnections()
{
    m_connections.drop();
}

void HttpServer::welcome(int socket)
{
    m_connections.enter(socket);
    m_acceptor.whenGone(socket, [this, socket] { noticeEnd(socket); });
    // The address itself is not used.
    const sockaddr address{.sa_family = AF_INET, .sa_data = {}};
    if (MHD_add_connection(m_daemon, socket, &address, sizeof(address)) != MHD_YES)
        leave(socket);
}

// libmicrohttpd waits for socket events and ignores the end of a stream that arrives together with
// its last bytes. Once it has read those, shutting down the ended side creates an event and has no
// other effect.
void HttpServer::noticeEnd(int socket)
{
    if (!m_connections.acknowledgeEnd(socket))
        m_acceptor.after(untilRead, [this, socket] { noticeEnd(socket); });
}

void HttpServer::leave(int socket)
{
    m_acceptor.forget(socket);
    m_connections.leave(socket);
    m_acceptor.left();
}

} // namespace storedesk::practice
