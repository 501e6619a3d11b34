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

using Collectors = std::vector<std::unique_ptr<ColumnCollector>>;

static constexpr qsizetype topValues = 20;
static constexpr qsizetype countedAtOnce = 2'048; // small enough for the processor's own memory

static bool isBlank(QByteArrayView text)
{
    return text.isEmpty()
        || (static_cast<unsigned char>(text.front()) <= ' ' && text.trimmed().isEmpty());
}

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

// Everything a thread takes along from row to row.
struct Hand
{
    std::vector<Counted> counted;
    QByteArray scratch = {};

    void add(const RowScanner &rows, qint64 row, const std::vector<int> &columns,
             Collectors &collectors)
    {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            auto &mine = counted[column];
            const auto text = rows.text(columns[column], scratch);
            if (isBlank(text))
                ++mine.empty;
            else
                mine.add(text, row, text.data() != scratch.constData(), *collectors[column]);
        }
    }
    void countWaiting(Collectors &collectors)
    {
        for (std::size_t column = 0; column < counted.size(); ++column)
            counted[column].countWaiting(*collectors[column]);
    }
    void giveAll(Collectors &collectors)
    {
        for (std::size_t column = 0; column < counted.size(); ++column) {
            auto &mine = counted[column];
            mine.flush(*collectors[column]);
            if (mine.many)
                collectors[column]->take(*mine.many, std::exchange(mine.empty, 0));
        }
    }
};

} // namespace

static base::Result<void> collect(const Source &source, const std::vector<int> &columns,
                                  const RowSet *only, Progress &progress, Collectors &collectors)
{
    std::vector<Hand> hands(static_cast<std::size_t>(threadCount()));
    for (auto &hand : hands)
        hand.counted = std::vector<Counted>(columns.size());
    const int last = columns.empty() ? 0 : std::ranges::max(columns);
    const auto read =
        scan(source, progress, [&](const RowRange &range, RowScanner &rows, int thread) {
            auto &hand = hands[static_cast<std::size_t>(thread)];
            rows.want(last + 1);
            for (auto row = range.firstRow; rows.next(); ++row) {
                if (!rows.blank() && (!only || only->contains(row)))
                    hand.add(rows, row, columns, collectors);
            }
            hand.countWaiting(collectors);
        });
    for (auto &hand : hands)
        hand.giveAll(collectors);
    return read;
}

static Collectors collectorsFor(std::size_t count)
{
    Collectors collectors;
    for (std::size_t column = 0; column < count; ++column)
        collectors.push_back(std::make_unique<ColumnCollector>(exactDistinct));
    return collectors;
}

static base::Result<void> addMedian(ColumnProfile &profile, const ColumnCollector &collector,
                                    const Source &source, int column, const RowSet *only,
                                    Progress &progress)
{
    if (profile.kind != ColumnKind::Number && profile.kind != ColumnKind::Moment)
        return {};
    profile.medianExact = profile.exact;
    const base::Result<std::optional<double>> median = profile.exact
        ? medianOf(collector.values(exactDistinct), profile.kind)
        : sampledMedian(source, column, profile.kind, only, progress);
    if (!median)
        return tl::unexpected(median.error());
    profile.median = median->value_or(profile.mean);
    return {};
}

base::Result<std::vector<ColumnProfile>> profileColumns(const Source &source,
                                                        const std::vector<int> &columns,
                                                        const RowSet *only, Progress &progress)
{
    auto collectors = collectorsFor(columns.size());
    if (const auto read = collect(source, columns, only, progress, collectors); !read)
        return tl::unexpected(read.error());
    std::vector<ColumnProfile> profiles;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        profiles.push_back(collectors[index]->profile(topValues));
        if (const auto added = addMedian(profiles.back(), *collectors[index], source,
                                         columns[index], only, progress);
            !added)
            return tl::unexpected(added.error());
    }
    return profiles;
}

base::Result<DistinctValues> distinctValues(const Source &source, int column, const RowSet *only,
                                            Progress &progress)
{
    auto collectors = collectorsFor(1);
    if (const auto read = collect(source, {column}, only, progress, collectors); !read)
        return tl::unexpected(read.error());
    const auto profile = collectors.front()->profile(0);
    return DistinctValues{.values = collectors.front()->values(exactDistinct),
                          .distinct = profile.distinct,
                          .exact = profile.exact};
}

} // namespace storedesk::table
