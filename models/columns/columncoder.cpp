// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columncoder.h"

#include "base/parallel.h"
#include "columns/cellblock.h"
#include "columns/numberspool.h"
#include "columns/textpool.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <atomic>
#include <deque>
#include <numeric>

namespace storedesk::columns {

namespace {

// The codes of one column in one range of rows.
struct CodedRange
{
    // The thread whose pool the codes refer to.
    int thread = 0;
    qint64 rows = 0;
    // The position in the spool.
    qint64 at = 0;
};

// A column that is being read.
struct ReadColumn
{
    std::vector<TextPool> pools;
    std::vector<CodedRange> ranges;
    std::atomic<bool> isTooLarge = false;
};

// Collects the cells of one range.
struct RangeReader
{
    explicit RangeReader(const std::vector<ColumnPlan> &plan)
        : block(plan, CellBlock::Blanks::Kept)
        , codes(plan.size())
    { }

    CellBlock block;
    // Indexed by column.
    std::vector<std::vector<quint32>> codes;
    std::vector<qint64> blankRows;
    qint64 rows = 0;
};

class ColumnCoder final
{
public:
    ColumnCoder(const csv::TableSource &source, const std::vector<int> &columns,
                const QString &folder, base::Progress &progress, const CodingLimits &limits)
        : m_source(source)
        , m_folder(folder)
        , m_progress(progress)
        , m_limits(limits)
        , m_spool(folder.isEmpty() ? QDir::tempPath() : folder)
        , m_columns(columns.size())
    {
        for (const int column : columns) {
            m_plan.push_back({.column = column});
            m_wanted = std::max(m_wanted, column + 1);
        }
    }

    [[nodiscard]] base::Result<CodedColumns> run()
    {
        if (const auto read = readAll(); !read)
            return tl::unexpected(read.error());
        const auto spooled = m_spool.finish();
        if (!spooled)
            return tl::unexpected(spooled.error());
        CodedColumns result{.blankRows = blankRows()};
        if (result.blankRows.size() > m_limits.mostBlankRows)
            return CodedColumns();
        for (std::size_t number = 0; number < m_columns.size() && !m_progress.cancelled();
             ++number) {
            if (m_columns[number].isTooLarge)
                continue;
            auto column = joined(m_columns[number], **spooled);
            if (!column)
                return tl::unexpected(column.error());
            m_columns[number].pools.clear();
            if (*column)
                result.columns.emplace(m_plan[number].column, *std::move(column));
        }
        if (const auto whole = (*spooled)->check(); !whole)
            return tl::unexpected(whole.error());
        return result;
    }

private:
    [[nodiscard]] base::Result<void> readAll()
    {
        const auto ranges = csv::rangesOf(m_source).size();
        for (auto &column : m_columns) {
            column.pools = std::vector<TextPool>(static_cast<std::size_t>(base::threadCount()));
            column.ranges.resize(ranges);
        }
        m_blankRows.resize(ranges);
        m_rowCounts.resize(ranges);
        return csv::scan(m_source, m_progress,
                         [this](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                             RangeReader reader(m_plan);
                             rows.want(m_wanted);
                             reader.block.read(rows, [&] {
                                 for (const auto row : reader.block.blankRows())
                                     reader.blankRows.push_back(range.firstRow + reader.rows
                                                                + static_cast<qint64>(row));
                                 reader.rows += static_cast<qint64>(reader.block.size());
                                 finishBlock(reader, thread);
                             });
                             const auto number = static_cast<std::size_t>(range.number);
                             for (std::size_t column = 0; column < m_columns.size(); ++column) {
                                 if (!m_columns[column].isTooLarge)
                                     m_columns[column].ranges[number] = {
                                         thread, reader.rows, m_spool.add(reader.codes[column])};
                             }
                             m_blankRows[number] = std::move(reader.blankRows);
                             m_rowCounts[number] = reader.rows;
                         });
    }

    void finishBlock(RangeReader &reader, int thread)
    {
        for (std::size_t number = 0; number < m_columns.size(); ++number) {
            auto &column = m_columns[number];
            auto &codes = reader.codes[number];
            const auto cells = reader.block.column(number);
            const auto begin = codes.size();
            codes.resize(begin + cells.size());
            if (column.isTooLarge)
                continue;
            auto &pool = column.pools[static_cast<std::size_t>(thread)];
            pool.codesOfPadded(cells, std::span(codes).subspan(begin));
            if (pool.memory() > m_limits.mostTextBytes) {
                column.isTooLarge = true;
                pool = {};
            }
        }
    }

    [[nodiscard]] std::vector<qint64> blankRows() const
    {
        std::vector<qint64> rows;
        for (const auto &some : m_blankRows)
            rows.insert(rows.end(), some.begin(), some.end());
        return rows;
    }

    // Returns the codes in the first pool for each thread's codes.
    [[nodiscard]] static std::vector<std::vector<quint32>> joinPools(ReadColumn &column)
    {
        auto &all = column.pools.front();
        std::vector<std::vector<quint32>> codes;
        codes.emplace_back(all.size());
        std::iota(codes.front().begin(), codes.front().end(), 0);
        for (std::size_t thread = 1; thread < column.pools.size(); ++thread) {
            auto &pool = column.pools[thread];
            codes.push_back(all.codesOf(pool));
            pool = {};
        }
        return codes;
    }

    // Returns null if the column could not be mapped.
    [[nodiscard]] base::Result<std::shared_ptr<const codes::CodedColumn>>
    joined(ReadColumn &column, const csv::BlockFile &spool) const
    {
        const auto known = joinPools(column);
        const auto &pool = column.pools.front();
        csv::Spool file(m_folder.isEmpty() ? QDir::tempPath() : m_folder);
        writeEnds(pool, file);
        const auto textsAt = writeTexts(pool, file);
        const int width = pool.size() <= 0x100 ? 1 : pool.size() <= 0x1'0000 ? 2 : 4;
        width == 1       ? writeCodes<quint8>(column, known, spool, file)
            : width == 2 ? writeCodes<quint16>(column, known, spool, file)
                         : writeCodes<quint32>(column, known, spool, file);
        const auto finished = file.finish({});
        if (!finished)
            return tl::unexpected(finished.error());
        const auto *bytes = (*finished)->map();
        if (!bytes)
            return nullptr;
        const codes::CodedColumn::Memory memory{
            .owner = *finished,
            .codes = bytes + textsAt,
            .width = width,
            .ends = {reinterpret_cast<const quint64 *>(bytes), std::size_t(pool.size()) + 1},
            .texts = bytes + endsSize(pool)};
        const auto rows = std::accumulate(m_rowCounts.begin(), m_rowCounts.end(), qint64(0));
        return std::make_shared<const codes::CodedColumn>(memory, m_source.header ? 1 : 0, rows);
    }

    [[nodiscard]] static qint64 endsSize(const TextPool &pool)
    {
        return (qint64(pool.size()) + 1) * qint64(sizeof(quint64));
    }

    static void writeEnds(const TextPool &pool, csv::Spool &file)
    {
        std::vector<quint64> ends(std::size_t(pool.size()) + 1);
        for (quint32 code = 0; code < pool.size(); ++code)
            ends[code + 1] = ends[code] + static_cast<quint64>(pool.at(code).size());
        file.write(reinterpret_cast<const char *>(ends.data()), endsSize(pool));
    }

    // Returns the position after the texts, aligned for codes.
    [[nodiscard]] static qint64 writeTexts(const TextPool &pool, csv::Spool &file)
    {
        auto at = endsSize(pool);
        for (quint32 code = 0; code < pool.size(); ++code) {
            const auto text = pool.at(code);
            file.write(text.data(), text.size());
            at += text.size();
        }
        const auto gap = -at & 7;
        file.write(QByteArray(gap, '\0'));
        return at + gap;
    }

    // A failed read is noticed when the spool is checked.
    template <typename Code>
    void writeCodes(const ReadColumn &column, const std::vector<std::vector<quint32>> &known,
                    const csv::BlockFile &spool, csv::Spool &file) const
    {
        std::vector<quint32> own;
        std::vector<Code> codes;
        for (const auto &range : column.ranges) {
            if (m_progress.cancelled())
                return;
            const auto &meant = known[static_cast<std::size_t>(range.thread)];
            own.resize(static_cast<std::size_t>(range.rows));
            const auto size = static_cast<qint64>(own.size() * sizeof(quint32));
            if (spool.read(
                    range.at,
                    std::span(reinterpret_cast<char *>(own.data()), static_cast<std::size_t>(size)))
                < size)
                return;
            codes.resize(own.size());
            std::ranges::transform(own, codes.begin(), [&meant](quint32 code) {
                return static_cast<Code>(meant[code]);
            });
            file.write(reinterpret_cast<const char *>(codes.data()),
                       static_cast<qint64>(codes.size() * sizeof(Code)));
        }
    }

    const csv::TableSource &m_source;
    const QString &m_folder;
    base::Progress &m_progress;
    const CodingLimits &m_limits;
    NumberSpool m_spool;
    std::vector<ColumnPlan> m_plan;
    int m_wanted = 1;
    std::deque<ReadColumn> m_columns;
    // By range.
    std::vector<std::vector<qint64>> m_blankRows;
    std::vector<qint64> m_rowCounts;
};

} // namespace

base::Result<CodedColumns> codeColumns(const csv::TableSource &source,
                                       const std::vector<int> &columns, const QString &folder,
                                       base::Progress &progress, const CodingLimits &limits)
{
    auto coded = ColumnCoder(source, columns, folder, progress, limits).run();
    if (coded && progress.cancelled())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("ColumnBuilder", "Cancelled.")});
    return coded;
}

} // namespace storedesk::columns
