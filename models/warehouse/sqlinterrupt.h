// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>

namespace storedesk::warehouse {

// Interrupts a connection that is used by another thread. Its functions never block.
class SqlInterrupt final
{
public:
    // Interrupts the statement in progress, or else the next one, which then fails as cancelled.
    void cancel() { m_cancelled = true; }
    // Lets all further work on the connection fail as cancelled, without waiting for the server.
    void abandon() { m_abandoned = true; }

    // Whether cancel() was called since the last call of this function.
    [[nodiscard]] bool takeCancelled() { return m_cancelled.exchange(false); }
    [[nodiscard]] bool isCancelled() const { return m_cancelled || m_abandoned; }
    [[nodiscard]] bool isAbandoned() const { return m_abandoned; }

private:
    std::atomic<bool> m_cancelled = false;
    std::atomic<bool> m_abandoned = false;
};

} // namespace storedesk::warehouse
