// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exactvalues.h"

#include "base/parallel.h"
#include "csv/rowreader.h"
#include "statistics/columnstatistics.h"
#include "statistics/median.h"
#include "statistics/valuecounter.h"
#include "values/cellvalue.h"

#include <algorithm>
#include <array>
#include <bit>

namespace storedesk::statistics {

static constexpr int partBits = 7;
static constexpr std::size_t partCount = std::size_t(1) << partBits;
static constexpr qint64 mostMemory = 400'000'000;

namespace {

// Uses three 32-bit words, because a 64-bit member would pad the struct to 16 bytes.
struct Seen
{
    quint32 high = 0;
    quint32 low = 0;
    quint32 row = 0;

    [[nodiscard]] quint64 hash() const { return quint64(high) << 32 | low; }
};

struct CountedValue
{
    quint64 hash = 0;
    quint32 count = 0;
    quint32 firstRow = 0;

    // Sorts more frequent values first.
    bool operator<(const CountedValue &other) const
    {
        return count != other.count ? count > other.count : firstRow < other.firstRow;
    }
};

// The values that one thread found in a column, partitioned by hash, so that each part later fits
// into the CPU cache.
struct SeenColumn
{
    std::array<std::vector<Seen>, partCount> parts = {};
    std::vector<double> measures = {};

    // Reserves the memory at once, because growing gradually would copy everything several times.
    void reserve(qint64 rows)
    {
        const auto evenly = static_cast<std::size_t>(rows) / partCount;
        for (auto &part : parts)
            part.reserve(evenly + evenly / 8);
    }
    void add(quint64 hash, qint64 row)
    {
        parts[hash >> (64 - partBits)].push_back({static_cast<quint32>(hash >> 32),
                                                  static_cast<quint32>(hash),
                                                  static_cast<quint32>(row)});
    }
};

struct PartResult
{
    qint64 distinct = 0;
    std::vector<CountedValue> top = {};
};

// Keeps only the best elements, in sorted order.
void keepBest(std::vector<CountedValue> &all, std::size_t most)
{
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
    std::partial_sort(all.begin(), end, all.end());
    all.erase(end, all.end());
}

// Counts one part of a column.
class PartCounter final
{
public:
    [[nodiscard]] PartResult count(const std::vector<const std::vector<Seen> *> &lists,
                                   std::size_t most)
    {
        std::size_t size = 0;
        for (const auto *list : lists)
            size += list->size();
        m_table.assign(std::bit_ceil(2 * size + 2), {});
        for (const auto *list : lists)
            addAll(*list);
        PartResult result;
        // The least frequent of the most frequent values, once there are enough of them.
        std::optional<CountedValue> worst;
        for (const auto &counted : m_table) {
            if (counted.count == 0)
                continue;
            ++result.distinct;
            if (most == 0 || (worst && !(counted < *worst)))
                continue;
            result.top.push_back(counted);
            if (result.top.size() >= 4 * most) {
                keepBest(result.top, most);
                worst = result.top.back();
            }
        }
        keepBest(result.top, most);
        return result;
    }

private:
    // Prefetches the next values, because each one is at a random memory address.
    void addAll(const std::vector<Seen> &list)
    {
        static constexpr std::size_t ahead = 12;
        const auto mask = m_table.size() - 1;
        for (std::size_t at = 0; at < list.size(); ++at) {
            if (at + ahead < list.size())
                __builtin_prefetch(&m_table[list[at + ahead].hash() & mask], 1);
            add(list[at]);
        }
    }
    void add(const Seen &seen)
    {
        const auto mask = m_table.size() - 1;
        const auto hash = seen.hash();
        auto place = hash & mask;
        while (m_table[place].count != 0 && m_table[place].hash != hash)
            place = (place + 1) & mask;
        auto &counted = m_table[place];
        counted.firstRow = counted.count == 0 ? seen.row : std::min(counted.firstRow, seen.row);
        counted.hash = hash;
        ++counted.count;
    }

    std::vector<CountedValue> m_table;
};

class ExactCounter final
{
public:
    ExactCounter(const csv::TableSource &source, std::vector<int> columns, const csv::RowSet *only,
                 values::TextMatching matching, base::Progress &progress)
        : m_source(source)
        , m_columns(std::move(columns))
        , m_only(only)
        , m_matching(matching)
        , m_progress(progress)
        , m_seen(static_cast<std::size_t>(base::threadCount()))
    {
        for (const int column : m_columns)
            m_formats.push_back(m_source.formatOf(column));
    }

    [[nodiscard]] base::Result<std::vector<ExactValues>> run(qsizetype topValues)
    {
        const auto rows = m_only ? m_only->count() : m_source.rows();
        for (auto &mine : m_seen) {
            mine.resize(m_columns.size());
            for (auto &column : mine)
                column.reserve(rows / std::ssize(m_seen));
        }
        if (const auto read = collect(); !read)
            return tl::unexpected(read.error());
        std::vector<ExactValues> results(m_columns.size());
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            results[column] = valuesOf(column, static_cast<std::size_t>(topValues));
            results[column].median = medianOf(column);
        }
        return results;
    }

private:
    [[nodiscard]] base::Result<void> collect()
    {
        const int last = m_columns.empty() ? 0 : std::ranges::max(m_columns);
        return csv::scan(m_source, m_progress,
                         [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                             auto &mine = m_seen[static_cast<std::size_t>(thread)];
                             std::vector<values::ValueKey> keys;
                             for (const auto &format : m_formats)
                                 keys.emplace_back(format, m_matching);
                             QByteArray scratch;
                             rows.want(last + 1);
                             for (auto row = range.firstRow; rows.next(); ++row) {
                                 if (rows.blank() || (m_only && !m_only->contains(row)))
                                     continue;
                                 for (std::size_t column = 0; column < m_columns.size(); ++column)
                                     add(rows.text(m_columns[column], scratch), row, column,
                                         keys[column], mine[column]);
                             }
                         });
    }

    void add(QByteArrayView text, qint64 row, std::size_t column, values::ValueKey &key,
             SeenColumn &mine) const
    {
        if (values::isBlank(text))
            return;
        const auto &format = m_formats[column];
        const auto measure = isMeasured(format) ? measureOf(text, format) : std::nullopt;
        if (measure)
            mine.measures.push_back(measure->toDouble());
        // Values with equal measures are equal, so the measure is hashed instead of parsing the
        // text again.
        mine.add(measure && m_matching == values::TextMatching::Alike ? hashOf(measure->toDouble())
                                                                      : hashOf(key.of(text)),
                 row);
    }
    static quint64 hashOf(double measure)
    {
        // Adding 0.0 avoids negative zero.
        const auto bytes = std::bit_cast<std::array<char, sizeof measure>>(measure + 0.0);
        return statistics::hashOf(QByteArrayView(bytes.data(), std::ssize(bytes)));
    }
    static quint64 hashOf(QByteArrayView key) { return statistics::hashOf(key); }

    // In a wide column, a double cannot distinguish all numbers.
    static bool isMeasured(const values::ColumnFormat &format)
    {
        return format.kind == values::ColumnKind::Moment
            || (format.kind == values::ColumnKind::Number && !format.wide);
    }

    [[nodiscard]] ExactValues valuesOf(std::size_t column, std::size_t most)
    {
        std::vector<PartResult> parts(partCount);
        std::vector<PartCounter> counters(m_seen.size());
        base::forEach(static_cast<qsizetype>(partCount), m_progress,
                      [&](qsizetype part, int thread) {
                          const auto at = static_cast<std::size_t>(part);
                          std::vector<const std::vector<Seen> *> lists;
                          for (const auto &mine : m_seen)
                              lists.push_back(&mine[column].parts[at]);
                          parts[at] = counters[static_cast<std::size_t>(thread)].count(lists, most);
                      });
        ExactValues result;
        std::vector<CountedValue> top;
        for (const auto &part : parts) {
            result.distinct += part.distinct;
            top.insert(top.end(), part.top.begin(), part.top.end());
        }
        keepBest(top, most);
        csv::RowReader reader(m_source.file, m_source.index, m_source.dialect);
        for (const auto &counted : top)
            result.top.append({reader.row(counted.firstRow).value(m_columns[column]), counted.count,
                               counted.firstRow});
        return result;
    }

    [[nodiscard]] std::optional<values::Decimal> medianOf(std::size_t column)
    {
        std::vector<double> all;
        for (auto &mine : m_seen) {
            auto &measures = mine[column].measures;
            all.insert(all.end(), measures.begin(), measures.end());
            measures = {};
        }
        return middleOf(all);
    }

    const csv::TableSource &m_source;
    std::vector<int> m_columns;
    // Indexed by column.
    std::vector<values::ColumnFormat> m_formats;
    const csv::RowSet *m_only;
    values::TextMatching m_matching;
    base::Progress &m_progress;
    // Indexed by thread.
    std::vector<std::vector<SeenColumn>> m_seen;
};

} // namespace

base::Result<std::vector<ExactValues>>
countExactly(const csv::TableSource &source, const std::vector<int> &columns, qsizetype topValues,
             const csv::RowSet *only, values::TextMatching matching, base::Progress &progress)
{
    static constexpr qint64 bytesOfRow = sizeof(Seen) + sizeof(double);
    const auto atOnce = std::clamp<qint64>(
        mostMemory / (std::max<qint64>(source.rows(), 1) * bytesOfRow), 1, 1'000);
    std::vector<ExactValues> results;
    for (std::size_t begin = 0; begin < columns.size(); begin += static_cast<std::size_t>(atOnce)) {
        const auto end = std::min(columns.size(), begin + static_cast<std::size_t>(atOnce));
        const std::vector<int> some(columns.begin() + static_cast<std::ptrdiff_t>(begin),
                                    columns.begin() + static_cast<std::ptrdiff_t>(end));
        auto counted = ExactCounter(source, some, only, matching, progress).run(topValues);
        if (!counted)
            return tl::unexpected(counted.error());
        std::ranges::move(*counted, std::back_inserter(results));
    }
    return results;
}

} // namespace storedesk::statistics
