// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/parallel.h"

#include <vector>

namespace storedesk::insights {

// A part of all rows, which one thread processes.
struct RowChunk
{
    std::size_t number = 0;
    // The number of the thread.
    std::size_t thread = 0;
    quint32 begin = 0;
    quint32 end = 0;
};

inline constexpr quint32 chunkSize = 128 * 1024;

[[nodiscard]] constexpr std::size_t chunkCount(quint32 rows)
{
    return (rows + chunkSize - 1) / chunkSize;
}

// Visits all chunks on all cores.
template <typename Visit>
void forEachChunk(quint32 rows, const Visit &visit)
{
    base::forEach(static_cast<qsizetype>(chunkCount(rows)), base::Progress(),
                  [&](qsizetype number, int thread) {
                      const auto begin = static_cast<quint32>(number) * chunkSize;
                      visit(RowChunk{.number = static_cast<std::size_t>(number),
                                     .thread = static_cast<std::size_t>(thread),
                                     .begin = begin,
                                     .end = begin + std::min(chunkSize, rows - begin)});
                  });
}

// Joins the results for chunks and releases them.
template <typename Value>
[[nodiscard]] std::vector<Value> joined(std::vector<std::vector<Value>> &parts)
{
    std::size_t count = 0;
    for (const auto &part : parts)
        count += part.size();
    std::vector<Value> all;
    all.reserve(count);
    for (auto &part : parts) {
        all.insert(all.end(), part.begin(), part.end());
        part = {};
    }
    return all;
}

} // namespace storedesk::insights
