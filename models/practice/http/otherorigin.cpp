// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "otherorigin.h"

#include "base/platform/sockets.h"
#include "practice/http/httptls.h"

#include <QCoreApplication>

#include <tuple>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static MHD_Result keepHeader(void *into, MHD_ValueKind /*kind*/, const char *name,
                             const char *value)
{
    static_cast<StrayRequest *>(into)->headers.insert(QByteArray(name).toLower(), value);
    return MHD_YES;
}

static void *keepTarget(void * /*origin*/, const char *target, MHD_Connection * /*connection*/)
{
    return new StrayRequest{.method = {}, .target = target, .headers = {}};
}

static void forget(void * /*origin*/, MHD_Connection * /*connection*/, void **request,
                   MHD_RequestTerminationCode /*why*/)
{
    delete static_cast<StrayRequest *>(std::exchange(*request, nullptr));
}

static MHD_Result answer(void *origin, MHD_Connection *connection, const char * /*decoded*/,
                         const char *method, const char * /*version*/, const char * /*bytes*/,
                         size_t *size, void **self)
{
    auto *request = static_cast<StrayRequest *>(*self);
    if (request->method.isEmpty()) {
        request->method = method;
        MHD_get_connection_values(connection, MHD_HEADER_KIND, &keepHeader, request);
        static_cast<OtherOrigin *>(origin)->keep(*request);
        return MHD_YES;
    }
    if (*size != 0) {
        *size = 0;
        return MHD_YES;
    }
    char body[] = "{}";
    auto *response = MHD_create_response_from_buffer(2, body, MHD_RESPMEM_MUST_COPY);
    MHD_add_response_header(response, "Content-Type", "application/json");
    const auto queued = MHD_queue_response(connection, 200, response);
    MHD_destroy_response(response);
    return queued;
}

static MHD_Daemon *startDaemon(OtherOrigin *origin, int socket, const OtherOrigin::Place &place)
{
    auto items = tlsOptions(place.certificate, place.tlsPriorities);
    const unsigned tls = place.certificate ? MHD_USE_TLS : 0;
    // clang-format off
    return MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | tls, 0, nullptr, nullptr, &answer,
                            origin,
                            MHD_OPTION_LISTEN_SOCKET, socket,
                            MHD_OPTION_URI_LOG_CALLBACK, &keepTarget, origin,
                            MHD_OPTION_NOTIFY_COMPLETED, &forget, origin,
                            MHD_OPTION_CONNECTION_TIMEOUT, 30U,
                            MHD_OPTION_ARRAY, items.data(), MHD_OPTION_END);
    // clang-format on
}

base::Result<std::unique_ptr<OtherOrigin>> OtherOrigin::start(const Place &place)
{
    std::unique_ptr<OtherOrigin> origin(new OtherOrigin);
    auto socket = base::boundSocket(place.host, place.port);
    if (base::listenOn(socket, 64)) {
        origin->m_url.setScheme(place.certificate ? u"https"_s : u"http"_s);
        origin->m_url.setHost(QString::fromLatin1(place.host));
        origin->m_url.setPort(base::portOf(socket));
        origin->m_daemon = startDaemon(origin.get(), socket.number(), place);
    }
    if (!origin->m_daemon) {
        return tl::make_unexpected(
            base::Problem{.what = QCoreApplication::translate("Practice", "Couldn't listen on %1.")
                                      .arg(QString::fromLatin1(place.host)),
                          .why = base::socketError()});
    }
    // libmicrohttpd closes the socket.
    std::ignore = socket.release();
    return origin;
}

OtherOrigin::~OtherOrigin()
{
    if (m_daemon)
        MHD_stop_daemon(m_daemon);
}

std::vector<StrayRequest> OtherOrigin::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

bool OtherOrigin::waitForRequests(std::size_t count, std::chrono::milliseconds limit) const
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, limit, [&] { return m_requests.size() >= count; });
}

void OtherOrigin::keep(StrayRequest request)
{
    {
        const std::lock_guard lock(m_mutex);
        m_requests.push_back(std::move(request));
    }
    m_changed.notify_all();
}

} // namespace storedesk::practice
