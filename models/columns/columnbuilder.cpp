// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnbuilder.h"

#include "base/parallel.h"
#include "columns/cellreading.h"
#include "columns/columndirectory.h"
#include "columns/textpool.h"
#include "statistics/valuecounter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>

namespace storedesk::columns {

using values::DecimalSign;

namespace {

// The value of a cell if the column turns out to use the second format.
struct Alternative
{
    // Row within the piece.
    quint32 row = 0;
    qint64 value = unreadable;
};

// The cells of one column in one range of rows.
struct Piece
{
    // The thread whose pool the codes refer to.
    int thread = 0;
    // Text columns: codes in as few bytes as possible.
    std::vector<quint8> narrow = {};
    std::vector<quint16> medium = {};
    std::vector<quint32> wide = {};
    // Columns of other kinds.
    std::vector<qint64> numbers = {};
    // Amounts with a decimal comma, or dates with the month first.
    std::vector<Alternative> alternatives = {};
    // Number of cells that are valid in the first format, and in the second.
    qint64 first = 0;
    qint64 second = 0;
};

// Reads the cells of one column in one range.
class PieceReader final
{
public:
    PieceReader(StoredKind kind, TextPool &pool)
        : m_kind(kind)
        , m_pool(pool)
    { }

    void add(QByteArrayView cell)
    {
        switch (m_kind) {
        case StoredKind::Text:
            m_codes.push_back(m_pool.codeOf(cell));
            break;
        case StoredKind::Key:
            m_piece.numbers.push_back(
                cell.isEmpty() ? 0 : static_cast<qint64>(statistics::hashOf(cell) | 1));
            break;
        case StoredKind::Time: {
            const auto times = timesOf(cell);
            addReadings(cell, times.dayFirst, times.monthFirst);
            break;
        }
        case StoredKind::Money:
            // Most cells of an activities file have no amount.
            if (cell.isEmpty())
                m_piece.numbers.push_back(blank);
            else
                addReadings(cell, hundredthsOf(cell, DecimalSign::Point),
                            hundredthsOf(cell, DecimalSign::Comma));
            break;
        }
    }

    [[nodiscard]] Piece finish(int thread)
    {
        m_piece.thread = thread;
        const auto highest = m_codes.empty() ? 0 : *std::ranges::max_element(m_codes);
        if (highest <= 0xFF)
            m_piece.narrow.assign(m_codes.begin(), m_codes.end());
        else if (highest <= 0xFFFF)
            m_piece.medium.assign(m_codes.begin(), m_codes.end());
        else
            m_piece.wide = std::move(m_codes);
        return std::move(m_piece);
    }

private:
    void addReadings(QByteArrayView cell, std::optional<qint64> first, std::optional<qint64> second)
    {
        const auto without = cell.trimmed().isEmpty() ? blank : unreadable;
        if (first != second)
            m_piece.alternatives.push_back(
                {static_cast<quint32>(m_piece.numbers.size()), second.value_or(without)});
        m_piece.numbers.push_back(first.value_or(without));
        m_piece.first += first.has_value();
        m_piece.second += second.has_value();
    }

    StoredKind m_kind;
    TextPool &m_pool;
    std::vector<quint32> m_codes;
    Piece m_piece;
};

// One finished column.
struct Section
{
    QByteArray rows = {};
    QByteArray texts = {};
    ColumnDirectory::Column entry = {};
};

// The pieces of one column, in the order of the file, and the pools of the threads.
struct PiecedColumn
{
    StoredKind kind = StoredKind::Text;
    std::vector<TextPool> pools;
    std::vector<Piece> pieces;
};

// Numbers the texts of all threads in the order of the file.
class Renumbering final
{
public:
    explicit Renumbering(const PiecedColumn &column)
        : m_column(column)
    {
        for (const auto &pool : column.pools)
            m_codes.emplace_back(pool.size(), unknown);
    }

    [[nodiscard]] quint32 of(int thread, quint32 code)
    {
        auto &known = m_codes[static_cast<std::size_t>(thread)][code];
        if (known == unknown)
            known = m_pool.codeOf(m_column.pools[static_cast<std::size_t>(thread)].at(code));
        return known;
    }
    [[nodiscard]] const TextPool &pool() const { return m_pool; }

private:
    static constexpr quint32 unknown = 0xFFFF'FFFF;

    const PiecedColumn &m_column;
    std::vector<std::vector<quint32>> m_codes;
    TextPool m_pool;
};

} // namespace

template <typename Code>
static QByteArray narrowed(const std::vector<quint32> &codes)
{
    QByteArray bytes(static_cast<qsizetype>(codes.size() * sizeof(Code)), Qt::Uninitialized);
    auto *at = reinterpret_cast<Code *>(bytes.data());
    for (const auto code : codes)
        *at++ = static_cast<Code>(code);
    return bytes;
}

// Returns the end of each text, followed by the texts.
static QByteArray textsOf(const TextPool &pool)
{
    QByteArray ends;
    QByteArray texts;
    const auto addEnd = [&] {
        const auto end = static_cast<quint64>(texts.size());
        ends.append(reinterpret_cast<const char *>(&end), sizeof end);
    };
    addEnd();
    for (quint32 code = 0; code < pool.size(); ++code) {
        texts += pool.at(code);
        addEnd();
    }
    return ends + texts;
}

static Section textSection(PiecedColumn &column)
{
    Renumbering numbers(column);
    std::vector<quint32> codes;
    for (auto &piece : column.pieces) {
        for (const auto code : piece.narrow)
            codes.push_back(numbers.of(piece.thread, code));
        for (const auto code : piece.medium)
            codes.push_back(numbers.of(piece.thread, code));
        for (const auto code : piece.wide)
            codes.push_back(numbers.of(piece.thread, code));
        piece = {};
    }
    Section section{.texts = textsOf(numbers.pool())};
    section.entry.texts = numbers.pool().size();
    section.entry.width = section.entry.texts <= 0x100 ? 1
        : section.entry.texts <= 0x1'0000              ? 2
                                                       : 4;
    section.rows = section.entry.width == 1 ? narrowed<quint8>(codes)
        : section.entry.width == 2          ? narrowed<quint16>(codes)
                                            : narrowed<quint32>(codes);
    return section;
}

static Section numberSection(PiecedColumn &column)
{
    qint64 first = 0;
    qint64 second = 0;
    for (const auto &piece : column.pieces) {
        first += piece.first;
        second += piece.second;
    }
    Section section;
    section.entry.width = sizeof(qint64);
    for (auto &piece : column.pieces) {
        for (const auto &other : piece.alternatives) {
            if (second > first)
                piece.numbers[other.row] = other.value;
        }
        section.rows.append(reinterpret_cast<const char *>(piece.numbers.data()),
                            static_cast<qsizetype>(piece.numbers.size() * sizeof(qint64)));
        piece = {};
    }
    return section;
}

static Section sectionOf(PiecedColumn &column)
{
    auto section = column.kind == StoredKind::Text ? textSection(column) : numberSection(column);
    section.entry.kind = column.kind;
    section.entry.textBytes = section.texts.size();
    section.entry.checksum = checksumOf(section.texts, checksumOf(section.rows));
    return section;
}

// Reads all cells. Returns the number of rows that are not empty.
static base::Result<qint64> readPieces(const csv::TableSource &source,
                                       const std::vector<ColumnPlan> &plan,
                                       std::vector<PiecedColumn> &columns, base::Progress &progress)
{
    int wanted = 1;
    for (const auto &column : plan)
        wanted = std::max(wanted, column.column + 1);
    const auto ranges = csv::rangesOf(source).size();
    for (std::size_t number = 0; number < plan.size(); ++number) {
        columns.push_back(
            {.kind = plan[number].kind,
             .pools = std::vector<TextPool>(static_cast<std::size_t>(base::threadCount())),
             .pieces = std::vector<Piece>(ranges)});
    }
    std::vector<qint64> rowCounts(ranges);
    const auto read = csv::scan(
        source, progress, [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
            std::vector<PieceReader> readers;
            for (auto &column : columns)
                readers.emplace_back(column.kind, column.pools[static_cast<std::size_t>(thread)]);
            QByteArray scratch;
            rows.want(wanted);
            qint64 count = 0;
            for (auto row = range.firstRow; rows.next(); ++row) {
                if (rows.blank() || (source.header && row == 0))
                    continue;
                for (std::size_t number = 0; number < plan.size(); ++number)
                    readers[number].add(rows.text(plan[number].column, scratch));
                ++count;
            }
            const auto place = static_cast<std::size_t>(range.number);
            for (std::size_t number = 0; number < plan.size(); ++number)
                columns[number].pieces[place] = readers[number].finish(thread);
            rowCounts[place] = count;
        });
    if (!read)
        return tl::unexpected(read.error());
    qint64 total = 0;
    for (const auto count : rowCounts)
        total += count;
    return total;
}

static qint64 writeAligned(QIODevice &device, const QByteArray &bytes, qint64 at)
{
    device.write(bytes);
    const auto end = at + bytes.size();
    device.write(QByteArray(aligned(end) - end, '\0'));
    return aligned(end);
}

base::Result<void> buildColumns(const csv::TableSource &source, const std::vector<ColumnPlan> &plan,
                                const QByteArray &fingerprint, QIODevice &device,
                                base::Progress &progress)
{
    std::vector<PiecedColumn> columns;
    const auto rows = readPieces(source, plan, columns, progress);
    if (!rows)
        return tl::unexpected(rows.error());
    if (progress.cancelled())
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate("ColumnBuilder", "Cancelled.")});
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
                          sections[place] = sectionOf(columns[from + place]);
                          columns[from + place] = {};
                      });
        for (auto &section : sections) {
            section.entry.begin = at;
            section.entry.textBegin = at = writeAligned(device, section.rows, at);
            at = writeAligned(device, section.texts, at);
            directory.columns.push_back(section.entry);
        }
    }
    const auto bytes = directory.toBytes();
    if (device.write(bytes) != bytes.size())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ColumnBuilder", "Couldn't store the columns."),
            .why = device.errorString()});
    return {};
}

} // namespace storedesk::columns
