// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>

namespace storedesk::records {

// Starts requests for many rows, a few at a time. They are enough to keep the connection busy, but
// few enough for hold() to take effect quickly. The account's rate limit determines when each
// request is sent.
class ParallelCalls final
{
public:
    struct Work
    {
        // Returns the number of rows, which may grow.
        std::function<std::size_t()> rows;
        std::function<bool(std::size_t row)> isDue;
        // Must be followed by exactly one call of ended().
        std::function<void(std::size_t row)> start;
        // Called when no request is in flight and none will start automatically.
        std::function<void()> drained;
    };

    ParallelCalls(int width, Work work);

    // Starts from the first row.
    void run();
    // Continues at the current row.
    void continueRun();
    // Continues at a row that is due again.
    void goBackTo(std::size_t row);
    // Starts no further requests.
    void hold();
    void release();
    // Announces another request for a row that is in progress.
    void addToRow();
    void ended();
    // Forgets requests in flight, for which ended() will not be called.
    void giveUp();

    [[nodiscard]] bool isHeld() const { return m_held; }

private:
    int m_width;
    Work m_work;
    // No row before this index is due.
    std::size_t m_next = 0;
    int m_underWay = 0;
    bool m_held = false;
};

} // namespace storedesk::records
