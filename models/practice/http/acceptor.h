// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/sockets.h"
#include "base/result.h"
#include "practice/http/acceptmode.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace storedesk::practice {

// The service's address on 127.0.0.1 and its thread. Accepts connections and passes them on, and
// resumes requests that wait for real time or for a client to disconnect. Needed because
// libmicrohttpd cannot stop listening and start again, and refused or hanging connections must
// occur on the same address where the next attempt succeeds. The acceptor therefore owns the
// listening socket and passes only accepted sockets to libmicrohttpd. A second socket stays bound
// to the port without listening, so that the port is not reassigned while connections are refused.
// Uses real time instead of the service's clock, because it deals with network connections.
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

    // The welcome callback takes ownership of accepted sockets. If a client is waiting at the
    // connection limit, makeRoom may end another connection. Both run in the acceptor's thread.
    void start(Welcome welcome, MakeRoom makeRoom);
    // Ends the thread. Pending callbacks are run, and later waits end at once.
    void stop();

    // The new mode is in effect when this function returns.
    void setAcceptMode(AcceptMode mode);
    // Must be called when a connection has ended. At the limit, new connections wait in the
    // system's queue.
    void left();

    // Each callback runs once, in the acceptor's thread. A new callback for a socket replaces the
    // previous one.
    void whenGone(int socket, std::function<void()> then);
    // Removes the callback of a socket that is about to be closed.
    void forget(int socket);
    void after(std::chrono::milliseconds time, std::function<void()> then);

private:
    using Instant = std::chrono::steady_clock::time_point;
    using Thens = std::vector<std::function<void()>>;

    Acceptor(base::Socket reservation, quint16 port, int connectionLimit);

    void run();
    void wake();
    void acceptAll();
    void askForRoom();
    [[nodiscard]] bool listen(AcceptMode mode);
    [[nodiscard]] int patience() const;
    [[nodiscard]] Thens dueSchedules(const std::vector<int> &gone);

    base::Socket m_reservation;
    quint16 m_port;
    int m_connectionLimit;
    std::unique_ptr<base::SocketWaker> m_wake;
    Welcome m_welcome;
    MakeRoom m_makeRoom;
    std::thread m_thread;

    // Guards all members below.
    std::mutex m_mutex;
    AcceptMode m_acceptMode = AcceptMode::Accepting;
    base::Socket m_listener;
    // Connections that fill the queue of a hanging listener.
    std::vector<base::Socket> m_fillers;
    int m_connections = 0;
    // Set until a connection has ended or a short time has passed.
    bool m_roomAsked = false;
    std::map<int, std::function<void()>> m_watched;
    std::multimap<Instant, std::function<void()>> m_timers;
    bool m_stopped = false;
};

} // namespace storedesk::practice
