// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "floodwatch.h"

#include "base/platform/tcpconnections.h"

#include <QCoreApplication>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <functional>

namespace storedesk::http {

// Bytes that replies delivered to this process.
static std::atomic<qint64> delivered = 0;

void FloodWatch::addHead(const QNetworkReply &reply)
{
    qint64 size = 0;
    for (const auto &[name, value] : reply.rawHeaderPairs())
        size += name.size() + value.size();
    addBytes(size);
}

void FloodWatch::addBytes(qint64 bytes)
{
    delivered += bytes;
}

bool FloodWatch::stopFloods()
{
    const bool isFirst = !m_deliveredBefore;
    if (isFirst)
        m_deliveredBefore = delivered;
    auto connections = base::openedTcpConnections();
    for (auto &connection : connections) {
        if (isFirst)
            m_before.insert(connection.cookie, connection.bytesRead);
        connection.bytesRead -= m_before.value(connection.cookie);
    }
    std::ranges::sort(connections, std::greater(), &base::TcpConnection::bytesRead);
    auto known = delivered - *m_deliveredBefore;
    bool found = false;
    for (const auto &connection : std::as_const(connections)) {
        // The overhead of encryption and framing is far less than a quarter of an ordinary body's
        // size.
        const auto undelivered = connection.bytesRead - known - known / 4;
        known = std::max<qint64>(0, known - connection.bytesRead);
        if (undelivered <= limit)
            continue;
        found = true;
        base::shutDown(connection);
    }
    return found;
}

void FloodWatch::watchAfterAbort()
{
    static constexpr std::chrono::milliseconds interval(250);
    static constexpr int checks = 20;
    static bool isWatching = false;
    auto *const program = QCoreApplication::instance();
    if (!program || QThread::currentThread() != program->thread()
        || std::exchange(isWatching, true))
        return;
    auto *const timer = new QTimer(program);
    QObject::connect(timer, &QTimer::timeout, timer,
                     [timer, watch = FloodWatch(), left = checks]() mutable {
                         watch.stopFloods();
                         if (--left > 0)
                             return;
                         isWatching = false;
                         timer->deleteLater();
                     });
    timer->start(interval);
}

} // namespace storedesk::http
