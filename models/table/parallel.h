// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/progress.h"

#include <functional>

namespace storedesk::table {

// 0: as many as the computer has cores.
[[nodiscard]] int threadCount(int wanted = 0);

// Calls the work for every number below count, begun in order, on several threads at once, and
// returns when all is done or the progress is cancelled (work that is under way is finished). The
// second argument is the number of the thread, for a scratch of its own.
void forEach(qsizetype count, const Progress &progress,
             const std::function<void(qsizetype index, int thread)> &work, int threads = 0);

} // namespace storedesk::table
