// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "floodwatch.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QSet>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>

// The C library's own header has no count of received bytes.
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

namespace storedesk::http {

using namespace Qt::StringLiterals;

namespace {

std::atomic<qint64> delivered = 0;

struct TcpSocket
{
    int descriptor = -1;
    quint64 cookie = 0;
    quint16 localPort = 0;
    bool listens = false;
    qint64 bytesRead = 0;
};

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

// Returns the bytes that the program has read from the system. A full receive buffer of the system
// does not use our memory.
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

std::optional<TcpSocket> tcpSocketOf(int descriptor)
{
    int protocol = 0;
    int listens = 0;
    TcpSocket found{.descriptor = descriptor};
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

// Returns the connections that this process opened. Those accepted by a server in this process have
// the port of its listening socket.
QList<TcpSocket> openedConnections()
{
    QList<TcpSocket> all;
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
    all.removeIf(
        [&servedPorts](const TcpSocket &socket) { return servedPorts.contains(socket.localPort); });
    return all;
}

// Ends the loop that reads the connection. The server receives a reset when Qt closes it.
void stop(const TcpSocket &connection)
{
    // The descriptor may belong to another connection by now.
    const auto now = tcpSocketOf(connection.descriptor);
    if (!now || now->cookie != connection.cookie)
        return;
    const linger reset{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(connection.descriptor, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset));
    ::shutdown(connection.descriptor, SHUT_RDWR);
}

} // namespace

void FloodWatch::addHead(const QNetworkReply &reply)
{
    qint64 size = 0;
    for (const auto &[name, value] : reply.rawHeaderPairs())
        size += name.size() + value.size();
    addBytes(size);
}

void FloodWatch::addBytes(qint64 bytes)
{
    delivered += bytes;
}

bool FloodWatch::stopFloods()
{
    const bool isFirst = !m_deliveredBefore;
    if (isFirst)
        m_deliveredBefore = delivered;
    auto connections = openedConnections();
    for (auto &connection : connections) {
        if (isFirst)
            m_before.insert(connection.cookie, connection.bytesRead);
        connection.bytesRead -= m_before.value(connection.cookie);
    }
    std::ranges::sort(connections, std::greater(), &TcpSocket::bytesRead);
    auto known = delivered - *m_deliveredBefore;
    bool found = false;
    for (const auto &connection : std::as_const(connections)) {
        // Encryption and the framing of ordinary bodies take far less than a quarter of their size.
        const auto undelivered = connection.bytesRead - known - known / 4;
        known = std::max<qint64>(0, known - connection.bytesRead);
        if (undelivered <= limit)
            continue;
        found = true;
        stop(connection);
    }
    return found;
}

void FloodWatch::watchAfterAbort()
{
    static constexpr std::chrono::milliseconds interval(250);
    static constexpr int checks = 20;
    static bool isWatching = false;
    auto *const program = QCoreApplication::instance();
    if (!program || QThread::currentThread() != program->thread()
        || std::exchange(isWatching, true))
        return;
    auto *const timer = new QTimer(program);
    QObject::connect(timer, &QTimer::timeout, timer,
                     [timer, watch = FloodWatch(), left = checks]() mutable {
                         watch.stopFloods();
                         if (--left > 0)
                             return;
                         isWatching = false;
                         timer->deleteLater();
                     });
    timer->start(interval);
}

} // namespace storedesk::http
