// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvreader.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "csv/rowscanner.h"
#include "csv/utf8.h"
#include "spreadsheet/sheets.h"
#include "statistics/formatdeduction.h"
#include "tablefile/gzipreader.h"
#include "tablefile/tableopener.h"
#include "tablefile/zipreader.h"
#include "values/cellvalue.h"
#include "values/datetext.h"
#include "values/jsonvalue.h"
#include "values/typedvalue.h"

#include <QBuffer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

#include <sys/mman.h>
#include <unistd.h>

// Fuzz targets for the table engine, used by the regular test and by libFuzzer. Each target returns
// a failure message, or nothing on success. The sanitizers detect crashes.
namespace fuzz {

using Target = QByteArray (*)(const QByteArray &input);

// An in-memory file with a path that can be opened.
class MemoryFile final
{
public:
    explicit MemoryFile(const QByteArray &bytes)
        : m_descriptor(memfd_create("fuzz", MFD_CLOEXEC))
    {
        const auto written =
            ::write(m_descriptor, bytes.constData(), static_cast<size_t>(bytes.size()));
        m_good = written == bytes.size();
    }
    ~MemoryFile() { ::close(m_descriptor); }
    Q_DISABLE_COPY_MOVE(MemoryFile)

    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] QString path() const
    {
        return QStringLiteral("/proc/self/fd/%1").arg(m_descriptor);
    }

private:
    int m_descriptor;
    bool m_good = false;
};

// The plain reader, the fast scanner and the index must return the same rows.
inline QByteArray reader(const QByteArray &input)
{
    using namespace storedesk::base;
    using namespace storedesk::csv;
    using namespace storedesk::statistics;
    using namespace storedesk::tablefile;
    using namespace storedesk::values;
    static constexpr QByteArrayView delimiters = ",;\t|";
    static constexpr std::array quotes{'"', '\'', '\0'};
    if (input.isEmpty())
        return {};
    const auto choice = static_cast<unsigned char>(input.front());
    const auto loose = choice / 12;
    const Dialect dialect{.delimiter = delimiters.at(choice % 4),
                          .quote = quotes[choice / 4 % 3],
                          .escape = loose % 2 == 1 ? '\\' : '\0',
                          .comment = loose / 2 % 2 == 1 ? '#' : '\0',
                          .blanksAroundQuotes = loose / 4 % 2 == 1};
    auto bytes = input.mid(1);
    const MemoryFile memory(bytes);
    const auto file = BlockFile::open(memory.path(), BlockFile::Kind::Temporary);
    if (!memory.good() || !file)
        return {};
    auto index = std::make_shared<RowIndex>(RowMark{.offset = RowIndexer::beginOf(**file)});
    Progress progress;
    if (!RowIndexer(*file, dialect, {.blockSize = 64, .blocksAtOnce = 2, .threads = 1})
             .build(*index, progress))
        return "the index could not be built";
    RowReader rows(*file, index, dialect);
    RowScanner scanner(QByteArrayView(bytes).sliced(RowIndexer::beginOf(**file)), dialect);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    CsvReader plain(buffer, dialect);
    qint64 row = 0;
    for (; plain.next(); ++row) {
        if (!scanner.next() || scanner.count() != static_cast<int>(plain.cells().size()))
            return "the scanner sees another row";
        QByteArray scratch;
        for (int cell = 0; cell < scanner.count(); ++cell) {
            if (scanner.text(cell, scratch) != plain.cell(cell))
                return "the scanner sees another cell";
        }
        if (rows.row(row) != plain.copy())
            return "the index leads to another row";
        if (rows.line(row) != plain.line())
            return "the index gives another line";
    }
    if (scanner.next() || index->rows() != row)
        return "the numbers of rows differ";
    return {};
}

// Reads any bytes as a table, which includes the encoding, the conversion and the dialect.
inline QByteArray dialect(const QByteArray &input)
{
    using namespace storedesk::base;
    using namespace storedesk::csv;
    using namespace storedesk::statistics;
    using namespace storedesk::tablefile;
    using namespace storedesk::values;
    static_cast<void>(guessDialect(input, input.size() % 2 == 0));
    const MemoryFile memory(input);
    Progress progress;
    const auto opened = openTable(memory.path(), {.temporaryFolder = QDir::tempPath()}, progress);
    if (!opened)
        return opened.error().what.isEmpty() ? "a problem without words" : QByteArray();
    const auto text = opened->file->read(0, opened->file->size());
    if (opened->encoding.name != "UTF-8" && validUtf8(text) != text.size())
        return "the conversion is not UTF-8";
    return {};
}

inline QByteArray zip(const QByteArray &input)
{
    using namespace storedesk::base;
    using namespace storedesk::csv;
    using namespace storedesk::statistics;
    using namespace storedesk::tablefile;
    using namespace storedesk::values;
    const MemoryFile memory(input);
    static_cast<void>(tablesIn(memory.path()));
    const UnpackLimits limits{.entries = 20, .totalSize = 1024 * 1024, .freeSize = 64 * 1024};
    auto archive = ZipReader::open(memory.path(), limits);
    if (!archive)
        return {};
    qint64 unpacked = 0;
    QByteArray block(16 * 1024, Qt::Uninitialized);
    for (auto more = (*archive)->next(); more && *more; more = (*archive)->next()) {
        const auto &name = (*archive)->entry().fileName;
        if (name.isEmpty() || name.contains(u'/') || name.contains(u'\\') || name.startsWith(u'.'))
            return "a name that is not safe: " + name.toUtf8();
        for (auto size = (*archive)->device().read(block.data(), block.size()); size > 0;
             size = (*archive)->device().read(block.data(), block.size()))
            unpacked += size;
    }
    return unpacked > limits.totalSize + block.size() ? "more than the limit came out"
                                                      : QByteArray();
}

// Decompresses any bytes after the first two bytes of a gzip file.
inline QByteArray gzip(const QByteArray &input)
{
    using namespace storedesk::base;
    using namespace storedesk::csv;
    using namespace storedesk::statistics;
    using namespace storedesk::tablefile;
    using namespace storedesk::values;
    const MemoryFile memory(input);
    const auto file = BlockFile::open(memory.path(), BlockFile::Kind::Temporary);
    if (!memory.good() || !file)
        return {};
    const UnpackLimits limits{.totalSize = 1024 * 1024, .freeSize = 64 * 1024};
    GzipReader reader(*file, limits);
    qint64 unpacked = 0;
    QByteArray block(16 * 1024, Qt::Uninitialized);
    for (auto size = reader.read(block.data(), block.size()); size > 0;
         size = reader.read(block.data(), block.size()))
        unpacked += size;
    if (reader.problem() ? reader.problem()->why.isEmpty() : !reader.atEnd())
        return "it ended without a word";
    return unpacked > limits.totalSize + block.size() ? "more than the limit came out"
                                                      : QByteArray();
}

// Stacks two tables, which a zero byte separates in the input. No row may be lost or merged.
inline QByteArray stack(const QByteArray &input)
{
    using namespace storedesk::base;
    using namespace storedesk::csv;
    using namespace storedesk::statistics;
    using namespace storedesk::tablefile;
    using namespace storedesk::values;
    const auto border = std::max<qsizetype>(input.indexOf('\0'), 0);
    const MemoryFile one(input.first(border));
    const MemoryFile two(input.mid(border + 1));
    Progress progress;
    const OpenOptions options{.encoding = "UTF-8",
                              .dialect = {.delimiter = ',',
                                          .quote = '"',
                                          .escape = '\0',
                                          .comment = '\0',
                                          .blanksAroundQuotes = false,
                                          .header = true},
                              .firstLine = 1,
                              .temporaryFolder = QDir::tempPath()};
    const auto rowsOf = [&progress](const std::shared_ptr<const BlockFile> &file) -> qint64 {
        RowIndex index({.offset = RowIndexer::beginOf(*file)});
        return RowIndexer(file, {}).build(index, progress) ? index.rows() : -1;
    };
    const auto whole = openTables({one.path(), two.path()}, options, progress);
    const auto first = openTable(one.path(), options, progress);
    const auto second = openTable(two.path(), options, progress);
    if (!whole || !first || !second)
        return {};
    const auto data = [&rowsOf](const OpenedTable &table) {
        return std::max<qint64>(rowsOf(table.file) - 1, 0);
    };
    const auto expected = data(*first) + (whole->leftOut.isEmpty() ? data(*second) : 0);
    return data(*whole) == expected ? QByteArray() : "the stack has another number of rows";
}

// Provides the parts of a spreadsheet without an archive.
class Parts final : public storedesk::spreadsheet::Package
{
public:
    Parts(const QStringList &names, const QByteArrayList &contents)
        : m_names(names)
        , m_contents(contents)
    { }

    [[nodiscard]] const QStringList &names() const override { return m_names; }
    [[nodiscard]] storedesk::base::Result<void> read(const QString &name,
                                                     const Visit &visit) override
    {
        auto bytes = m_contents.value(m_names.indexOf(name));
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        return visit(buffer);
    }
    [[nodiscard]] bool cancelled() const override { return false; }
    [[nodiscard]] QString temporaryFolder() const override { return QDir::tempPath(); }

private:
    QStringList m_names;
    QByteArrayList m_contents;
};

// Reads the input as the XML parts of a spreadsheet, separated by zero bytes: cells first, then
// strings and formats. The first byte selects the kind of spreadsheet.
inline QByteArray spreadsheet(const QByteArray &input)
{
    using namespace storedesk::spreadsheet;
    const auto parts = input.mid(1).split('\0');
    const bool ods = input.startsWith('o');
    Parts package = ods
        ? Parts({QStringLiteral("content.xml"), QStringLiteral("styles.xml"),
                 QStringLiteral("META-INF/manifest.xml")},
                {parts.value(0), parts.value(1), parts.value(2)})
        : Parts({QStringLiteral("xl/s.xml"), QStringLiteral("xl/t.xml"), QStringLiteral("xl/f.xml"),
                 QStringLiteral("xl/workbook.xml"), QStringLiteral("xl/_rels/workbook.xml.rels")},
                {parts.value(0), parts.value(1), parts.value(2),
                 "<workbook><sheets><sheet name=\"A\" r:id=\"a\"/></sheets></workbook>",
                 "<a><Relationship Id=\"a\" Type=\"/worksheet\" Target=\"s.xml\"/>"
                 "<Relationship Id=\"b\" Type=\"/sharedStrings\" Target=\"t.xml\"/>"
                 "<Relationship Id=\"c\" Type=\"/styles\" Target=\"f.xml\"/></a>"});
    // A file can repeat rows a million times, so only the first ones are read.
    static constexpr qint64 enough = 10'000;
    qint64 last = 0;
    qint64 told = 0;
    QByteArray complaint;
    const auto read =
        readSheet(package, {}, [&](qint64 row, std::span<const QByteArrayView> cells) {
            if (row <= last)
                complaint = "rows do not follow each other";
            if (cells.empty() || cells.back().isEmpty() || cells.size() > mostColumns)
                complaint = "a row is not as wide as its cells";
            last = row;
            return ++told < enough;
        });
    if (!read && (read.error().why.isEmpty() || read.error().next.isEmpty()))
        return "a problem without words";
    return complaint;
}

// Uses the lines as cells in a column. Every code path must parse the same numbers and dates.
inline QByteArray values(const QByteArray &input)
{
    using namespace storedesk::base;
    using namespace storedesk::csv;
    using namespace storedesk::statistics;
    using namespace storedesk::tablefile;
    using namespace storedesk::values;
    const auto cells = input.split('\n');
    ColumnEvidence whole;
    std::array<ColumnEvidence, 2> halves;
    for (qsizetype at = 0; at < cells.size(); ++at) {
        whole.add(cells.at(at));
        halves[at % 2 == 0 ? 0 : 1].add(cells.at(at));
    }
    halves[0].add(halves[1]);
    if (whole != halves[0])
        return "halves of the evidence do not make the whole";
    for (int choice = 0; choice < formatChoices; ++choice) {
        const auto format = deducedFormat(whole, {}, static_cast<FormatChoice>(choice)).format;
        for (const auto &cell : cells) {
            const auto exact = decimalOf(cell, format);
            if (numberOf(cell, format) != (exact ? std::optional(exact->toDouble()) : std::nullopt))
                return "a number has two values: " + cell;
            if (exact && typedNumber(typeableText(*exact), format) != exact)
                return "a number cannot be typed: " + cell;
            const auto json = jsonValueOf(cell, format);
            if (json && QJsonDocument::fromJson('[' + *json + ']').array().size() != 1)
                return "this is no JSON: " + *json;
            const auto moment = momentOf(cell, format);
            const auto date = DateText::of(cell);
            if (moment.has_value() != (date && date->reads(format.dates)))
                return "a date is read and is none: " + cell;
        }
    }
    return {};
}

} // namespace fuzz
