// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnbuilder.h"

#include "base/parallel.h"
#include "columns/cellblock.h"
#include "columns/columndirectory.h"
#include "columns/piecereader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <numeric>

namespace storedesk::columns {

namespace {

// One finished column.
struct Section
{
    QByteArray rows = {};
    QByteArray texts = {};
    ColumnDirectory::Column entry = {};
};

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
        std::vector<QByteArrayView> texts;
        for (quint32 code = 0; code < pool.size(); ++code)
            texts.push_back(pool.at(code));
        all.codesOf(texts, codes.emplace_back(texts.size()));
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

// Converts the codes of all pieces and releases the pieces.
template <typename Code>
static QByteArray joinedCodes(PiecedColumn &column, const std::vector<std::vector<quint32>> &codes,
                              const csv::BlockFile &spool)
{
    QByteArray bytes(column.rows() * qsizetype(sizeof(Code)), Qt::Uninitialized);
    auto *at = reinterpret_cast<Code *>(bytes.data());
    for (auto &piece : column.pieces) {
        const auto &known = codes[static_cast<std::size_t>(piece.thread)];
        const auto add = [&at, &known](const auto &some) {
            for (const auto code : some)
                *at++ = static_cast<Code>(known[code]);
        };
        if (piece.spooledAt >= 0) {
            piece.wide.resize(static_cast<std::size_t>(piece.rows));
            readSpooled(spool, piece.spooledAt, std::span(piece.wide));
        }
        add(piece.narrow);
        add(piece.medium);
        add(piece.wide);
        piece = {};
    }
    return bytes;
}

// Returns the end of each text, followed by the strings.
static QByteArray textsOf(const TextPool &pool)
{
    const auto count = static_cast<qsizetype>(pool.size());
    QByteArray bytes((count + 1) * qsizetype(sizeof(quint64)), '\0');
    const auto begin = bytes.size();
    qsizetype size = 0;
    auto *ends = reinterpret_cast<quint64 *>(bytes.data());
    for (quint32 code = 0; code < pool.size(); ++code) {
        size += pool.at(code).size();
        ends[code + 1] = static_cast<quint64>(size);
    }
    bytes.resize(begin + size);
    auto *at = bytes.data() + begin;
    for (quint32 code = 0; code < pool.size(); ++code)
        at = std::ranges::copy(pool.at(code), at).out;
    return bytes;
}

static Section textSection(PiecedColumn &column, const csv::BlockFile &spool)
{
    const auto codes = joinPools(column);
    const auto &pool = column.pools.front();
    Section section{.texts = textsOf(pool)};
    section.entry.texts = pool.size();
    section.entry.width = section.entry.texts <= 0x100 ? 1
        : section.entry.texts <= 0x1'0000              ? 2
                                                       : 4;
    column.pools.clear();
    section.rows = section.entry.width == 1 ? joinedCodes<quint8>(column, codes, spool)
        : section.entry.width == 2          ? joinedCodes<quint16>(column, codes, spool)
                                            : joinedCodes<quint32>(column, codes, spool);
    return section;
}

static Section numberSection(PiecedColumn &column, const csv::BlockFile &spool)
{
    qint64 first = 0;
    qint64 second = 0;
    for (const auto &piece : column.pieces) {
        first += piece.first;
        second += piece.second;
    }
    Section section;
    section.entry.width = sizeof(qint64);
    section.rows.resize(column.rows() * qsizetype(sizeof(qint64)));
    auto *at = reinterpret_cast<qint64 *>(section.rows.data());
    for (auto &piece : column.pieces) {
        const std::span own(at, static_cast<std::size_t>(piece.rows));
        if (!piece.numbers.empty())
            std::ranges::copy(piece.numbers, own.begin());
        else if (piece.spooledAt < 0)
            std::ranges::fill(own, emptyNumber(column.kind));
        else
            readSpooled(spool, piece.spooledAt, own);
        for (const auto &number : piece.rare)
            own[number.row] = number.value;
        for (const auto &other : piece.alternatives) {
            if (second > first)
                own[other.row] = other.value;
        }
        at += own.size();
        piece = {};
    }
    return section;
}

static Section sectionOf(PiecedColumn &column, const csv::BlockFile &spool)
{
    auto section =
        column.kind == StoredKind::Text ? textSection(column, spool) : numberSection(column, spool);
    section.entry.kind = column.kind;
    section.entry.textBytes = section.texts.size();
    section.entry.checksum = checksumOf(section.texts, checksumOf(section.rows));
    return section;
}

// Reads all cells. Returns the number of rows that are not empty.
static base::Result<qint64> readPieces(const csv::TableSource &source,
                                       const std::vector<ColumnPlan> &plan, NumberSpool &spool,
                                       std::vector<PiecedColumn> &columns, base::Progress &progress)
{
    int wanted = 1;
    for (const auto &column : plan)
        wanted = std::max({wanted, column.column + 1, column.insteadOf + 1});
    const auto ranges = csv::rangesOf(source).size();
    for (std::size_t number = 0; number < plan.size(); ++number) {
        columns.push_back(
            {.kind = plan[number].kind,
             .pools = std::vector<TextPool>(static_cast<std::size_t>(base::threadCount())),
             .pieces = std::vector<ColumnPiece>(ranges)});
    }
    std::vector<qint64> rowCounts(ranges);
    const auto read = csv::scan(
        source, progress, [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
            std::vector<PieceReader> readers;
            for (auto &column : columns)
                readers.emplace_back(column.kind, column.pools[static_cast<std::size_t>(thread)]);
            CellBlock block(plan.size());
            const auto finishBlock = [&] {
                for (std::size_t number = 0; number < plan.size(); ++number)
                    readers[number].add(block.column(number));
                block.clear();
            };
            rows.want(wanted);
            qint64 count = 0;
            for (auto row = range.firstRow; rows.next(); ++row) {
                if (rows.blank() || (source.header && row == 0))
                    continue;
                block.add(rows, plan);
                if (block.isFull())
                    finishBlock();
                ++count;
            }
            finishBlock();
            const auto place = static_cast<std::size_t>(range.number);
            for (std::size_t number = 0; number < plan.size(); ++number)
                columns[number].pieces[place] = readers[number].finish(thread, spool);
            rowCounts[place] = count;
        });
    if (!read)
        return tl::unexpected(read.error());
    return std::accumulate(rowCounts.begin(), rowCounts.end(), qint64(0));
}

static qint64 writeAligned(QIODevice &device, const QByteArray &bytes, qint64 at)
{
    device.write(bytes);
    const auto end = at + bytes.size();
    device.write(QByteArray(aligned(end) - end, '\0'));
    return aligned(end);
}

base::Result<void> buildColumns(const csv::TableSource &source, const std::vector<ColumnPlan> &plan,
                                const QByteArray &fingerprint, const QString &folder,
                                QIODevice &device, base::Progress &progress)
{
    std::vector<PiecedColumn> columns;
    NumberSpool spool(folder);
    const auto rows = readPieces(source, plan, spool, columns, progress);
    if (!rows)
        return tl::unexpected(rows.error());
    if (progress.cancelled())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("ColumnBuilder", "Cancelled.")});
    const auto numbers = spool.finish();
    if (!numbers)
        return tl::unexpected(numbers.error());
    ColumnDirectory directory{.rows = *rows, .fingerprint = fingerprint};
    qint64 at = 0;
    // Processes as many columns at a time as there are threads, because all of them together would
    // need too much memory.
    const auto batch = static_cast<std::size_t>(base::threadCount());
    for (std::size_t from = 0; from < columns.size(); from += batch) {
        std::vector<Section> sections(std::min(batch, columns.size() - from));
        base::forEach(static_cast<qsizetype>(sections.size()), base::Progress(),
                      [&](qsizetype number, int) {
                          const auto place = static_cast<std::size_t>(number);
                          sections[place] = sectionOf(columns[from + place], **numbers);
                          columns[from + place] = {};
                      });
        for (auto &section : sections) {
            section.entry.begin = at;
            section.entry.textBegin = at = writeAligned(device, section.rows, at);
            at = writeAligned(device, section.texts, at);
            directory.columns.push_back(section.entry);
            section = {};
        }
    }
    if (const auto whole = (*numbers)->check(); !whole)
        return tl::unexpected(whole.error());
    const auto bytes = directory.toBytes();
    if (device.write(bytes) != bytes.size())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ColumnBuilder", "Couldn't store the columns."),
            .why = device.errorString()});
    return {};
}

} // namespace storedesk::columns
