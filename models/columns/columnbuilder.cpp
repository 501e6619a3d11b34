// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnbuilder.h"

#include "base/parallel.h"
#include "columns/cellblock.h"
#include "columns/columnoutput.h"
#include "columns/numbercolumn.h"
#include "columns/piecereader.h"
#include "columns/singlescan.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <memory>
#include <numeric>
#include <optional>

namespace storedesk::columns {

namespace {

// The pieces of one column in the order of the file, and the text pool of each thread.
struct PiecedColumn
{
    StoredKind kind = StoredKind::Text;
    std::vector<TextPool> pools;
    std::vector<ColumnPiece> pieces;

    [[nodiscard]] qsizetype rows() const
    {
        qsizetype rows = 0;
        for (const auto &piece : pieces)
            rows += piece.rows;
        return rows;
    }
};

// Reads ranges in one thread.
class ThreadReader final
{
public:
    // Both must outlive this object.
    ThreadReader(const std::vector<ColumnPlan> &plan, std::vector<PiecedColumn> &columns,
                 int thread)
        : m_thread(thread)
        , m_block(plan, CellBlock::Blanks::Removed)
    {
        for (auto &column : columns)
            m_readers.emplace_back(column.kind, column.pools[static_cast<std::size_t>(thread)]);
    }

    // Returns the number of rows that are not empty.
    [[nodiscard]] qint64 read(csv::RowScanner &rows)
    {
        std::size_t count = 0;
        m_block.read(rows, [&] {
            for (std::size_t number = 0; number < m_readers.size(); ++number)
                m_readers[number].add(m_block.column(number));
            count += m_block.size();
        });
        return static_cast<qint64>(count);
    }
    [[nodiscard]] ColumnPiece finish(std::size_t column, NumberSpool &spool)
    {
        return m_readers[column].finish(m_thread, spool);
    }

private:
    int m_thread;
    CellBlock m_block;
    std::vector<PieceReader> m_readers;
};

} // namespace

// Adds the strings of all other threads to the first pool. Returns the codes in the first pool for
// each thread's codes.
static std::vector<std::vector<quint32>> joinPools(PiecedColumn &column)
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

// A failed read is noticed by check().
template <typename Number>
static void readSpooled(const csv::BlockFile &spool, qint64 at, std::span<Number> numbers)
{
    (void)spool.read(at, std::span(reinterpret_cast<char *>(numbers.data()), numbers.size_bytes()));
}

template <typename Number>
static QByteArrayView bytesOf(const std::vector<Number> &numbers)
{
    return {reinterpret_cast<const char *>(numbers.data()),
            static_cast<qsizetype>(numbers.size() * sizeof(Number))};
}

// Converts the codes of all pieces and releases the pieces.
template <typename Code>
static void writeCodes(PiecedColumn &column, const std::vector<std::vector<quint32>> &codes,
                       SectionWriter &writer)
{
    std::vector<Code> converted;
    for (auto &piece : column.pieces) {
        const auto &known = codes[static_cast<std::size_t>(piece.thread)];
        converted.resize(static_cast<std::size_t>(piece.rows));
        const auto convert = [&converted, &known](const auto &codes) {
            std::ranges::transform(codes, converted.begin(),
                                   [&known](auto code) { return static_cast<Code>(known[code]); });
        };
        // Only one of them has codes.
        convert(piece.narrow);
        convert(piece.medium);
        convert(piece.wide);
        writer.append(bytesOf(converted));
        piece = {};
    }
}

// Writes the end of each text, followed by the strings.
static void writeTexts(const TextPool &pool, SectionWriter &writer)
{
    static constexpr std::size_t atOnce = 4'096;
    std::vector<quint64> ends{0};
    quint64 end = 0;
    pool.visit([&](QByteArrayView text) {
        end += static_cast<quint64>(text.size());
        if (ends.size() == atOnce) {
            writer.append(bytesOf(ends));
            ends.clear();
        }
        ends.push_back(end);
    });
    writer.append(bytesOf(ends));
    std::vector<char> texts;
    pool.visit([&](QByteArrayView text) {
        texts.insert(texts.end(), text.begin(), text.end());
        if (texts.size() >= atOnce) {
            writer.append(bytesOf(texts));
            texts.clear();
        }
    });
    writer.append(bytesOf(texts));
}

static qint64 textBytesOf(const TextPool &pool)
{
    return (qint64(pool.size()) + 1) * qint64(sizeof(quint64)) + pool.textBytes();
}

static ColumnDirectory::Column writeTextColumn(PiecedColumn &column, ColumnOutput &output)
{
    const auto codes = joinPools(column);
    const auto &pool = column.pools.front();
    ColumnDirectory::Column entry{.textBytes = textBytesOf(pool), .texts = pool.size()};
    entry.width = entry.texts <= 0x100 ? 1 : entry.texts <= 0x1'0000 ? 2 : 4;
    entry.begin = output.reserve(column.rows() * entry.width);
    entry.textBegin = output.reserve(entry.textBytes);
    SectionWriter rows(output, entry.begin);
    entry.width == 1       ? writeCodes<quint8>(column, codes, rows)
        : entry.width == 2 ? writeCodes<quint16>(column, codes, rows)
                           : writeCodes<quint32>(column, codes, rows);
    SectionWriter texts(output, entry.textBegin, rows.finish());
    writeTexts(pool, texts);
    entry.checksum = texts.finish();
    return entry;
}

// Replaces the values that are different in the second format, if that one fits more cells.
static void chooseFormat(PiecedColumn &column)
{
    qint64 first = 0;
    qint64 second = 0;
    for (const auto &piece : column.pieces) {
        first += piece.first;
        second += piece.second;
    }
    if (second > first)
        return;
    for (auto &piece : column.pieces)
        piece.alternatives.clear();
}

// Returns the number of rows with a number if only these should be stored.
static std::optional<qint64> countOfRare(const PiecedColumn &column)
{
    qint64 count = 0;
    for (const auto &piece : column.pieces) {
        if (!piece.numbers.empty() || !piece.offsets.empty() || piece.spooledAt >= 0)
            return std::nullopt;
        count += std::ssize(piece.rare);
    }
    return count <= column.rows() / 8 ? std::optional(count) : std::nullopt;
}

// Writes blocks of rows, followed by the numbers.
static ColumnDirectory::Column writeRareNumbers(PiecedColumn &column, qint64 count,
                                                ColumnOutput &output)
{
    ColumnDirectory::Column entry{.kind = column.kind,
                                  .textBytes = count * qint64(sizeof(qint64)),
                                  .texts = static_cast<quint32>(count)};
    const auto rows = static_cast<std::size_t>(column.rows());
    std::vector<RareBlock> blocks((rows + RareBlock::rowCount - 1) / RareBlock::rowCount);
    std::vector<qint64> numbers;
    numbers.reserve(static_cast<std::size_t>(count));
    std::size_t begin = 0;
    for (auto &piece : column.pieces) {
        const auto known = numbers.size();
        for (const auto &[row, value] : piece.rare) {
            const auto place = begin + row;
            blocks[place / RareBlock::rowCount].rows |= quint64(1) << place % RareBlock::rowCount;
            numbers.push_back(value);
        }
        for (const auto &other : piece.alternatives) {
            const auto rare = std::ranges::lower_bound(piece.rare, other.row, {}, &RareNumber::row);
            numbers[known + std::size_t(rare - piece.rare.begin())] = other.value;
        }
        begin += static_cast<std::size_t>(piece.rows);
        piece = {};
    }
    quint64 before = 0;
    for (auto &block : blocks) {
        block.before = before;
        before += static_cast<quint64>(std::popcount(block.rows));
    }
    entry.begin = output.reserve(bytesOf(blocks).size());
    entry.textBegin = output.reserve(entry.textBytes);
    output.write(entry.begin, bytesOf(blocks));
    output.write(entry.textBegin, bytesOf(numbers));
    entry.checksum = checksumOf(bytesOf(numbers), checksumOf(bytesOf(blocks)));
    return entry;
}

static ColumnDirectory::Column writeNumberColumn(PiecedColumn &column, const csv::BlockFile &spool,
                                                 ColumnOutput &output)
{
    chooseFormat(column);
    if (const auto rare = countOfRare(column))
        return writeRareNumbers(column, *rare, output);
    ColumnDirectory::Column entry{.kind = column.kind, .width = sizeof(qint64)};
    entry.begin = output.reserve(column.rows() * qint64(sizeof(qint64)));
    entry.textBegin = entry.begin;
    SectionWriter writer(output, entry.begin);
    std::vector<qint64> spooled;
    for (auto &piece : column.pieces) {
        auto &numbers = piece.numbers.empty() ? spooled : piece.numbers;
        numbers.resize(static_cast<std::size_t>(piece.rows));
        if (piece.spooledAt >= 0)
            readSpooled(spool, piece.spooledAt, std::span(numbers));
        else if (!piece.offsets.empty())
            for (std::size_t row = 0; row < numbers.size(); ++row)
                numbers[row] = piece.numberAt(row);
        else if (&numbers == &spooled)
            std::ranges::fill(numbers, emptyNumber(column.kind));
        for (const auto &number : piece.rare)
            numbers[number.row] = number.value;
        for (const auto &other : piece.alternatives)
            numbers[other.row] = other.value;
        writer.append(bytesOf(numbers));
        piece = {};
    }
    entry.checksum = checksumOf({}, writer.finish());
    return entry;
}

// Reads all cells. Returns the number of rows that are not empty, or nothing if an index is needed.
static base::Result<std::optional<qint64>>
readPieces(const csv::TableSource &source, const std::vector<ColumnPlan> &plan, NumberSpool &spool,
           std::vector<PiecedColumn> &columns, base::Progress &progress)
{
    int wanted = 1;
    for (const auto &column : plan)
        wanted = std::max({wanted, column.column + 1, column.insteadOf + 1});
    const bool isIndexed = source.index->complete();
    SingleScan single(source);
    const auto ranges =
        isIndexed ? csv::rangesOf(source).size() : static_cast<std::size_t>(single.ranges());
    const auto threads = static_cast<std::size_t>(base::threadCount());
    for (const auto &column : plan)
        columns.push_back({.kind = column.kind,
                           .pools = std::vector<TextPool>(threads),
                           .pieces = std::vector<ColumnPiece>(ranges)});
    std::vector<qint64> rowCounts(ranges);
    std::vector<std::unique_ptr<ThreadReader>> readers(threads);
    const auto visit = [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
        auto &reader = readers[static_cast<std::size_t>(thread)];
        if (!reader)
            reader = std::make_unique<ThreadReader>(plan, columns, thread);
        rows.want(wanted);
        const auto place = static_cast<std::size_t>(range.number);
        rowCounts[place] = reader->read(rows);
        for (std::size_t number = 0; number < plan.size(); ++number)
            columns[number].pieces[place] = reader->finish(number, spool);
    };
    if (isIndexed) {
        if (const auto read = csv::scan(source, progress, visit); !read)
            return tl::unexpected(read.error());
    } else {
        const auto read = single.run(progress, visit);
        if (!read)
            return tl::unexpected(read.error());
        if (!*read)
            return std::nullopt;
    }
    return std::accumulate(rowCounts.begin(), rowCounts.end(), qint64(0));
}

// Writes all columns, those with the most texts first, because they take longest.
static std::vector<ColumnDirectory::Column>
writeColumns(std::vector<PiecedColumn> &columns, const csv::BlockFile &spool, ColumnOutput &output)
{
    const auto textsIn = [](const PiecedColumn &column) {
        quint64 texts = 0;
        for (const auto &pool : column.pools)
            texts += pool.size();
        return texts;
    };
    std::vector<std::size_t> order(columns.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t number) { return textsIn(columns[number]); });
    std::vector<ColumnDirectory::Column> entries(columns.size());
    base::forEach(std::ssize(columns), base::Progress(), [&](qsizetype place, int) {
        const auto number = order[static_cast<std::size_t>(place)];
        auto &column = columns[number];
        entries[number] = column.kind == StoredKind::Text
            ? writeTextColumn(column, output)
            : writeNumberColumn(column, spool, output);
        column = {};
    });
    return entries;
}

base::Result<BuildResult> buildColumns(const csv::TableSource &source,
                                       const std::vector<ColumnPlan> &plan,
                                       const QByteArray &fingerprint, const QString &folder,
                                       ColumnOutput &output, base::Progress &progress)
{
    std::vector<PiecedColumn> columns;
    NumberSpool spool(folder);
    const auto rows = readPieces(source, plan, spool, columns, progress);
    if (!rows)
        return tl::unexpected(rows.error());
    if (progress.cancelled())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("ColumnBuilder", "Cancelled.")});
    if (!*rows)
        return BuildResult::NeedsIndex;
    const auto numbers = spool.finish();
    if (!numbers)
        return tl::unexpected(numbers.error());
    ColumnDirectory directory{.rows = **rows, .fingerprint = fingerprint};
    directory.columns = writeColumns(columns, **numbers, output);
    if (const auto whole = (*numbers)->check(); !whole)
        return tl::unexpected(whole.error());
    const auto bytes = directory.toBytes();
    // The directory ends the file, so it is not followed by anything.
    output.write(output.reserve(bytes.size()), bytes);
    if (!output.isWritten())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ColumnBuilder", "Couldn't store the columns.")});
    return BuildResult::Built;
}

} // namespace storedesk::columns
