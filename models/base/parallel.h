// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"

#include <functional>

namespace storedesk::base {

// Returns the number of threads to use. If `wanted` is 0, this is the number of CPU cores.
[[nodiscard]] int threadCount(int wanted = 0);

// Calls the work for every number below count on several threads, started in order. Returns when
// all work is done or the progress is cancelled; work in progress is finished. The second argument
// is the thread number, to select a separate scratch buffer.
void forEach(qsizetype count, const Progress &progress,
             const std::function<void(qsizetype index, int thread)> &work, int threads = 0);

} // namespace storedesk::base
