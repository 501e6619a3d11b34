// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "parallel.h"

#include "base/platform/process.h"

#include <QThread>

#include <algorithm>
#include <thread>
#include <vector>

namespace storedesk::base {

int threadCount(int wanted)
{
    // Counts the cores that this process may use, which can be fewer than the computer has.
    return wanted > 0 ? wanted : std::max(QThread::idealThreadCount(), 1);
}

void forEach(qsizetype count, const Progress &progress,
             const std::function<void(qsizetype index, int thread)> &work, int threads)
{
    std::atomic<qsizetype> next = 0;
    const auto helpers = std::min<qsizetype>(threadCount(threads), count);
    const auto run = [&](int thread) {
        if (helpers > 1)
            base::lowerThreadPriority();
        for (auto index = next++; index < count && !progress.cancelled(); index = next++)
            work(index, thread);
    };
    // A single helper thread would gain nothing, because the caller waits for it anyway.
    if (helpers <= 1) {
        run(0);
        return;
    }
    std::vector<std::thread> team;
    team.reserve(static_cast<std::size_t>(helpers));
    for (int thread = 0; thread < helpers; ++thread)
        team.emplace_back(run, thread);
    for (auto &member : team)
        member.join();
}

} // namespace storedesk::base
