// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plainsockets.h"

#include "base/platform/socketcalls.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>
#include <tuple>

namespace storedesk::base::plain {

using namespace std::chrono_literals;

// How often to look whether a connection was closed, which select() does not report.
static constexpr auto goneInterval = 20ms;

static void prepare(int socket)
{
#ifdef Q_OS_WIN
    u_long yes = 1;
    ::ioctlsocket(static_cast<SOCKET>(socket), FIONBIO, &yes);
#else
    ::fcntl(socket, F_SETFL, O_NONBLOCK);
    ::fcntl(socket, F_SETFD, FD_CLOEXEC);
#endif
}

static int prepared(int socket)
{
    if (socket >= 0)
        prepare(socket);
    return socket;
}

namespace {

// A datagram socket that is connected to itself.
class PlainWaker final : public SocketWaker
{
public:
    explicit PlainWaker(Socket socket)
        : m_socket(std::move(socket))
    { }

    [[nodiscard]] int number() const override { return m_socket.number(); }
    void wake() override { sendOnce(m_socket.number(), "w"); }
    void clear() override
    {
        std::array<char, 16> room{};
        while (::recv(m_socket.number(), room.data(), room.size(), 0) > 0) { }
    }

private:
    Socket m_socket;
};

} // namespace

Socket newSocket()
{
    return Socket(prepared(static_cast<int>(::socket(AF_INET, SOCK_STREAM, 0))));
}

int acceptedSocket(int listener)
{
    return prepared(static_cast<int>(::accept(listener, nullptr, nullptr)));
}

static bool isGone(int socket)
{
    char byte = 0;
    return ::recv(socket, &byte, 1, MSG_PEEK) == 0;
}

// Looks once at all sockets, and waits for those that select() knows.
static bool look(std::span<WatchedSocket> sockets, std::chrono::milliseconds time)
{
    fd_set readable;
    fd_set writable;
    FD_ZERO(&readable);
    FD_ZERO(&writable);
    int last = -1;
    for (auto &socket : sockets) {
        if (socket.number < 0)
            continue;
        socket.ready.setFlag(SocketEvent::Gone,
                             (socket.wanted & SocketEvent::Gone) && isGone(socket.number));
        if (socket.wanted & SocketEvent::Readable)
            FD_SET(socket.number, &readable);
        if (socket.wanted & SocketEvent::Writable)
            FD_SET(socket.number, &writable);
        if (socket.wanted & (SocketEvent::Readable | SocketEvent::Writable))
            last = std::max(last, socket.number);
        if (socket.ready)
            time = 0ms;
    }
    timeval left{};
    left.tv_usec = static_cast<decltype(left.tv_usec)>(std::chrono::microseconds(time).count());
    // On Windows, select() does not wait without sockets.
    if (last < 0)
        std::this_thread::sleep_for(time);
    else if (::select(last + 1, &readable, &writable, nullptr, &left) <= 0)
        last = -1;
    bool any = false;
    for (auto &socket : sockets) {
        socket.ready.setFlag(SocketEvent::Readable,
                             last >= 0 && socket.number >= 0 && FD_ISSET(socket.number, &readable));
        socket.ready.setFlag(SocketEvent::Writable,
                             last >= 0 && socket.number >= 0 && FD_ISSET(socket.number, &writable));
        any = any || socket.ready;
    }
    return any;
}

bool waitForSockets(std::span<WatchedSocket> sockets, int milliseconds)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    for (auto &socket : sockets)
        socket.ready = {};
    for (;;) {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        if (look(sockets, milliseconds < 0 ? goneInterval : std::clamp(left, 0ms, goneInterval)))
            return true;
        if (milliseconds >= 0 && left <= 0ms)
            return false;
    }
}

std::unique_ptr<SocketWaker> socketWaker()
{
    Socket socket(prepared(static_cast<int>(::socket(AF_INET, SOCK_DGRAM, 0))));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto *const own = reinterpret_cast<sockaddr *>(&address);
    if (!socket || ::bind(socket.number(), own, size) != 0
        || ::getsockname(socket.number(), own, &size) != 0
        || ::connect(socket.number(), own, size) != 0)
        return nullptr;
    return std::make_unique<PlainWaker>(std::move(socket));
}

void resetSocket(int socket)
{
    const linger now{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(socket, SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&now), sizeof(now));
}

} // namespace storedesk::base::plain
