// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "acceptor.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

namespace storedesk::practice {

using namespace std::chrono_literals;

static constexpr auto host = "127.0.0.1";
static constexpr int queueLength = 511;
// The interval between attempts to make room if no connection could be closed.
static constexpr auto untilNextAttempt = 50ms;

base::Result<std::unique_ptr<Acceptor>> Acceptor::open(quint16 port, int connectionLimit)
{
    auto reservation = boundSocket(host, port);
    if (!reservation) {
        return tl::make_unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Practice", "Port %1 can't be used on this computer.")
                    .arg(port),
            .why = qt_error_string(errno),
            .next = QCoreApplication::translate("Practice",
                                                "Choose another port, or 0 for a free one.")});
    }
    const auto bound = portOf(reservation);
    std::unique_ptr<Acceptor> acceptor(
        new Acceptor(std::move(reservation), bound, connectionLimit));
    if (!acceptor->m_wake || !acceptor->listen(AcceptMode::Accepting)) {
        return tl::make_unexpected(base::Problem{
            .what =
                QCoreApplication::translate("Practice", "Couldn't listen on port %1.").arg(bound),
            .why = qt_error_string(errno),
            .next = QCoreApplication::translate("Practice",
                                                "Choose another port, or 0 for a free one.")});
    }
    return acceptor;
}

Acceptor::Acceptor(Socket reservation, quint16 port, int connectionLimit)
    : m_reservation(std::move(reservation))
    , m_port(port)
    , m_connectionLimit(connectionLimit)
    , m_wake(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
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
        ::shutdown(m_listener.number(), SHUT_RDWR);
        m_listener.close();
        m_fillers.clear();
        if (!listen(mode))
            qWarning("The practice service cannot listen again: %s",
                     qUtf8Printable(qt_error_string(errno)));
    }
    wake();
}

// With a queue length of 0, the system completes one handshake and leaves all others unanswered.
// The first filler occupies that slot.
bool Acceptor::listen(AcceptMode mode)
{
    if (mode == AcceptMode::Refusing)
        return true;
    m_listener = boundSocket(host, m_port);
    if (!m_listener
        || ::listen(m_listener.number(), mode == AcceptMode::Accepting ? queueLength : 0) != 0)
        return false;
    if (mode == AcceptMode::Hanging) {
        for (int filler = 0; filler < 2; ++filler)
            m_fillers.push_back(connectingSocket(host, m_port));
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
    const quint64 one = 1;
    [[maybe_unused]] const auto written = ::write(m_wake.number(), &one, sizeof(one));
}

void Acceptor::run()
{
    std::vector<pollfd> polled;
    while (true) {
        int wait = -1;
        {
            const std::lock_guard lock(m_mutex);
            if (m_stopped)
                return;
            polled.assign({{.fd = m_wake.number(), .events = POLLIN, .revents = 0}});
            if (m_acceptMode == AcceptMode::Accepting && !m_roomAsked)
                polled.push_back({.fd = m_listener.number(), .events = POLLIN, .revents = 0});
            for (const auto &[socket, then] : m_watched)
                polled.push_back({.fd = socket, .events = POLLRDHUP, .revents = 0});
            wait = patience();
        }
        ::poll(polled.data(), polled.size(), wait);
        quint64 calls = 0;
        [[maybe_unused]] const auto read = ::read(m_wake.number(), &calls, sizeof(calls));
        std::vector<int> gone;
        for (const auto &each : polled) {
            if ((each.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0)
                gone.push_back(each.fd);
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
        Socket accepted;
        {
            const std::lock_guard lock(m_mutex);
            if (m_acceptMode != AcceptMode::Accepting || m_connections >= m_connectionLimit)
                return;
            accepted = Socket(
                ::accept4(m_listener.number(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
            if (accepted)
                ++m_connections;
        }
        if (!accepted) {
            // No descriptors are left. The connection stays in the queue, so pause before trying
            // again.
            if (errno == EMFILE || errno == ENFILE)
                ::poll(nullptr, 0, 10);
            return;
        }
        const int yes = 1;
        setsockopt(accepted.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
        m_welcome(accepted.release());
    }
}

// Called when a client is waiting in the queue and the connection limit has been reached.
void Acceptor::askForRoom()
{
    {
        const std::lock_guard lock(m_mutex);
        pollfd polled{.fd = m_listener.number(), .events = POLLIN, .revents = 0};
        if (m_acceptMode != AcceptMode::Accepting || m_roomAsked
            || m_connections < m_connectionLimit || ::poll(&polled, 1, 0) != 1)
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
