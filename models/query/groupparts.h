// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/parallel.h"

#include <algorithm>

namespace storedesk::query {

// Calls visit(group, thread) for all groups, on all cores. Can't be cancelled, because callers need
// groups that are complete.
template <typename Visit>
void forEachGroup(qsizetype groups, const Visit &visit)
{
    static constexpr qsizetype atOnce = 4096;
    base::forEach((groups + atOnce - 1) / atOnce, base::Progress(),
                  [&](qsizetype part, int thread) {
                      const auto end = std::min((part + 1) * atOnce, groups);
                      for (auto group = part * atOnce; group < end; ++group)
                          visit(static_cast<std::size_t>(group), thread);
                  });
}

} // namespace storedesk::query
