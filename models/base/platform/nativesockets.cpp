// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "nativesockets.h"

#ifdef Q_OS_LINUX

#include "base/platform/socketcalls.h"

#include <QVarLengthArray>

#include <array>
#include <tuple>

#include <poll.h>
#include <sys/eventfd.h>

namespace storedesk::base::native {

namespace {

class NativeWaker final : public SocketWaker
{
public:
    explicit NativeWaker(int number)
        : m_event(number)
    { }

    [[nodiscard]] int number() const override { return m_event.number(); }
    void wake() override
    {
        const quint64 one = 1;
        [[maybe_unused]] const auto written = ::write(m_event.number(), &one, sizeof(one));
    }
    void clear() override
    {
        quint64 calls = 0;
        [[maybe_unused]] const auto read = ::read(m_event.number(), &calls, sizeof(calls));
    }

private:
    Socket m_event;
};

} // namespace

struct EventBits
{
    SocketEvent event;
    short wanted;
    short ready;
};

// A failed connection is ready for everything, so that the next call reports the error.
static constexpr short failed = POLLHUP | POLLERR | POLLNVAL;
static constexpr std::array eventBits{
    EventBits{SocketEvent::Readable, POLLIN, POLLIN | failed},
    EventBits{SocketEvent::Writable, POLLOUT, POLLOUT | failed},
    EventBits{SocketEvent::Gone, POLLRDHUP, POLLRDHUP | failed},
};

Socket newSocket()
{
    return Socket(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
}

int acceptedSocket(int listener)
{
    return ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

bool waitForSockets(std::span<WatchedSocket> sockets, int milliseconds)
{
    QVarLengthArray<pollfd, 64> polled;
    for (const auto &socket : sockets) {
        short wanted = 0;
        for (const auto &bits : eventBits)
            wanted = static_cast<short>(wanted | (socket.wanted & bits.event ? bits.wanted : 0));
        polled.append({.fd = socket.number, .events = wanted, .revents = 0});
    }
    const bool any = ::poll(polled.data(), static_cast<nfds_t>(polled.size()), milliseconds) > 0;
    for (std::size_t at = 0; at < sockets.size(); ++at) {
        auto &socket = sockets[at];
        socket.ready = {};
        for (const auto &bits : eventBits)
            socket.ready.setFlag(bits.event,
                                 any && (socket.wanted & bits.event)
                                     && (polled[static_cast<qsizetype>(at)].revents & bits.ready));
    }
    return any;
}

std::unique_ptr<SocketWaker> socketWaker()
{
    const int number = ::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    return number < 0 ? nullptr : std::make_unique<NativeWaker>(number);
}

// libmicrohttpd shuts a connection down before closing it, and a connection that was shut down
// sends FIN regardless of its linger time. The system sends RST only if the association is
// dissolved.
void resetSocket(int socket)
{
    const sockaddr nowhere{.sa_family = AF_UNSPEC, .sa_data = {}};
    std::ignore = ::connect(socket, &nowhere, sizeof(nowhere));
}

} // namespace storedesk::base::native

#endif
