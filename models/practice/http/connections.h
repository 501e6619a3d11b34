// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <chrono>
#include <functional>
#include <map>
#include <mutex>

namespace storedesk::practice {

// What each connection of the service is busy with, so that one that only takes up room can make
// way for a newcomer. Any thread; the sockets belong to the library, which says when one goes.
class Connections final
{
public:
    using Instant = std::chrono::steady_clock::time_point;
    // Where the request under way is.
    enum class Phase : quint8 { Waiting, Head, Body, Answer };

    explicit Connections(std::function<Instant()> now = std::chrono::steady_clock::now);

    void enter(int socket);
    void leave(int socket);
    void note(int socket, Phase phase);
    void noteBody(int socket, qint64 bytes);

    // Ends one that waits or sends slowly, if there is one; what is being answered is left alone.
    void makeRoom();
    // It was ended to make room.
    [[nodiscard]] bool isLeaving(int socket);

    // Closes the side on which the client has ended when everything that came was read. False when
    // there is more to read: try again later.
    [[nodiscard]] bool acknowledgeEnd(int socket);
    // Ends all of them, whatever is under way.
    void drop();
    // From now on nothing is ended from here any more.
    void stop();

private:
    struct Connection
    {
        Phase phase = Phase::Waiting;
        Instant since = {}; // in this phase
        qint64 bytes = 0; // of the body
        bool leaving = false;
    };

    [[nodiscard]] static bool canBeSpared(int socket, const Connection &connection, Instant now);

    std::function<Instant()> m_now;
    std::mutex m_mutex; // guards all below
    std::map<int, Connection> m_all;
    bool m_stopped = false;
};

} // namespace storedesk::practice
