// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tableopener.h"

#include "base/platform/inputstream.h"
#include "csv/spool.h"
#include "csv/tablerefusal.h"
#include "tablefile/gzipreader.h"
#include "tablefile/readytable.h"
#include "tablefile/sheetunpacker.h"
#include "tablefile/tablearchive.h"
#include "tablefile/tablestack.h"

#include <QCoreApplication>

#include <utility>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

namespace {

// A file with several tables, which is an archive or a spreadsheet. The caller owns the options and
// the progress.
class TableCollection final
{
public:
    [[nodiscard]] static base::Result<TableCollection>
    open(std::shared_ptr<const csv::BlockFile> file, const OpenOptions &options,
         base::Progress &progress);

    [[nodiscard]] base::Result<QStringList> names() const;
    // Returns the selected table, or all matching tables stacked under this name.
    [[nodiscard]] base::Result<OpenedTable> table(const QString &path) const;
    // Returns the first rows of the selected sheet. Returns nothing for an archive.
    [[nodiscard]] std::optional<OpenedTable> beginning(qint64 rows) const;
    // Adds all tables, starting with the selected one.
    [[nodiscard]] base::Result<void> addTo(TableStack &stack) const;

private:
    TableCollection(std::shared_ptr<const csv::BlockFile> file, const OpenOptions &options,
                    base::Progress &progress, bool spreadsheet);
    [[nodiscard]] base::Result<void> addTo(TableStack &stack, QStringList names) const;
    [[nodiscard]] base::Result<OpenedTable> stacked(const QString &path,
                                                    const QStringList &names) const;
    [[nodiscard]] base::Result<OpenedTable> one(const QString &name) const;
    [[nodiscard]] base::Result<OpenedTable> sheet(const QString &name) const;

    std::shared_ptr<const csv::BlockFile> m_file;
    TableArchive m_archive;
    OpenOptions m_options;
    base::Progress *m_progress;
    bool m_spreadsheet;
};

// Sheets that this program has converted have a fixed format.
OpenOptions forSheets(OpenOptions options)
{
    const auto header = options.dialect.header;
    options.encoding = "UTF-8";
    options.dialect = csv::wishFor({});
    options.dialect.header = header;
    return options;
}

TableCollection::TableCollection(std::shared_ptr<const csv::BlockFile> file,
                                 const OpenOptions &options, base::Progress &progress,
                                 bool spreadsheet)
    : m_file(std::move(file))
    , m_archive(m_file)
    , m_options(spreadsheet ? forSheets(options) : options)
    , m_progress(&progress)
    , m_spreadsheet(spreadsheet)
{ }

base::Result<TableCollection> TableCollection::open(std::shared_ptr<const csv::BlockFile> file,
                                                    const OpenOptions &options,
                                                    base::Progress &progress)
{
    const auto spreadsheet = isSpreadsheet(file, options.temporaryFolder, progress);
    if (!spreadsheet)
        return tl::unexpected(spreadsheet.error());
    return TableCollection(std::move(file), options, progress, *spreadsheet);
}

base::Result<QStringList> TableCollection::names() const
{
    return m_spreadsheet ? sheetsIn(m_file, m_options.temporaryFolder, *m_progress)
                         : m_archive.names();
}

base::Result<OpenedTable> TableCollection::table(const QString &path) const
{
    if (m_spreadsheet && !m_options.stack)
        // Reading the sheet also reads the names.
        return sheet(m_options.entry);
    const auto all = names();
    if (!all)
        return tl::unexpected(all.error());
    auto table = m_options.stack && all->size() > 1
        ? stacked(path, *all)
        : one(m_options.entry.isEmpty() ? all->constFirst() : m_options.entry);
    if (table) {
        table->entries = *all;
        table->spreadsheet = m_spreadsheet;
    }
    return table;
}

base::Result<void> TableCollection::addTo(TableStack &stack) const
{
    const auto all = names();
    return all ? addTo(stack, *all) : tl::unexpected(all.error());
}

base::Result<void> TableCollection::addTo(TableStack &stack, QStringList names) const
{
    if (const auto at = names.indexOf(m_options.entry); at > 0)
        names.move(at, 0);
    const auto share = m_progress->share();
    const auto count = static_cast<double>(names.size());
    for (qsizetype at = 0; at < names.size() && !m_progress->cancelled(); ++at) {
        const auto done = static_cast<double>(at);
        m_progress->enter(share.part(done / count, (done + 1) / count));
        const auto part = one(names.at(at));
        if (!part)
            return tl::unexpected(part.error());
        if (m_spreadsheet && part->file->size() == 0)
            // The sheet has no cells.
            continue;
        if (auto added = stack.add(names.at(at), *part); !added)
            return added;
    }
    return {};
}

base::Result<OpenedTable> TableCollection::stacked(const QString &path,
                                                   const QStringList &names) const
{
    TableStack stack(TableStack::Rule::SameColumns, m_options, *m_progress);
    const auto added = addTo(stack, names);
    return added ? stack.finish(path) : tl::unexpected(added.error());
}

base::Result<OpenedTable> TableCollection::one(const QString &name) const
{
    if (m_spreadsheet)
        return sheet(name);
    const auto inner = m_archive.unpacked(name, m_options.temporaryFolder, *m_progress);
    auto table = inner ? readyTable(*inner, m_options, *m_progress) : tl::unexpected(inner.error());
    if (table)
        table->entry = name;
    return table;
}

std::optional<OpenedTable> TableCollection::beginning(qint64 rows) const
{
    if (!m_spreadsheet || m_options.stack)
        return std::nullopt;
    const auto unpacked =
        unpackBeginning(m_file, m_options.entry, m_options.temporaryFolder, rows, *m_progress);
    auto table = unpacked ? readyTable(unpacked->file, m_options, *m_progress)
                          : tl::unexpected(unpacked.error());
    if (!table)
        return std::nullopt;
    table->spreadsheet = true;
    table->entry = unpacked->sheet;
    return *table;
}

base::Result<OpenedTable> TableCollection::sheet(const QString &name) const
{
    const auto unpacked = unpackSheet(m_file, name, m_options.temporaryFolder, *m_progress);
    auto table = unpacked ? readyTable(unpacked->file, m_options, *m_progress)
                          : tl::unexpected(unpacked.error());
    if (table) {
        table->spreadsheet = true;
        table->entry = unpacked->sheet;
        table->entries = unpacked->sheets;
    }
    return table;
}

constexpr qsizetype streamBlock = 256 * 1024;

using File = base::Result<std::shared_ptr<const csv::BlockFile>>;

base::Problem notRead(const QString &name, const QString &why)
{
    return {.what = QCoreApplication::translate("InputStream", "%1 cannot be read.").arg(name),
            .why = why,
            .next = QCoreApplication::translate(
                "InputStream", "Check the program that produces the input and try again.")};
}

File spooled(base::InputStream &stream, const QString &name, const QString &folder,
             base::Progress &progress)
{
    using Event = base::InputStream::Event;
    csv::Spool spool(folder);
    QByteArray block(streamBlock, Qt::Uninitialized);
    while (!progress.cancelled()) {
        const auto piece = stream.read(std::span(block.data(), std::size_t(streamBlock)));
        if (piece.event == Event::Waiting)
            continue;
        if (piece.event == Event::Failed)
            return tl::unexpected(notRead(name, piece.reason));
        if (piece.event == Event::End)
            break;
        if (spool.write(block.constData(), piece.size) != piece.size)
            return tl::unexpected(csv::noRoom(spool.errorString()));
        progress.add(piece.size);
    }
    return spool.finish(name);
}

// Reads standard input. A redirected file is read directly.
File readStandardInput(const QString &temporaryFolder, base::Progress &progress)
{
    const auto name = QCoreApplication::translate("InputStream", "standard input");
    if (auto file = base::redirectedInput())
        return csv::BlockFile::temporary(std::move(file), name);
    return spooled(*base::standardInput(), name, temporaryFolder, progress);
}

File readPipe(const QString &path, const QString &temporaryFolder, base::Progress &progress)
{
    const auto pipe = base::openPipe(path);
    if (!pipe)
        return tl::unexpected(notRead(path, pipe.error()));
    return spooled(**pipe, path, temporaryFolder, progress);
}

} // namespace

// The number of bytes that identify the kind of file.
static constexpr qsizetype beginSample = 512;
// A smaller spreadsheet opens immediately.
static constexpr qint64 slowSize = 256 * 1024;
static constexpr qint64 rowsOfBeginning = 200;

// Opens the file with this name, or reads the stream with this name.
static File inputOf(const QString &path, const OpenOptions &options, base::Progress &progress)
{
    if (options.streams && path == "-"_L1)
        return readStandardInput(options.temporaryFolder, progress);
    if (options.streams && base::isPipe(path))
        return readPipe(path, options.temporaryFolder, progress);
    return csv::BlockFile::open(path);
}

// Returns a plain file or an archive. Decompresses gzip.
static File plainFile(std::shared_ptr<const csv::BlockFile> input, const OpenOptions &options,
                      base::Progress &progress)
{
    auto begin = input->read(0, beginSample);
    if (GzipReader::isPacked(begin)) {
        GzipReader gzip(input);
        auto unpacked = csv::spool(gzip, input->path(), options.temporaryFolder, progress);
        if (const auto read = input->check(); !read)
            return tl::unexpected(read.error());
        if (gzip.problem())
            return tl::unexpected(*gzip.problem());
        if (!unpacked)
            return unpacked;
        input = *unpacked;
        begin = input->read(0, beginSample);
        if (GzipReader::isPacked(begin) || TableArchive::isOne(*input))
            return tl::unexpected(csv::packedTwice());
    }
    if (const auto problem = foreignSpreadsheet(*input))
        return tl::unexpected(*problem);
    if (const auto problem = csv::foreignKind(begin))
        return tl::unexpected(*problem);
    return input;
}

base::Result<QStringList> tablesIn(const QString &archive)
{
    const auto file = csv::BlockFile::open(archive);
    if (!file)
        return tl::unexpected(file.error());
    base::Progress progress;
    const OpenOptions options;
    const auto collection = TableCollection::open(*file, options, progress);
    return collection ? collection->names() : tl::unexpected(collection.error());
}

static base::Result<OpenedTable> fromCollection(std::shared_ptr<const csv::BlockFile> file,
                                                const QString &path, const OpenOptions &options,
                                                base::Progress &progress)
{
    const auto collection = TableCollection::open(std::move(file), options, progress);
    return collection ? collection->table(path) : tl::unexpected(collection.error());
}

base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                    base::Progress &progress)
{
    const auto input = inputOf(path, options, progress);
    const auto file = input ? plainFile(*input, options, progress) : input;
    if (!file)
        return tl::unexpected(file.error());
    auto table = TableArchive::isOne(**file) ? fromCollection(*file, path, options, progress)
                                             : readyTable(*file, options, progress);
    // Decompressed or converted data is inconsistent if the file has changed in the meantime.
    if (const auto read = (*input)->check(); !read)
        return tl::unexpected(read.error());
    if (table)
        table->original = *input;
    return table;
}

std::optional<OpenedTable> beginningOf(const QString &path, const OpenOptions &options,
                                       base::Progress &progress)
{
    const auto file = csv::BlockFile::open(path);
    if (!file || (*file)->size() < slowSize || !TableArchive::isOne(**file))
        return std::nullopt;
    const auto collection = TableCollection::open(*file, options, progress);
    return collection ? collection->beginning(rowsOfBeginning) : std::nullopt;
}

static base::Result<void> addFile(TableStack &stack, const QString &path,
                                  const OpenOptions &options, base::Progress &progress)
{
    const auto input = inputOf(path, options, progress);
    const auto file = input ? plainFile(*input, options, progress) : input;
    if (!file)
        return tl::unexpected(file.error());
    if (TableArchive::isOne(**file)) {
        const auto collection = TableCollection::open(*file, options, progress);
        return collection ? collection->addTo(stack) : tl::unexpected(collection.error());
    }
    auto part = readyTable(*file, options, progress);
    if (!part)
        return tl::unexpected(part.error());
    part->original = *input;
    const auto added = stack.add(path, *part);
    const auto read = (*input)->check();
    return read ? added : read;
}

base::Result<OpenedTable> openTables(const QStringList &paths, const OpenOptions &options,
                                     base::Progress &progress)
{
    if (paths.size() == 1)
        return openTable(paths.constFirst(), options, progress);
    TableStack stack(TableStack::Rule::AnyShared, options, progress);
    const auto share = progress.share();
    const auto count = static_cast<double>(paths.size());
    for (qsizetype at = 0; at < paths.size() && !progress.cancelled(); ++at) {
        const auto done = static_cast<double>(at);
        progress.enter(share.part(done / count, (done + 1) / count));
        const auto added = addFile(stack, paths.at(at), options, progress);
        if (!added)
            return tl::unexpected(added.error());
    }
    return stack.finish(paths.value(0));
}

} // namespace storedesk::tablefile
