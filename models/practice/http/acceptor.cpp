// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "acceptor.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::practice {

using namespace std::chrono_literals;

static constexpr auto host = "127.0.0.1";
static constexpr int queueLength = 511;
// The interval between attempts to make room if no connection could be closed.
static constexpr auto untilNextAttempt = 50ms;
// The pause when the system has no descriptors left.
static constexpr auto untilResources = 10ms;

base::Result<std::unique_ptr<Acceptor>> Acceptor::open(quint16 port, int connectionLimit)
{
    auto reservation = base::boundSocket(host, port);
    if (!reservation) {
        return tl::make_unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Practice", "Port %1 can't be used on this computer.")
                    .arg(port),
            .why = base::socketError(),
            .next = QCoreApplication::translate("Practice",
                                                "Choose another port, or 0 for a free one.")});
    }
    const auto bound = base::portOf(reservation);
    std::unique_ptr<Acceptor> acceptor(
        new Acceptor(std::move(reservation), bound, connectionLimit));
    if (!acceptor->m_wake || !acceptor->listen(AcceptMode::Accepting)) {
        return tl::make_unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Practice", "Couldn't listen on port %1.").arg(bound),
            .why = base::socketError(),
            .next = QCoreApplication::translate("Practice",
                                                "Choose another port, or 0 for a free one.")});
    }
    return acceptor;
}

Acceptor::Acceptor(base::Socket reservation, quint16 port, int connectionLimit)
    : m_reservation(std::move(reservation))
    , m_port(port)
    , m_connectionLimit(connectionLimit)
    , m_wake(base::socketWaker())
{ }

Acceptor::~Acceptor()
{
    stop();
}

void Acceptor::start(Welcome welcome, MakeRoom makeRoom)
{
    m_welcome = std::move(welcome);
    m_makeRoom = std::move(makeRoom);
    m_thread = std::thread([this] { run(); });
}

void Acceptor::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
    }
    wake();
    if (m_thread.joinable())
        m_thread.join();
    for (const auto &then : dueSchedules({}))
        then();
}

void Acceptor::setAcceptMode(AcceptMode mode)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_acceptMode == mode)
            return;
        m_acceptMode = mode;
        // The thread may be polling the socket, in which case closing it alone would leave it
        // listening.
        base::shutDown(m_listener.number(), base::SocketSide::Both);
        m_listener.close();
        m_fillers.clear();
        if (!listen(mode))
            qWarning("The practice service cannot listen again: %s",
                     qUtf8Printable(base::socketError()));
    }
    wake();
}

// With a queue length of 0, the system completes one handshake and leaves all others unanswered.
// The first filler occupies that slot.
bool Acceptor::listen(AcceptMode mode)
{
    if (mode == AcceptMode::Refusing)
        return true;
    m_listener = base::boundSocket(host, m_port);
    if (!base::listenOn(m_listener, mode == AcceptMode::Accepting ? queueLength : 0))
        return false;
    if (mode == AcceptMode::Hanging) {
        for (int filler = 0; filler < 2; ++filler)
            m_fillers.push_back(base::connectingSocket(host, m_port));
    }
    return true;
}

void Acceptor::left()
{
    bool full = false;
    {
        const std::lock_guard lock(m_mutex);
        full = m_connections >= m_connectionLimit;
        m_roomAsked = false;
        --m_connections;
    }
    if (full)
        wake();
}

void Acceptor::whenGone(int socket, std::function<void()> then)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_stopped) {
            m_watched.insert_or_assign(socket, std::move(then));
            wake();
            return;
        }
    }
    then();
}

void Acceptor::forget(int socket)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_watched.erase(socket) == 0)
            return;
    }
    // Wake the thread, because the system does not release a socket that is being polled.
    wake();
}

void Acceptor::after(std::chrono::milliseconds time, std::function<void()> then)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_stopped) {
            m_timers.emplace(std::chrono::steady_clock::now() + time, std::move(then));
            wake();
            return;
        }
    }
    then();
}

void Acceptor::wake()
{
    if (m_wake)
        m_wake->wake();
}

void Acceptor::run()
{
    using base::SocketEvent;
    std::vector<base::WatchedSocket> watched;
    while (true) {
        int wait = -1;
        {
            const std::lock_guard lock(m_mutex);
            if (m_stopped)
                return;
            watched.assign({{.number = m_wake->number(), .wanted = SocketEvent::Readable}});
            if (m_acceptMode == AcceptMode::Accepting && !m_roomAsked)
                watched.push_back({.number = m_listener.number(), .wanted = SocketEvent::Readable});
            for (const auto &[socket, then] : m_watched)
                watched.push_back({.number = socket, .wanted = SocketEvent::Gone});
            wait = patience();
        }
        base::waitForSockets(watched, wait);
        m_wake->clear();
        std::vector<int> gone;
        for (const auto &each : watched) {
            if (each.ready & SocketEvent::Gone)
                gone.push_back(each.number);
        }
        for (const auto &then : dueSchedules(gone))
            then();
        // Accept new connections last, because they may reuse the descriptor of a closed
        // connection.
        acceptAll();
        askForRoom();
    }
}

void Acceptor::acceptAll()
{
    while (true) {
        base::Socket accepted;
        auto result = base::AcceptResult::NoneWaiting;
        {
            const std::lock_guard lock(m_mutex);
            if (m_acceptMode != AcceptMode::Accepting || m_connections >= m_connectionLimit)
                return;
            result = base::acceptFrom(m_listener, accepted);
            if (accepted)
                ++m_connections;
        }
        // No descriptors are left. The connection stays in the queue, so pause before trying again.
        if (result == base::AcceptResult::NoResources)
            std::this_thread::sleep_for(untilResources);
        if (!accepted)
            return;
        m_welcome(accepted.release());
    }
}

// Called when a client is waiting in the queue and the connection limit has been reached.
void Acceptor::askForRoom()
{
    {
        const std::lock_guard lock(m_mutex);
        base::WatchedSocket listener{.number = m_listener.number(),
                                     .wanted = base::SocketEvent::Readable};
        if (m_acceptMode != AcceptMode::Accepting || m_roomAsked
            || m_connections < m_connectionLimit
            || !base::waitForSockets(std::span(&listener, 1), 0))
            return;
        m_roomAsked = true;
    }
    m_makeRoom();
    after(untilNextAttempt, [this] {
        const std::lock_guard lock(m_mutex);
        m_roomAsked = false;
    });
}

// Returns the number of milliseconds until the next timer is due, or -1 if there is no timer.
int Acceptor::patience() const
{
    if (m_timers.empty())
        return -1;
    const auto left = m_timers.begin()->first - std::chrono::steady_clock::now();
    return std::max(0, int(std::chrono::ceil<std::chrono::milliseconds>(left).count()));
}

Acceptor::Thens Acceptor::dueSchedules(const std::vector<int> &gone)
{
    const std::lock_guard lock(m_mutex);
    Thens due;
    for (const auto socket : gone) {
        if (auto node = m_watched.extract(socket))
            due.push_back(std::move(node.mapped()));
    }
    while (m_stopped && !m_watched.empty())
        due.push_back(std::move(m_watched.extract(m_watched.begin()).mapped()));
    const auto now = std::chrono::steady_clock::now();
    while (!m_timers.empty() && (m_stopped || m_timers.begin()->first <= now))
        due.push_back(std::move(m_timers.extract(m_timers.begin()).mapped()));
    return due;
}

} // namespace storedesk::practice
