// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile.h"

#include "table/columncollector.h"
#include "table/median.h"
#include "table/parallel.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace storedesk::table {

static constexpr qsizetype topValues = 20;
static constexpr qsizetype countedAtOnce = 2'048; // small enough for the processor's own memory

namespace {

// What one thread counts between two visits to the collector.
struct Counted
{
    ValueCounter values{countedAtOnce};
    std::unique_ptr<ManyValues> many = {}; // once there are too many to count each
    qint64 empty = 0;

    struct Waiting
    {
        QByteArrayView text;
        quint64 hash = 0;
        qint64 row = 0;
    };
    std::array<Waiting, 32> waiting = {};
    std::size_t waitingCount = 0;

    // lasting: the text stays where it is until countWaiting().
    void add(QByteArrayView text, qint64 row, bool lasting, ColumnCollector &collector)
    {
        const auto hash = hashOf(text);
        if (many) {
            many->add(text, hash, row);
            if (many->full()) {
                collector.take(*many, std::exchange(empty, 0));
                *many = {};
            }
            return;
        }
        if (lasting && values.limit() > countedAtOnce) {
            values.preparePlace(hash);
            waiting[waitingCount++] = {text, hash, row};
            if (waitingCount == waiting.size())
                countWaiting(collector);
            return;
        }
        values.add(text, hash, row);
        if (values.full())
            flush(collector);
    }

    // Many values lie far apart in memory. Asked for together they come in the time of one.
    void countWaiting(ColumnCollector &collector)
    {
        for (std::size_t index = 0; index < waitingCount; ++index)
            values.prepareValue(waiting[index].hash);
        const auto count = std::exchange(waitingCount, 0);
        for (std::size_t index = 0; index < count; ++index) {
            const auto &[text, hash, row] = waiting[index];
            if (many) {
                many->add(text, hash, row);
                continue;
            }
            values.add(text, hash, row);
            if (values.full())
                flush(collector);
        }
    }

    void flush(ColumnCollector &collector)
    {
        // Few came again: the window was too small for this column.
        qint64 seen = 0;
        for (const auto &value : values.values())
            seen += value.count;
        const bool narrow = values.full() && seen < 4 * values.size();
        collector.take(values, std::exchange(empty, 0));
        if (narrow)
            values.setLimit(std::min(values.limit() * 8, exactDistinct + 1));
        if (!many && !collector.exact())
            many = std::make_unique<ManyValues>();
    }
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
    std::vector<std::vector<Counted>> counted(threads);
    for (auto &mine : counted)
        mine = std::vector<Counted>(columns.size());
    std::vector<QByteArray> scratches(threads);
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
                mine.add(text, row, text.data() != scratches[thread].constData(),
                         *collectors[column]);
            }
        }
        for (std::size_t column = 0; column < columns.size(); ++column)
            counted[thread][column].countWaiting(*collectors[column]);
    });
    for (std::size_t thread = 0; thread < threads; ++thread) {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            auto &mine = counted[thread][column];
            mine.flush(*collectors[column]);
            if (mine.many)
                collectors[column]->take(*mine.many, std::exchange(mine.empty, 0));
        }
    }
}

static std::vector<std::unique_ptr<ColumnCollector>> collectorsFor(std::size_t count)
{
    std::vector<std::unique_ptr<ColumnCollector>> collectors;
    for (std::size_t column = 0; column < count; ++column)
        collectors.push_back(std::make_unique<ColumnCollector>(exactDistinct));
    return collectors;
}

static void addMedian(ColumnProfile &profile, const ColumnCollector &collector,
                      const Source &source, int column, const RowSet *only, Progress &progress)
{
    if (profile.kind != ColumnKind::Number && profile.kind != ColumnKind::Moment)
        return;
    profile.medianExact = profile.exact;
    const auto median = profile.exact ? medianOf(collector.values(exactDistinct), profile.kind)
                                      : sampledMedian(source, column, profile.kind, only, progress);
    profile.median = median.value_or(profile.mean);
}

std::vector<ColumnProfile> profileColumns(const Source &source, const std::vector<int> &columns,
                                          const RowSet *only, Progress &progress)
{
    auto collectors = collectorsFor(columns.size());
    collect(source, columns, only, progress, collectors);
    std::vector<ColumnProfile> profiles;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        profiles.push_back(collectors[index]->profile(topValues));
        addMedian(profiles.back(), *collectors[index], source, columns[index], only, progress);
    }
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
