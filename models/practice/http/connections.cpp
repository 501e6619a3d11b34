// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "connections.h"

#include "base/platform/sockets.h"

#include <tuple>

namespace storedesk::practice {

using namespace std::chrono_literals;

// Normal clients send their request at once and in one piece.
static constexpr auto grace = 250ms;
// A body counts as slow below this number of bytes per second.
static constexpr qint64 slow = 64 * 1024;

Connections::Connections(std::function<Instant()> now)
    : m_now(std::move(now))
{ }

void Connections::enter(int socket)
{
    const std::lock_guard lock(m_mutex);
    m_all.insert_or_assign(socket, Connection{.since = m_now()});
}

void Connections::leave(int socket)
{
    const std::lock_guard lock(m_mutex);
    m_all.erase(socket);
}

void Connections::note(int socket, Phase phase)
{
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_all.find(socket); found != m_all.end()) {
        found->second.phase = phase;
        found->second.since = m_now();
        found->second.bytes = 0;
    }
}

void Connections::noteBody(int socket, qint64 bytes)
{
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_all.find(socket); found != m_all.end())
        found->second.bytes += bytes;
}

bool Connections::canBeSpared(int socket, const Connection &connection, Instant now)
{
    const auto age = now - connection.since;
    if (connection.leaving || age < grace)
        return false;
    switch (connection.phase) {
    case Phase::Waiting:
        return base::unreadBytes(socket) == 0;
    case Phase::Head:
        return true;
    case Phase::Body:
        return double(connection.bytes) / std::chrono::duration<double>(age).count() < slow;
    case Phase::Answer:
        break;
    }
    return false;
}

// Prefers connections without a request, then the slowest one.
void Connections::makeRoom()
{
    const std::lock_guard lock(m_mutex);
    const auto now = m_now();
    auto chosen = m_all.end();
    for (auto each = m_all.begin(); each != m_all.end() && !m_stopped; ++each) {
        const auto rank = [](const auto &entry) {
            return std::tuple(entry.second.phase, entry.second.since);
        };
        if (canBeSpared(each->first, each->second, now)
            && (chosen == m_all.end() || rank(*each) < rank(*chosen)))
            chosen = each;
    }
    if (chosen == m_all.end())
        return;
    // libmicrohttpd reads the end of the stream and closes the connection. A request that has just
    // been completed is still answered.
    chosen->second.leaving = true;
    base::shutDown(chosen->first, base::SocketSide::Read);
}

bool Connections::isLeaving(int socket)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_all.find(socket);
    return found != m_all.end() && found->second.leaving;
}

bool Connections::acknowledgeEnd(int socket)
{
    const std::lock_guard lock(m_mutex);
    base::WatchedSocket watched{.number = socket, .wanted = base::SocketEvent::Gone};
    // The descriptor may belong to another connection by now.
    if (m_stopped || !m_all.contains(socket) || !base::waitForSockets(std::span(&watched, 1), 0))
        return true;
    const auto unread = base::unreadBytes(socket);
    if (unread == 0)
        base::shutDown(socket, base::SocketSide::Read);
    return unread <= 0;
}

void Connections::drop()
{
    const std::lock_guard lock(m_mutex);
    for (const auto &[socket, connection] : m_all)
        base::shutDown(socket, base::SocketSide::Both);
}

void Connections::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
}

} // namespace storedesk::practice
