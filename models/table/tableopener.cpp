// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tableopener.h"

#include "table/rowindexer.h"
#include "table/rowscanner.h"
#include "table/tabledevice.h"
#include "table/transcoder.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryFile>

#include <algorithm>
#include <functional>
#include <optional>

namespace storedesk::table {

using namespace Qt::StringLiterals;

static constexpr qsizetype dialectSample = 256 * 1024;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TableOpener)
};
} // namespace

static tl::unexpected<base::Problem> refused(const QString &why, const QString &next)
{
    return tl::unexpected(base::Problem{
        .what = Words::tr("This file cannot be opened as a table."), .why = why, .next = next});
}

static tl::unexpected<base::Problem> spreadsheet()
{
    return refused(
        Words::tr("It is a spreadsheet, not a CSV file."),
        Words::tr("Open it in your spreadsheet program, choose “Save as” and the type “CSV "
                  "UTF-8”, and open that file."));
}

// Kinds that are no tables and would only fill the window with nonsense.
static std::optional<tl::unexpected<base::Problem>> foreign(QByteArrayView begin)
{
    if (begin.startsWith("\xD0\xCF\x11\xE0"))
        return spreadsheet();
    if (begin.startsWith("\x1F\x8B"))
        return refused(Words::tr("It is packed with gzip."), Words::tr("Unpack it first."));
    if (begin.startsWith("%PDF-"))
        return refused(Words::tr("It is a PDF document."), Words::tr("Ask for the data as CSV."));
    return std::nullopt;
}

base::Result<QStringList> tablesIn(const QString &archive)
{
    auto zip = ZipReader::open(archive);
    if (!zip)
        return tl::unexpected(zip.error());
    QStringList names;
    for (;;) {
        const auto more = (*zip)->next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        const auto &name = (*zip)->entry().name;
        if (name == "[Content_Types].xml"_L1 || name.startsWith("xl/"_L1)
            || name == "content.xml"_L1)
            return spreadsheet();
        const bool table = name.endsWith(".csv"_L1, Qt::CaseInsensitive)
            || name.endsWith(".tsv"_L1, Qt::CaseInsensitive)
            || name.endsWith(".txt"_L1, Qt::CaseInsensitive);
        if (table && !name.startsWith("__MACOSX/"_L1))
            names.append(name);
    }
    if (names.isEmpty())
        return refused(Words::tr("The archive holds no CSV file."),
                       Words::tr("Choose another file."));
    return names;
}

// A private file that loses its name as soon as it is open for reading.
static base::Result<std::shared_ptr<const TableFile>>
temporary(const OpenOptions &options, const std::function<base::Result<void>(QIODevice &)> &fill)
{
    QTemporaryFile file(QDir(options.temporaryFolder).filePath(u"table-XXXXXX"_s));
    if (!file.open())
        return refused(file.errorString(),
                       Words::tr("Check the free space on the disk and try again."));
    if (const auto filled = fill(file); !filled)
        return tl::unexpected(filled.error());
    if (!file.flush())
        return refused(file.errorString(),
                       Words::tr("Check the free space on the disk and try again."));
    return TableFile::open(file.fileName(), TableFile::Kind::Temporary);
}

static base::Result<std::shared_ptr<const TableFile>>
unpacked(const QString &path, const OpenOptions &options, const QString &entry, Progress &progress)
{
    auto zip = ZipReader::open(path);
    if (!zip)
        return tl::unexpected(zip.error());
    for (auto more = (*zip)->next(); !more || *more; more = (*zip)->next()) {
        if (!more)
            return tl::unexpected(more.error());
        if ((*zip)->entry().name != entry)
            continue;
        progress.begin(std::max<qint64>((*zip)->entry().size, 0));
        return temporary(options, [&](QIODevice &into) -> base::Result<void> {
            QByteArray block(256 * 1024, Qt::Uninitialized);
            for (auto size = (*zip)->device().read(block.data(), block.size());
                 size > 0 && !progress.cancelled();
                 size = (*zip)->device().read(block.data(), block.size())) {
                if (into.write(block.constData(), size) != size)
                    return refused(into.errorString(),
                                   Words::tr("Check the free space on the disk and try again."));
                progress.add(size);
            }
            if ((*zip)->problem())
                return tl::unexpected(*(*zip)->problem());
            return {};
        });
    }
    return refused(Words::tr("The archive holds no file “%1”.").arg(entry),
                   Words::tr("Choose another file."));
}

static base::Result<void> convert(OpenedTable &table, const OpenOptions &options,
                                  Progress &progress)
{
    TableDevice device(table.file, table.encoding.byteOrderMark ? 2 : 0);
    auto converted = temporary(options, [&](QIODevice &into) -> base::Result<void> {
        const auto replaced = Transcoder::copy(device, into, table.encoding.name, progress);
        if (!replaced)
            return tl::unexpected(replaced.error());
        table.replaced = *replaced;
        return {};
    });
    if (!converted)
        return tl::unexpected(converted.error());
    table.file = *converted;
    return {};
}

// A plain file in its own letters and dialect.
static base::Result<OpenedTable> ready(std::shared_ptr<const TableFile> file,
                                       const OpenOptions &options, Progress &progress)
{
    OpenedTable table{.file = std::move(file)};
    table.encoding = guessEncoding(*table.file);
    if (!options.encoding.isEmpty() && options.encoding != table.encoding.name) {
        const auto sample = table.file->read(0, dialectSample);
        table.encoding = {.name = options.encoding,
                          .proof = accentedWords(sample, options.encoding)};
    }
    if (table.encoding.name != "UTF-8") {
        if (auto converted = convert(table, options, progress); !converted)
            return tl::unexpected(converted.error());
    }
    const auto start = RowIndexer::beginOf(*table.file);
    const auto sample = table.file->read(start, dialectSample);
    table.dialect = guessDialect(sample, sample.size() == table.file->size() - start);
    return table;
}

static base::Result<void> append(const TableFile &file, qint64 begin, QIODevice &into)
{
    for (auto at = begin; at < file.size();) {
        const auto block = file.read(at, dialectSample);
        if (block.isEmpty() || into.write(block) != block.size())
            return refused(into.errorString(),
                           Words::tr("Check the free space on the disk and try again."));
        at += block.size();
    }
    const auto last = file.read(file.size() - 1, 1);
    if (file.size() > begin && last != "\n" && last != "\r")
        into.write("\n");
    return {};
}

namespace {

// The first row of a table, to see whether another fits below it.
struct FirstRow
{
    QByteArrayList cells = {};
    qint64 end = 0; // behind it in the file

    FirstRow(const TableFile &file, Dialect dialect)
    {
        const auto begin = RowIndexer::beginOf(file);
        const auto sample = file.read(begin, dialectSample);
        RowScanner row(sample, dialect);
        QByteArray scratch;
        if (row.next()) {
            for (int cell = 0; cell < row.count(); ++cell)
                cells.append(row.text(cell, scratch).toByteArray());
        }
        end = begin + row.end();
    }
};

} // namespace

static base::Result<OpenedTable> stacked(const QString &path, const QStringList &names,
                                         const OpenOptions &options, Progress &progress)
{
    OpenedTable whole;
    std::optional<FirstRow> wanted;
    auto file = temporary(options, [&](QIODevice &into) -> base::Result<void> {
        for (const auto &name : names) {
            const auto inner = unpacked(path, options, name, progress);
            const auto part =
                inner ? ready(*inner, options, progress) : tl::unexpected(inner.error());
            if (!part)
                return tl::unexpected(part.error());
            const bool first = !wanted;
            if (first) {
                whole = *part;
                wanted.emplace(*part->file, whole.dialect.dialect);
            }
            const FirstRow row(*part->file, whole.dialect.dialect);
            const bool fits = whole.dialect.header ? row.cells == wanted->cells
                                                   : row.cells.size() == wanted->cells.size();
            if (!fits) {
                whole.leftOut.append(name);
                continue;
            }
            const auto begin =
                first || !whole.dialect.header ? RowIndexer::beginOf(*part->file) : row.end;
            if (auto done = append(*part->file, begin, into); !done)
                return done;
            whole.replaced += first ? 0 : part->replaced;
        }
        return {};
    });
    if (!file)
        return tl::unexpected(file.error());
    whole.file = *file;
    whole.entries = names;
    return whole;
}

base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                    Progress &progress)
{
    auto file = TableFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto begin = (*file)->read(0, 8);
    if (const auto problem = foreign(begin))
        return *problem;
    if (!begin.startsWith("PK\x03\x04") && !begin.startsWith("PK\x05\x06"))
        return ready(*file, options, progress);
    const auto names = tablesIn(path);
    if (!names)
        return tl::unexpected(names.error());
    if (options.stack && names->size() > 1)
        return stacked(path, *names, options, progress);
    const auto entry = options.entry.isEmpty() ? names->constFirst() : options.entry;
    const auto inner = unpacked(path, options, entry, progress);
    auto table = inner ? ready(*inner, options, progress) : tl::unexpected(inner.error());
    if (table) {
        table->entries = *names;
        table->entry = entry;
    }
    return table;
}

} // namespace storedesk::table
