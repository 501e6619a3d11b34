// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFlags>
#include <QString>

#include <memory>
#include <span>
#include <utility>

// TCP sockets below the level of Qt: for the practice service, which refuses, delays and resets
// connections, and for libraries with sockets of their own.
namespace storedesk::base {

void closeSocket(int number);

// Owns a socket.
class Socket final
{
public:
    Socket() = default;
    explicit Socket(int number)
        : m_number(number)
    { }
    Socket(Socket &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    { }
    Socket &operator=(Socket &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    Socket(const Socket &) = delete;
    Socket &operator=(const Socket &) = delete;
    ~Socket() { close(); }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] explicit operator bool() const { return m_number >= 0; }
    [[nodiscard]] int release() { return std::exchange(m_number, -1); }
    void close()
    {
        if (m_number >= 0)
            closeSocket(std::exchange(m_number, -1));
    }

private:
    int m_number = -1;
};

enum class SocketEvent : quint8 {
    Readable = 1,
    Writable = 2,
    // The other side sends nothing more, or the connection failed. The fallback notices this only
    // after everything was read.
    Gone = 4
};
Q_DECLARE_FLAGS(SocketEvents, SocketEvent)
Q_DECLARE_OPERATORS_FOR_FLAGS(SocketEvents)

struct WatchedSocket
{
    int number = -1;
    SocketEvents wanted = {};
    SocketEvents ready = {};
};

// Waits until an event occurs, for as long as the time, or without limit if it is negative. Returns
// whether there was one.
bool waitForSockets(std::span<WatchedSocket> sockets, int milliseconds);

// Wakes a thread that waits for sockets.
class SocketWaker
{
public:
    virtual ~SocketWaker() = default;
    Q_DISABLE_COPY_MOVE(SocketWaker)

    // Readable after wake().
    [[nodiscard]] virtual int number() const = 0;
    virtual void wake() = 0;
    // Waits for the next wake().
    virtual void clear() = 0;

protected:
    SocketWaker() = default;
};

// Returns nothing if the system has no resources left.
[[nodiscard]] std::unique_ptr<SocketWaker> socketWaker();

// Sockets do not block and are not inherited by child processes. Each function that returns a
// socket returns an invalid one on failure.

// Returns a TCP socket bound to a port of a loopback address. 0 selects a free port.
[[nodiscard]] Socket boundSocket(const QByteArray &host, quint16 port);
// Returns the port to which the socket is bound.
[[nodiscard]] quint16 portOf(const Socket &socket);
// Returns a socket that is connecting to the port, without waiting for it to connect.
[[nodiscard]] Socket connectingSocket(const QByteArray &host, quint16 port);
// Accepts connections, of which as many may wait in a queue.
[[nodiscard]] bool listenOn(const Socket &socket, int queueLength);

enum class AcceptResult : quint8 { Accepted, NoneWaiting, NoResources };
[[nodiscard]] AcceptResult acceptFrom(const Socket &listener, Socket &accepted);

enum class SocketSide : quint8 { Read, Write, Both };
void shutDown(int socket, SocketSide side);
// Sends RST instead of FIN.
void resetSocket(int socket);
// Sends what fits into the buffers of the system.
void sendOnce(int socket, QByteArrayView bytes);
// Returns the number of received bytes that were not read, or -1 if the connection failed.
[[nodiscard]] int unreadBytes(int socket);

// Returns why the last function failed.
[[nodiscard]] QString socketError();

} // namespace storedesk::base
