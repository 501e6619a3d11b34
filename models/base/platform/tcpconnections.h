// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

namespace storedesk::base {

// A TCP connection that this process opened.
struct TcpConnection
{
    int descriptor = -1;
    // A number that the system assigns to each socket and never reuses.
    quint64 cookie = 0;
    quint16 localPort = 0;
    bool listens = false;
    qint64 bytesRead = 0;
};

// Returns the connections that this process opened. Those accepted by a server in this process are
// left out. Systems other than Linux report none.
[[nodiscard]] QList<TcpConnection> openedTcpConnections();

// Ends reading from a connection, unless the connection has been closed. The server receives a
// reset when Qt closes the connection.
void shutDown(const TcpConnection &connection);

} // namespace storedesk::base
