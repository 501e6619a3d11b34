// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QNetworkReply>

#include <optional>

namespace storedesk::http {

// Stops a server that sends an endless status line or header block. Qt stores such bytes without
// emitting a signal and reads them in a loop that does not return to its event loop, so that not
// even an abort ends it. The watch compares the bytes that this process read from each of its TCP
// connections with the bytes that replies delivered, and shuts down connections whose bytes were
// not delivered.
class FloodWatch final
{
public:
    // A connection with more undelivered bytes than this is a flood.
    static constexpr qint64 limit = 2LL * 1024 * 1024;

    // Count the bytes in the head of a reply, and those in its body as they are read.
    static void addHead(const QNetworkReply &reply);
    static void addBytes(qint64 bytes);

    // Shuts down connections that have received a flood since the first call. Returns whether there
    // were any.
    bool stopFloods();
    // Watches for a few seconds for floods that an abort does not end.
    static void watchAfterAbort();

private:
    // Bytes read from each connection at the first call, by socket cookie.
    QHash<quint64, qint64> m_before;
    std::optional<qint64> m_deliveredBefore;
};

} // namespace storedesk::http
