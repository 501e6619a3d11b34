// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>

namespace storedesk::jobs {

// Keeps a few of many rows under way: enough to keep the line busy, few enough that a stop is felt
// at once. When each leaves is decided by the pace of the account, not here.
class ParallelCalls final
{
public:
    struct Work
    {
        std::function<std::size_t()> rows; // how many there are; more may come
        std::function<bool(std::size_t row)> isDue;
        std::function<void(std::size_t row)> start; // is followed by one ended()
        std::function<void()> drained; // nothing is under way, and nothing will start by itself
    };

    ParallelCalls(int width, Work work);

    void run(); // from the first row
    void goOn(); // from where it is
    void goBackTo(std::size_t row); // which is due again
    void hold(); // nothing more starts
    void release();
    void addToRow(); // a row that is under way takes one request more
    void ended();
    void giveUp(); // nobody will tell of the ends of what is under way

    [[nodiscard]] bool isHeld() const { return m_held; }

private:
    int m_width;
    Work m_work;
    std::size_t m_next = 0; // no row before it is due
    int m_underWay = 0;
    bool m_held = false;
};

} // namespace storedesk::jobs
