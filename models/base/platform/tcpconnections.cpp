// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tcpconnections.h"

#include "base/platform/platformchoice.h"
#include "base/platform/socketcalls.h"

#include <QDirIterator>
#include <QSet>

#include <cstddef>
#include <optional>

namespace storedesk::base {

using namespace Qt::StringLiterals;

#ifdef STOREDESK_NATIVE

namespace {

template <typename Value>
bool readOption(int descriptor, int level, int option, Value &value)
{
    socklen_t size = sizeof(value);
    return ::getsockopt(descriptor, level, option, &value, &size) == 0;
}

quint16 localPortOf(int descriptor)
{
    sockaddr_storage address{};
    socklen_t size = sizeof(address);
    if (::getsockname(descriptor, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return 0;
    if (address.ss_family == AF_INET6)
        return reinterpret_cast<const sockaddr_in6 &>(address).sin6_port;
    return reinterpret_cast<const sockaddr_in &>(address).sin_port;
}

// Returns the number of bytes that the program has read from the system. Bytes in the system's
// receive buffer are not counted, because they do not use our memory.
qint64 bytesReadFrom(int descriptor)
{
    tcp_info info{};
    socklen_t size = sizeof(info);
    if (::getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0
        || size < offsetof(tcp_info, tcpi_bytes_received) + sizeof(info.tcpi_bytes_received))
        return 0;
    int unread = 0;
    if (::ioctl(descriptor, FIONREAD, &unread) != 0)
        unread = 0;
    return static_cast<qint64>(info.tcpi_bytes_received) - unread;
}

std::optional<TcpConnection> tcpSocketOf(int descriptor)
{
    int protocol = 0;
    int listens = 0;
    TcpConnection found{.descriptor = descriptor};
    if (!readOption(descriptor, SOL_SOCKET, SO_PROTOCOL, protocol) || protocol != IPPROTO_TCP
        || !readOption(descriptor, SOL_SOCKET, SO_COOKIE, found.cookie)
        || !readOption(descriptor, SOL_SOCKET, SO_ACCEPTCONN, listens))
        return std::nullopt;
    found.localPort = localPortOf(descriptor);
    found.listens = listens != 0;
    if (!found.listens)
        found.bytesRead = bytesReadFrom(descriptor);
    return found;
}

} // namespace

QList<TcpConnection> openedTcpConnections()
{
    QList<TcpConnection> all;
    QSet<quint16> servedPorts;
    QDirIterator descriptors(u"/proc/self/fd"_s,
                             QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    while (descriptors.hasNext()) {
        descriptors.next();
        const auto found = tcpSocketOf(descriptors.fileName().toInt());
        if (!found)
            continue;
        all.append(*found);
        if (found->listens)
            servedPorts.insert(found->localPort);
    }
    // Connections accepted by a server have the same local port as its listening socket.
    all.removeIf([&servedPorts](const TcpConnection &socket) {
        return servedPorts.contains(socket.localPort);
    });
    return all;
}

void shutDown(const TcpConnection &connection)
{
    // The descriptor may belong to another connection by now.
    const auto now = tcpSocketOf(connection.descriptor);
    if (!now || now->cookie != connection.cookie)
        return;
    const linger reset{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(connection.descriptor, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset));
    ::shutdown(connection.descriptor, SHUT_RDWR);
}

#else

QList<TcpConnection> openedTcpConnections()
{
    return {};
}

void shutDown(const TcpConnection &) { }

#endif

} // namespace storedesk::base
