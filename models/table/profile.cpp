// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile.h"

#include "table/columncollector.h"
#include "table/parallel.h"

#include <algorithm>
#include <utility>

namespace storedesk::table {

static constexpr qsizetype topValues = 20;
static constexpr qsizetype countedAtOnce = 2'048; // small enough for the processor's own memory

namespace {

// What one thread counts between two visits to the collector.
struct Counted
{
    ValueCounter values{countedAtOnce};
    qint64 empty = 0;
};

} // namespace

static bool isBlank(QByteArrayView text)
{
    return text.isEmpty()
        || (static_cast<unsigned char>(text.front()) <= ' ' && text.trimmed().isEmpty());
}

static void collect(const Source &source, const std::vector<int> &columns, const RowSet *only,
                    Progress &progress, std::vector<std::unique_ptr<ColumnCollector>> &collectors)
{
    const auto threads = static_cast<std::size_t>(threadCount());
    std::vector<std::vector<Counted>> counted(threads, std::vector<Counted>(columns.size()));
    std::vector<QByteArray> scratches(threads);
    const auto flush = [&](std::size_t thread, std::size_t column) {
        auto &mine = counted[thread][column];
        collectors[column]->take(mine.values, std::exchange(mine.empty, 0));
    };
    const int wanted =
        std::max(columns.empty() ? 1 : *std::max_element(columns.begin(), columns.end()) + 1, 1);
    scan(source, progress, [&](const RowRange &range, RowScanner &rows, int number) {
        const auto thread = static_cast<std::size_t>(number);
        rows.want(wanted);
        for (auto row = range.firstRow; rows.next(); ++row) {
            if (rows.blank() || (only && !only->contains(row)))
                continue;
            for (std::size_t column = 0; column < columns.size(); ++column) {
                auto &mine = counted[thread][column];
                const auto text = rows.text(columns[column], scratches[thread]);
                if (isBlank(text)) {
                    ++mine.empty;
                    continue;
                }
                mine.values.add(text, hashOf(text), row);
                if (mine.values.full())
                    flush(thread, column);
            }
        }
    });
    for (std::size_t thread = 0; thread < threads; ++thread) {
        for (std::size_t column = 0; column < columns.size(); ++column)
            flush(thread, column);
    }
}

static std::vector<std::unique_ptr<ColumnCollector>> collectorsFor(std::size_t count)
{
    std::vector<std::unique_ptr<ColumnCollector>> collectors;
    for (std::size_t column = 0; column < count; ++column)
        collectors.push_back(std::make_unique<ColumnCollector>(exactDistinct));
    return collectors;
}

std::vector<ColumnProfile> profileColumns(const Source &source, const std::vector<int> &columns,
                                          const RowSet *only, Progress &progress)
{
    auto collectors = collectorsFor(columns.size());
    collect(source, columns, only, progress, collectors);
    std::vector<ColumnProfile> profiles;
    for (const auto &collector : collectors)
        profiles.push_back(collector->profile(topValues));
    return profiles;
}

DistinctValues distinctValues(const Source &source, int column, const RowSet *only,
                              Progress &progress)
{
    auto collectors = collectorsFor(1);
    collect(source, {column}, only, progress, collectors);
    const auto profile = collectors.front()->profile(0);
    return {.values = collectors.front()->values(exactDistinct),
            .distinct = profile.distinct,
            .exact = profile.exact};
}

} // namespace storedesk::table
