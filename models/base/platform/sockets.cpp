// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sockets.h"

#include "base/platform/nativesockets.h"
#include "base/platform/plainsockets.h"
#include "base/platform/platformchoice.h"
#include "base/platform/socketcalls.h"

#include <cerrno>
#include <tuple>

namespace storedesk::base {

static sockaddr_in addressOf(const QByteArray &host, quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, host.constData(), &address.sin_addr);
    return address;
}

static bool enable(int socket, int level, int option)
{
    const int yes = 1;
    return ::setsockopt(socket, level, option, reinterpret_cast<const char *>(&yes), sizeof(yes))
        == 0;
}

void closeSocket(int number)
{
#ifdef Q_OS_WIN
    ::closesocket(static_cast<SOCKET>(number));
#else
    ::close(number);
#endif
}

bool waitForSockets(std::span<WatchedSocket> sockets, int milliseconds)
{
    return chosen::waitForSockets(sockets, milliseconds);
}

std::unique_ptr<SocketWaker> socketWaker()
{
    return chosen::socketWaker();
}

Socket boundSocket(const QByteArray &host, quint16 port)
{
    auto made = chosen::newSocket();
    const auto address = addressOf(host, port);
    if (!made || !enable(made.number(), SOL_SOCKET, SO_REUSEADDR)
        || ::bind(made.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address))
            != 0)
        return {};
    return made;
}

quint16 portOf(const Socket &socket)
{
    sockaddr_in address{};
    socklen_t size = sizeof(address);
    if (::getsockname(socket.number(), reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return 0;
    return ntohs(address.sin_port);
}

Socket connectingSocket(const QByteArray &host, quint16 port)
{
    auto made = chosen::newSocket();
    const auto address = addressOf(host, port);
    if (made)
        std::ignore =
            ::connect(made.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address));
    return made;
}

bool listenOn(const Socket &socket, int queueLength)
{
    return socket && ::listen(socket.number(), queueLength) == 0;
}

AcceptResult acceptFrom(const Socket &listener, Socket &accepted)
{
    accepted = Socket(chosen::acceptedSocket(listener.number()));
    if (!accepted)
        return errno == EMFILE || errno == ENFILE ? AcceptResult::NoResources
                                                  : AcceptResult::NoneWaiting;
    enable(accepted.number(), IPPROTO_TCP, TCP_NODELAY);
    return AcceptResult::Accepted;
}

void shutDown(int socket, SocketSide side)
{
#ifdef Q_OS_WIN
    constexpr int read = SD_RECEIVE;
    constexpr int write = SD_SEND;
    constexpr int both = SD_BOTH;
#else
    constexpr int read = SHUT_RD;
    constexpr int write = SHUT_WR;
    constexpr int both = SHUT_RDWR;
#endif
    ::shutdown(socket, side == SocketSide::Read ? read : side == SocketSide::Write ? write : both);
}

void resetSocket(int socket)
{
    chosen::resetSocket(socket);
}

void sendOnce(int socket, QByteArrayView bytes)
{
#ifdef Q_OS_WIN
    ::send(static_cast<SOCKET>(socket), bytes.data(), static_cast<int>(bytes.size()), 0);
#else
    ::send(socket, bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
#endif
}

int unreadBytes(int socket)
{
#ifdef Q_OS_WIN
    u_long unread = 0;
    return ::ioctlsocket(static_cast<SOCKET>(socket), FIONREAD, &unread) == 0
        ? static_cast<int>(unread)
        : -1;
#else
    int unread = 0;
    return ::ioctl(socket, FIONREAD, &unread) == 0 ? unread : -1;
#endif
}

QString socketError()
{
#ifdef Q_OS_WIN
    return qt_error_string(::WSAGetLastError());
#else
    return qt_error_string(errno);
#endif
}

} // namespace storedesk::base
