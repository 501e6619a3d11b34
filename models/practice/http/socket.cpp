// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <tuple>

namespace storedesk::practice {

static sockaddr_in addressOf(const QByteArray &host, quint16 port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, host.constData(), &address.sin_addr);
    return address;
}

static Socket newSocket()
{
    return Socket(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
}

Socket boundSocket(const QByteArray &host, quint16 port)
{
    auto made = newSocket();
    const int yes = 1;
    const auto address = addressOf(host, port);
    if (!made || setsockopt(made.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) != 0
        || bind(made.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address)) != 0)
        return {};
    return made;
}

quint16 portOf(const Socket &socket)
{
    sockaddr_in address{};
    socklen_t size = sizeof(address);
    if (getsockname(socket.number(), reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return 0;
    return ntohs(address.sin_port);
}

Socket connectingSocket(const QByteArray &host, quint16 port)
{
    auto made = newSocket();
    const auto address = addressOf(host, port);
    if (made)
        std::ignore =
            ::connect(made.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address));
    return made;
}

} // namespace storedesk::practice
