// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <utility>

#include <unistd.h>

namespace storedesk::practice {

// Owns a file descriptor.
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
            ::close(std::exchange(m_number, -1));
    }

private:
    int m_number = -1;
};

// Returns a TCP socket bound to a port of a loopback address, or an invalid socket on failure.
[[nodiscard]] Socket boundSocket(const QByteArray &host, quint16 port);
// Returns the port to which the socket is bound.
[[nodiscard]] quint16 portOf(const Socket &socket);
// Returns a socket that is connecting to the port, without waiting for it to connect.
[[nodiscard]] Socket connectingSocket(const QByteArray &host, quint16 port);

} // namespace storedesk::practice
