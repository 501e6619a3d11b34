// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <chrono>
#include <functional>
#include <map>
#include <mutex>

namespace storedesk::practice {

// Tracks the activity of each connection, so that an idle connection can be closed to make room for
// a new client. Thread-safe. The sockets belong to libmicrohttpd, which reports when one is closed.
class Connections final
{
public:
    using Instant = std::chrono::steady_clock::time_point;
    // The phase of a connection's current request.
    enum class Phase : quint8 { Waiting, Head, Body, Answer };

    explicit Connections(std::function<Instant()> now = std::chrono::steady_clock::now);

    void enter(int socket);
    void leave(int socket);
    void note(int socket, Phase phase);
    void noteBody(int socket, qint64 bytes);

    // Closes a connection that is waiting or sending slowly, if there is one. Requests that are
    // being answered are not affected.
    void makeRoom();
    // Returns whether the connection was closed to make room.
    [[nodiscard]] bool isLeaving(int socket);

    // Shuts down the read side of a connection that the client has ended, once all data has been
    // read. Returns false if there is more to read, in which case the caller should try again
    // later.
    [[nodiscard]] bool acknowledgeEnd(int socket);
    // Closes all connections, whatever their state.
    void drop();
    // Prevents further connections from being closed.
    void stop();

private:
    struct Connection
    {
        Phase phase = Phase::Waiting;
        // The start of this phase.
        Instant since = {};
        // The number of body bytes received.
        qint64 bytes = 0;
        bool leaving = false;
    };

    [[nodiscard]] static bool canBeSpared(int socket, const Connection &connection, Instant now);

    std::function<Instant()> m_now;
    // Guards all members below.
    std::mutex m_mutex;
    std::map<int, Connection> m_all;
    bool m_stopped = false;
};

} // namespace storedesk::practice
