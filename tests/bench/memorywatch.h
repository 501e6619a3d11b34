// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bench/memory.h"

#include <atomic>
#include <thread>

namespace bench {

// Tracks the peak of private memory by polling, because the kernel does not record it.
class MemoryWatch final
{
public:
    MemoryWatch()
        : m_watcher([this] {
            while (!m_ended) {
                look();
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        })
    { }
    ~MemoryWatch()
    {
        m_ended = true;
        m_watcher.join();
    }
    Q_DISABLE_COPY_MOVE(MemoryWatch)

    // Returns the peak in kilobytes since the last call.
    [[nodiscard]] qint64 take()
    {
        look();
        return m_most.exchange(0);
    }

private:
    void look()
    {
        const auto now = bench::memoryOf("RssAnon:");
        if (now > m_most)
            m_most = now;
    }

    std::atomic<bool> m_ended = false;
    std::atomic<qint64> m_most = 0;
    std::thread m_watcher;
};

} // namespace bench
