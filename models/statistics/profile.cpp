// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile.h"

#include "base/parallel.h"
#include "codes/codedtable.h"
#include "statistics/columncollector.h"
#include "statistics/exactvalues.h"
#include "statistics/median.h"
#include "values/cellvalue.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <utility>

namespace storedesk::statistics {

using Collectors = std::vector<std::unique_ptr<ColumnCollector>>;

static constexpr qsizetype topValues = 20;
// The limit for a column with more values than can be stored.
static constexpr qsizetype mostListed = 10'000;
// Small enough to fit into the CPU cache.
static constexpr qsizetype countedAtOnce = 2'048;

namespace {

// One thread's counts between two updates of the collector.
struct CountedRow
{
    ValueCounter values{countedAtOnce};
    // Used once there are too many values to count individually.
    std::unique_ptr<ManyValues> many = {};
    qint64 empty = 0;

    struct Waiting
    {
        QByteArrayView text;
        quint64 hash = 0;
        qint64 row = 0;
    };
    std::array<Waiting, 32> waiting = {};
    std::size_t waitingCount = 0;

    // `lasting` means that the text remains valid until countWaiting().
    void add(QByteArrayView text, qint64 row, bool lasting, ColumnCollector &collector)
    {
        if (many) {
            many->add(text, row);
            if (many->full()) {
                collector.take(*many, std::exchange(empty, 0));
                *many = collector.manyValues();
            }
            return;
        }
        const auto hash = hashOf(text);
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

    // Values are scattered in memory. Prefetching them together takes no longer than one access.
    void countWaiting(ColumnCollector &collector)
    {
        for (std::size_t index = 0; index < waitingCount; ++index)
            values.prepareValue(waiting[index].hash);
        const auto count = std::exchange(waitingCount, 0);
        for (std::size_t index = 0; index < count; ++index) {
            const auto &[text, hash, row] = waiting[index];
            if (many) {
                many->add(text, row);
                continue;
            }
            values.add(text, hash, row);
            if (values.full())
                flush(collector);
        }
    }

    void flush(ColumnCollector &collector)
    {
        // If few values were repeated, the window was too small for this column.
        qint64 seen = 0;
        for (const auto &value : values.values())
            seen += value.count;
        const bool narrow = values.full() && seen < 4 * values.size();
        collector.take(values, std::exchange(empty, 0));
        if (narrow)
            values.setLimit(std::min(values.limit() * 8, exactDistinct + 1));
        if (!many && !collector.exact())
            many = std::make_unique<ManyValues>(collector.manyValues());
    }
};

// A thread's state, which is reused for all rows.
struct ProfileWorker
{
    std::vector<CountedRow> counted;
    QByteArray scratch = {};

    void add(const csv::RowScanner &rows, qint64 row, const std::vector<int> &columns,
             Collectors &collectors)
    {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            auto &mine = counted[column];
            const auto text = rows.text(columns[column], scratch);
            if (values::isBlank(text))
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

static base::Result<void> collect(const csv::TableSource &source, const std::vector<int> &columns,
                                  const csv::RowSet *only, base::Progress &progress,
                                  Collectors &collectors)
{
    std::vector<ProfileWorker> workers(static_cast<std::size_t>(base::threadCount()));
    for (auto &worker : workers)
        worker.counted = std::vector<CountedRow>(columns.size());
    const int last = columns.empty() ? 0 : std::ranges::max(columns);
    const auto read = csv::scan(source, progress,
                                [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                                    auto &worker = workers[static_cast<std::size_t>(thread)];
                                    rows.want(last + 1);
                                    for (auto row = range.firstRow; rows.next(); ++row) {
                                        if (!rows.blank() && (!only || only->contains(row)))
                                            worker.add(rows, row, columns, collectors);
                                    }
                                    worker.countWaiting(collectors);
                                });
    for (auto &worker : workers)
        worker.giveAll(collectors);
    return read;
}

// Returns nothing if a column is not available as codes, or if its values cannot all be counted
// individually.
static std::optional<codes::CodedTable> codesFor(const csv::TableSource &source,
                                                 const std::vector<int> &columns)
{
    auto table = codes::CodedTable::of(source, columns);
    const bool isSmall = table && std::ranges::all_of(columns, [&table](int column) {
                             return table->column(column).texts() <= exactDistinct;
                         });
    return isSmall ? std::move(table) : std::nullopt;
}

// Counts codes instead of cells.
static base::Result<void> collectCodes(const codes::CodedTable &table,
                                       const std::vector<int> &columns, const csv::RowSet *only,
                                       base::Progress &progress, Collectors &collectors)
{
    const auto bits = table.filledRows(only);
    for (std::size_t index = 0; index < columns.size(); ++index) {
        const auto &column = table.column(columns[index]);
        const auto counts = table.counts(columns[index], bits, progress);
        if (!counts)
            return tl::unexpected(counts.error());
        ValueCounter values{exactDistinct};
        qint64 empty = 0;
        for (quint32 code = 0; code < column.texts(); ++code) {
            const auto &[count, firstRow] = (*counts)[code];
            const auto text = column.text(code);
            if (count > 0 && values::isBlank(text))
                empty += count;
            else if (count > 0)
                values.add(text, hashOf(text), firstRow, count);
        }
        collectors[index]->take(values, empty);
    }
    return {};
}

static base::Result<void> collectAll(const csv::TableSource &source,
                                     const std::vector<int> &columns, const csv::RowSet *only,
                                     base::Progress &progress, Collectors &collectors)
{
    if (const auto coded = codesFor(source, columns))
        return collectCodes(*coded, columns, only, progress, collectors);
    auto read = collect(source, columns, only, progress, collectors);
    if (read && !progress.cancelled())
        codes::askFor(source, columns);
    return read;
}

static ManyAre manyAre(const csv::TableSource &source, const ProfileOptions &options)
{
    return source.rows() > options.mostExactRows ? ManyAre::Estimated : ManyAre::CountedLater;
}

static Collectors collectorsFor(const csv::TableSource &source, const std::vector<int> &columns,
                                const ProfileOptions &options)
{
    Collectors collectors;
    for (const int column : columns)
        collectors.push_back(std::make_unique<ColumnCollector>(
            exactDistinct, source.formatOf(column), options.matching, manyAre(source, options)));
    return collectors;
}

using Medians = std::vector<std::optional<values::Decimal>>;

// Reads columns with very many values again, so that nothing needs to be estimated.
static base::Result<void> countMany(const csv::TableSource &source, const std::vector<int> &columns,
                                    const csv::RowSet *only, const ProfileOptions &options,
                                    base::Progress &progress, std::vector<ColumnProfile> &profiles,
                                    Medians &medians)
{
    std::vector<int> many;
    std::vector<std::size_t> places;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        if (profiles[index].exact)
            continue;
        many.push_back(columns[index]);
        places.push_back(index);
    }
    if (many.empty() || manyAre(source, options) == ManyAre::Estimated)
        return {};
    const auto counted = countExactly(source, many, topValues, only, options.matching, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    for (std::size_t number = 0; number < many.size(); ++number) {
        auto &profile = profiles[places[number]];
        profile.distinct = (*counted)[number].distinct;
        profile.top = (*counted)[number].top;
        profile.exact = true;
        medians[places[number]] = (*counted)[number].median;
    }
    return {};
}

static base::Result<void> addMedian(ColumnProfile &profile, const ColumnCollector &collector,
                                    std::optional<values::Decimal> counted,
                                    const csv::TableSource &source, int column,
                                    const csv::RowSet *only, base::Progress &progress)
{
    if (!profile.measured() || profile.odd == profile.filled)
        return {};
    if (collector.exact())
        counted = medianOf(collector.values(exactDistinct), source.formatOf(column));
    profile.medianExact = counted.has_value();
    const auto median = counted ? base::Result<std::optional<values::Decimal>>(counted)
                                : sampledMedian(source, column, only, progress);
    if (!median)
        return tl::unexpected(median.error());
    profile.median = median->value_or(values::Decimal());
    return {};
}

static base::Result<std::vector<ColumnProfile>>
profileSome(const csv::TableSource &source, const std::vector<int> &columns,
            const csv::RowSet *only, base::Progress &progress, const ProfileOptions &options)
{
    auto collectors = collectorsFor(source, columns, options);
    if (const auto read = collectAll(source, columns, only, progress, collectors); !read)
        return tl::unexpected(read.error());
    std::vector<ColumnProfile> profiles;
    for (const auto &collector : collectors)
        profiles.push_back(collector->profile(topValues));
    Medians medians(columns.size());
    if (const auto read = countMany(source, columns, only, options, progress, profiles, medians);
        !read)
        return tl::unexpected(read.error());
    for (std::size_t index = 0; index < columns.size(); ++index) {
        if (const auto added = addMedian(profiles[index], *collectors[index], medians[index],
                                         source, columns[index], only, progress);
            !added)
            return tl::unexpected(added.error());
    }
    return profiles;
}

base::Result<std::vector<ColumnProfile>>
profileColumns(const csv::TableSource &source, const std::vector<int> &columns,
               const csv::RowSet *only, base::Progress &progress, const ProfileOptions &options)
{
    if (std::ssize(columns) <= options.columnsAtOnce)
        return profileSome(source, columns, only, progress, options);
    std::vector<ColumnProfile> profiles;
    const auto share = progress.share();
    const auto partOf = [&](qsizetype columnCount) {
        return static_cast<double>(columnCount)
            / static_cast<double>(std::max<std::size_t>(columns.size(), 1));
    };
    for (auto begin = columns.begin(); begin != columns.end() && !progress.cancelled();) {
        const auto end = begin + std::min(options.columnsAtOnce, columns.end() - begin);
        progress.enter(share.part(partOf(begin - columns.begin()), partOf(end - columns.begin())));
        auto some = profileSome(source, {begin, end}, only, progress, options);
        if (!some)
            return some;
        std::ranges::move(*some, std::back_inserter(profiles));
        begin = end;
    }
    progress.enter(share);
    // Some columns may not have been profiled because of a cancellation.
    profiles.resize(columns.size());
    return profiles;
}

base::Result<DistinctValues> distinctValues(const csv::TableSource &source, int column,
                                            const csv::RowSet *only, base::Progress &progress,
                                            const ProfileOptions &options)
{
    auto collectors = collectorsFor(source, {column}, options);
    if (const auto read = collectAll(source, {column}, only, progress, collectors); !read)
        return tl::unexpected(read.error());
    const auto profile = collectors.front()->profile(0);
    if (profile.exact || manyAre(source, options) == ManyAre::Estimated)
        return DistinctValues{.values = collectors.front()->values(exactDistinct),
                              .distinct = profile.distinct,
                              .exact = profile.exact};
    const auto counted =
        countExactly(source, {column}, mostListed, only, options.matching, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    return DistinctValues{.values = counted->front().top, .distinct = counted->front().distinct};
}

} // namespace storedesk::statistics
