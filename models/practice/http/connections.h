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
// a new client. Thread-safe; the sockets belong to the library, which reports when one is closed.
class Connections final
{
public:
    using Instant = std::chrono::steady_clock::time_point;
    // The phase of the current request.
    enum class Phase : quint8 { Waiting, Head, Body, Answer };

    explicit Connections(std::function<Instant()> now = std::chrono::steady_clock::now);

    void enter(int socket);
    void leave(int socket);
    void note(int socket, Phase phase);
    void noteBody(int socket, qint64 bytes);

    // Closes a connection that waits or sends slowly, if there is one; requests being answered are
    // not touched.
    void makeRoom();
    // Returns whether the connection was closed to make room.
    [[nodiscard]] bool isLeaving(int socket);

    // Shuts down the read side of a connection that the client has ended, once all data was read.
    // Returns false if there is more to read: try again later.
    [[nodiscard]] bool acknowledgeEnd(int socket);
    // Closes all connections, regardless of their state.
    void drop();
    // Disables further closing.
    void stop();

private:
    struct Connection
    {
        Phase phase = Phase::Waiting;
        // Start of this phase.
        Instant since = {};
        // Bytes of the body.
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
