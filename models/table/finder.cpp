// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "finder.h"

#include "table/parallel.h"

#include <algorithm>

namespace storedesk::table {

static constexpr std::size_t rangesAtOnce = 16;

// The nearest hit in these ranges, which stand beside each other in the file.
static std::optional<qint64> findIn(const Source &source, std::span<const RowRange> ranges,
                                    const Filter &filter, qint64 from, Direction direction,
                                    Progress &progress)
{
    std::vector<RowTest> tests(static_cast<std::size_t>(threadCount()), RowTest(filter));
    std::mutex mutex;
    std::optional<qint64> nearest;
    scan(source, ranges, progress, [&](const RowRange &range, RowScanner &rows, int thread) {
        std::optional<qint64> mine;
        rows.want(tests[static_cast<std::size_t>(thread)].wanted());
        for (auto row = range.firstRow; rows.next(); ++row) {
            if (direction == Direction::Backward && row > from)
                break;
            if (row < from && direction == Direction::Forward)
                continue;
            if (!tests[static_cast<std::size_t>(thread)].accepts(rows))
                continue;
            mine = row;
            if (direction == Direction::Forward)
                break;
        }
        const std::lock_guard lock(mutex);
        if (mine && nearest)
            nearest = direction == Direction::Forward ? std::min(*mine, *nearest)
                                                      : std::max(*mine, *nearest);
        else if (mine)
            nearest = mine;
    });
    return nearest;
}

std::optional<qint64> findRow(const Source &source, const Filter &filter, qint64 from,
                              Direction direction, Progress &progress)
{
    const auto ranges = rangesOf(source);
    progress.begin(source.file->size());
    const auto behind =
        std::upper_bound(ranges.begin(), ranges.end(), from,
                         [](qint64 row, const RowRange &range) { return row < range.firstRow; });
    const auto here = static_cast<std::size_t>(std::max<qsizetype>(behind - ranges.begin() - 1, 0));
    const std::span all(ranges);
    if (direction == Direction::Forward) {
        for (auto begin = here; begin < all.size() && !progress.cancelled();
             begin += rangesAtOnce) {
            const auto some = all.subspan(begin, std::min(rangesAtOnce, all.size() - begin));
            if (const auto found = findIn(source, some, filter, from, direction, progress))
                return found;
        }
        return std::nullopt;
    }
    for (auto end = std::min(here + 1, all.size()); end > 0 && !progress.cancelled();) {
        const auto begin = end - std::min(end, rangesAtOnce);
        if (const auto found =
                findIn(source, all.subspan(begin, end - begin), filter, from, direction, progress))
            return found;
        end = begin;
    }
    return std::nullopt;
}

} // namespace storedesk::table
