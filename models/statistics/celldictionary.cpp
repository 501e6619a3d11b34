// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "celldictionary.h"

#include "base/parallel.h"
#include "statistics/valuecounter.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <span>

namespace storedesk::statistics {

namespace {

// The memory of a coded column.
struct ColumnMemory
{
    std::vector<quint32> codes;
    std::vector<quint64> ends;
    QByteArray texts;
};

// The different texts that one thread found in one column.
class ThreadTexts final
{
public:
    static constexpr std::size_t atOnce = 64;

    explicit ThreadTexts(qsizetype limit)
        : m_texts(limit)
    {
        // Code 0 is the empty text.
        static_cast<void>(m_texts.add({}, hashOf({}), 0));
    }

    // Several texts are added at once, so that the processor can load the memory for all of them at
    // the same time. Returns false if there is no room.
    [[nodiscard]] bool add(std::span<const QByteArrayView> texts, quint32 *codes)
    {
        std::array<quint64, atOnce> hashes;
        for (std::size_t at = 0; at < texts.size(); ++at) {
            hashes[at] = hashOf(texts[at]);
            m_texts.preparePlace(hashes[at]);
        }
        for (std::size_t at = 0; at < texts.size(); ++at)
            m_texts.prepareValue(hashes[at]);
        for (std::size_t at = 0; at < texts.size(); ++at) {
            const auto number = m_texts.add(texts[at], hashes[at], 0);
            if (number < 0)
                return false;
            codes[at] = static_cast<quint32>(number);
        }
        return true;
    }

    [[nodiscard]] const ValueCounter &texts() const { return m_texts; }

private:
    ValueCounter m_texts;
};

class CellCoder final
{
public:
    CellCoder(const csv::TableSource &source, const std::vector<int> &columns,
              base::Progress &progress, const DictionaryLimits &limits)
        : m_source(source)
        , m_columns(columns)
        , m_progress(progress)
        , m_limits(limits)
        , m_firstRow(source.header ? 1 : 0)
        , m_mostTexts(std::min<qint64>((source.rows() - m_firstRow) / limits.rowsPerText + 1,
                                       std::numeric_limits<quint32>::max()))
        , m_threads(static_cast<std::size_t>(base::threadCount()))
        , m_ranges(csv::rangesOf(source))
        , m_threadOf(m_ranges.size())
    {
        for (auto &thread : m_threads)
            thread.texts.assign(columns.size(), ThreadTexts(m_mostTexts));
        for (std::size_t column = 0; column < columns.size(); ++column) {
            auto memory = std::make_shared<ColumnMemory>();
            memory->codes.resize(static_cast<std::size_t>(source.rows() - m_firstRow));
            m_memory.push_back(std::move(memory));
        }
    }

    [[nodiscard]] base::Result<std::optional<codes::CodedTable>> run()
    {
        m_progress.begin(m_ranges.empty() ? 0 : m_ranges.back().end - m_ranges.front().begin);
        const auto sample = std::min(m_limits.sampledRanges, m_ranges.size());
        auto read = readSome(std::span(m_ranges).first(sample));
        if (read && sample < m_ranges.size() && !hasTooManyTexts())
            read = readSome(std::span(m_ranges).subspan(sample));
        if (!read)
            return tl::unexpected(read.error());
        std::map<int, std::shared_ptr<const codes::CodedColumn>> coded;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            if (m_progress.cancelled() || m_isTooLarge || !join(column))
                return std::nullopt;
            coded.emplace(m_columns[column], columnOf(m_memory[column]));
        }
        return codes::CodedTable(m_source.file, std::move(coded));
    }

private:
    // A thread's state, which is reused for all its ranges.
    struct Thread
    {
        // Indexed by column.
        std::vector<ThreadTexts> texts;
        qint64 rows = 0;
    };

    // The cells of some rows in one column.
    struct CellBatch
    {
        std::array<QByteArrayView, ThreadTexts::atOnce> cells;
        // The cells whose text differs from their bytes.
        std::array<QByteArray, ThreadTexts::atOnce> scratches;
    };

    [[nodiscard]] base::Result<void> readSome(std::span<const csv::RowRange> ranges)
    {
        return csv::scan(m_source, ranges, m_progress,
                         [this](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                             m_threadOf[static_cast<std::size_t>(range.number)] = thread;
                             readRange(range, rows, m_threads[static_cast<std::size_t>(thread)]);
                         });
    }

    // The place of the first code of a range.
    [[nodiscard]] std::size_t beginOf(std::size_t range) const
    {
        const auto row = range < m_ranges.size() ? m_ranges[range].firstRow : m_source.rows();
        return static_cast<std::size_t>(std::max(row - m_firstRow, qint64(0)));
    }

    void readRange(const csv::RowRange &range, csv::RowScanner &rows, Thread &thread)
    {
        rows.want(std::ranges::max(m_columns) + 1);
        std::vector<CellBatch> batches(m_columns.size());
        auto begin = beginOf(static_cast<std::size_t>(range.number));
        // The file may have changed, and the range may have more rows than before.
        const auto end = beginOf(static_cast<std::size_t>(range.number) + 1);
        std::size_t count = 0;
        const auto finish = [&] {
            for (std::size_t column = 0; column < m_columns.size(); ++column) {
                auto *codes = m_memory[column]->codes.data() + begin;
                if (!thread.texts[column].add(std::span(batches[column].cells).first(count), codes))
                    m_isTooLarge = true;
            }
            begin += count;
            thread.rows += static_cast<qint64>(count);
            count = 0;
        };
        while (!m_isTooLarge && begin + count < end && rows.next()) {
            for (std::size_t column = 0; column < m_columns.size(); ++column) {
                auto &batch = batches[column];
                batch.cells[count] = rows.text(m_columns[column], batch.scratches[count]);
            }
            if (++count == ThreadTexts::atOnce)
                finish();
        }
        finish();
    }

    // Of N texts that are equally frequent, N(1 - e^(-n/N)) occur in n rows on average.
    [[nodiscard]] bool hasTooManyTexts()
    {
        const auto most = static_cast<double>(m_mostTexts);
        for (const auto &thread : m_threads) {
            const auto expected = most * -std::expm1(-static_cast<double>(thread.rows) / most);
            for (const auto &texts : thread.texts) {
                // The empty text is not counted.
                if (static_cast<double>(texts.texts().size() - 1) > expected)
                    m_isTooLarge = true;
            }
        }
        return m_isTooLarge;
    }

    // Replaces the codes of the other threads by those of the first one. Returns false if there are
    // too many texts.
    [[nodiscard]] bool join(std::size_t column)
    {
        auto &all = m_threads.front().texts[column];
        std::vector<std::vector<quint32>> known(m_threads.size());
        for (std::size_t thread = 1; thread < m_threads.size(); ++thread) {
            const auto &texts = m_threads[thread].texts[column].texts();
            auto &codes = known[thread];
            codes.resize(texts.values().size());
            std::array<QByteArrayView, ThreadTexts::atOnce> some;
            for (std::size_t begin = 0; begin < codes.size(); begin += some.size()) {
                const auto count = std::min(some.size(), codes.size() - begin);
                for (std::size_t at = 0; at < count; ++at)
                    some[at] = texts.textOf(texts.values()[begin + at]);
                if (!all.add(std::span(some).first(count), codes.data() + begin))
                    return false;
            }
        }
        translate(known, m_memory[column]->codes);
        storeTexts(all.texts(), *m_memory[column]);
        for (auto &thread : m_threads)
            thread.texts[column] = ThreadTexts(0);
        return true;
    }

    void translate(const std::vector<std::vector<quint32>> &known, std::vector<quint32> &codes)
    {
        base::forEach(std::ssize(m_ranges), m_progress, [&](qsizetype number, int /*thread*/) {
            const auto range = static_cast<std::size_t>(number);
            if (m_threadOf[range] == 0)
                return;
            const auto &mine = known[static_cast<std::size_t>(m_threadOf[range])];
            for (auto at = beginOf(range); at < beginOf(range + 1); ++at)
                codes[at] = mine[codes[at]];
        });
    }

    static void storeTexts(const ValueCounter &texts, ColumnMemory &memory)
    {
        memory.ends.reserve(texts.values().size() + 1);
        memory.ends.push_back(0);
        for (const auto &value : texts.values()) {
            memory.texts.append(texts.textOf(value));
            memory.ends.push_back(static_cast<quint64>(memory.texts.size()));
        }
    }

    [[nodiscard]] std::shared_ptr<const codes::CodedColumn>
    columnOf(const std::shared_ptr<const ColumnMemory> &memory) const
    {
        return std::make_shared<const codes::CodedColumn>(
            codes::CodedColumn::Memory{.owner = memory,
                                       .codes = memory->codes.data(),
                                       .width = sizeof(quint32),
                                       .ends = memory->ends,
                                       .texts = memory->texts.constData()},
            m_firstRow, std::ssize(memory->codes));
    }

    const csv::TableSource &m_source;
    const std::vector<int> &m_columns;
    base::Progress &m_progress;
    const DictionaryLimits &m_limits;
    qint64 m_firstRow;
    qsizetype m_mostTexts;
    std::vector<Thread> m_threads;
    std::vector<csv::RowRange> m_ranges;
    // Indexed by range.
    std::vector<int> m_threadOf;
    // Indexed by column.
    std::vector<std::shared_ptr<ColumnMemory>> m_memory;
    std::atomic<bool> m_isTooLarge = false;
};

} // namespace

base::Result<std::optional<codes::CodedTable>> codeCells(const csv::TableSource &source,
                                                         const std::vector<int> &columns,
                                                         base::Progress &progress,
                                                         const DictionaryLimits &limits)
{
    if (columns.empty() || source.rows() < limits.fewestRows)
        return std::nullopt;
    std::vector<int> different = columns;
    std::ranges::sort(different);
    different.erase(std::ranges::unique(different).begin(), different.end());
    return CellCoder(source, different, progress, limits).run();
}

} // namespace storedesk::statistics
