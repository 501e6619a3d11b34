// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "finder.h"

#include "base/parallel.h"
#include "query/rowtest.h"

#include <algorithm>

namespace storedesk::query {

static constexpr std::size_t rangesAtOnce = 16;

static std::optional<qint64> firstHit(csv::RowScanner &rows, RowTest &test, qint64 row, qint64 from)
{
    for (; rows.next(); ++row) {
        if (row >= from && test.accepts(rows))
            return row;
    }
    return std::nullopt;
}

static std::optional<qint64> lastHit(csv::RowScanner &rows, RowTest &test, qint64 row, qint64 from)
{
    std::optional<qint64> last;
    for (; row <= from && rows.next(); ++row) {
        if (test.accepts(rows))
            last = row;
    }
    return last;
}

// Finds the nearest match in these ranges, which must be adjacent in the file.
static base::Result<std::optional<qint64>> findIn(const csv::TableSource &source,
                                                  std::span<const csv::RowRange> ranges,
                                                  const Filter &filter, qint64 from,
                                                  Direction direction, base::Progress &progress)
{
    std::vector<RowTest> tests(static_cast<std::size_t>(base::threadCount()),
                               RowTest(filter, source.formats));
    std::mutex mutex;
    std::optional<qint64> nearest;
    const auto read =
        csv::scan(source, ranges, progress,
                  [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                      auto &test = tests[static_cast<std::size_t>(thread)];
                      rows.want(test.wanted());
                      const bool forward = direction == Direction::Forward;
                      const auto mine = forward ? firstHit(rows, test, range.firstRow, from)
                                                : lastHit(rows, test, range.firstRow, from);
                      if (!mine)
                          return;
                      const std::lock_guard lock(mutex);
                      const auto other = nearest.value_or(*mine);
                      nearest = forward ? std::min(*mine, other) : std::max(*mine, other);
                  });
    if (!read)
        return tl::unexpected(read.error());
    return nearest;
}

base::Result<std::optional<qint64>> findRow(const csv::TableSource &source, const Filter &filter,
                                            qint64 from, Direction direction,
                                            base::Progress &progress)
{
    const auto ranges = csv::rangesOf(source);
    progress.begin(source.file->size());
    const auto behind = std::ranges::upper_bound(ranges, from, {}, &csv::RowRange::firstRow);
    const auto here = static_cast<std::size_t>(std::max<qsizetype>(behind - ranges.begin() - 1, 0));
    const std::span all(ranges);
    if (direction == Direction::Forward) {
        for (auto begin = here; begin < all.size() && !progress.cancelled();
             begin += rangesAtOnce) {
            const auto some = all.subspan(begin, std::min(rangesAtOnce, all.size() - begin));
            const auto found = findIn(source, some, filter, from, direction, progress);
            if (!found || *found)
                return found;
        }
        return std::nullopt;
    }
    for (auto end = std::min(here + 1, all.size()); end > 0 && !progress.cancelled();) {
        const auto begin = end - std::min(end, rangesAtOnce);
        const auto some = all.subspan(begin, end - begin);
        const auto found = findIn(source, some, filter, from, direction, progress);
        if (!found || *found)
            return found;
        end = begin;
    }
    return std::nullopt;
}

} // namespace storedesk::query
