// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/http/acceptmode.h"
#include "practice/http/socket.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace storedesk::practice {

// The service's address on 127.0.0.1 and the thread that waits at it: takes connections and hands
// them on, and wakes what waits for real time to pass or for a client to go.
//
// It exists because libmicrohttpd cannot stop listening and start again, and a refused or hanging
// connection has to happen on the very address where the next attempt succeeds. The listening
// socket is therefore ours, and only accepted sockets go to the library. A second socket stays
// bound to the port and never listens, so that nobody else is given the port while it is
// refusing. Time here is the computer's and not the clock's, because it is about bytes on a wire.
class Acceptor final
{
public:
    using Welcome = std::function<void(int socket)>;
    using MakeRoom = std::function<void()>;

    [[nodiscard]] static base::Result<std::unique_ptr<Acceptor>> open(quint16 port,
                                                                      int connectionLimit);
    ~Acceptor();
    Q_DISABLE_COPY_MOVE(Acceptor)

    [[nodiscard]] quint16 port() const { return m_port; }

    // Accepted sockets belong to welcome. When somebody waits at the limit makeRoom may end another
    // connection. Both run in the acceptor's thread.
    void start(Welcome welcome, MakeRoom makeRoom);
    // Ends the thread. Whatever still waits is woken; from now on waiting ends at once.
    void stop();

    // Takes effect before it returns.
    void setAcceptMode(AcceptMode mode);
    // A connection has ended. At the limit new ones wait in the queue of the system for that.
    void left();

    // Each runs once, in the acceptor's thread. One at a time waits for a socket to go: the last.
    void whenGone(int socket, std::function<void()> then);
    // Nobody waits for this one any more: it is about to be closed.
    void forget(int socket);
    void after(std::chrono::milliseconds time, std::function<void()> then);

private:
    using Instant = std::chrono::steady_clock::time_point;
    using Thens = std::vector<std::function<void()>>;

    Acceptor(Socket reservation, quint16 port, int connectionLimit);

    void run();
    void wake();
    void acceptAll();
    void askForRoom();
    [[nodiscard]] bool listen(AcceptMode mode);
    [[nodiscard]] int patience() const;
    [[nodiscard]] Thens takeDue(const std::vector<int> &gone);

    Socket m_reservation;
    quint16 m_port;
    int m_connectionLimit;
    Socket m_wake;
    Welcome m_welcome;
    MakeRoom m_makeRoom;
    std::thread m_thread;

    std::mutex m_mutex; // guards all below
    AcceptMode m_acceptMode = AcceptMode::Accepting;
    Socket m_listener;
    std::vector<Socket> m_fillers; // fill the queue of a hanging listener
    int m_connections = 0;
    bool m_roomAsked = false; // not again before one has left or a moment has passed
    std::map<int, std::function<void()>> m_watched;
    std::multimap<Instant, std::function<void()>> m_timers;
    bool m_stopped = false;
};

} // namespace storedesk::practice
