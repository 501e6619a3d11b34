// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tableopener.h"

#include "table/gzipreader.h"
#include "table/inputstream.h"
#include "table/readytable.h"
#include "table/sheetunpacker.h"
#include "table/spool.h"
#include "table/tablearchive.h"
#include "table/tablecollection.h"
#include "table/tablerefusal.h"
#include "table/tablestack.h"

namespace storedesk::table {

using namespace Qt::StringLiterals;

// Identifies the kind of file.
static constexpr qsizetype beginSample = 512;
// A smaller spreadsheet opens immediately.
static constexpr qint64 slowSize = 256 * 1024;
static constexpr qint64 rowsOfBeginning = 200;

using File = base::Result<std::shared_ptr<const TableFile>>;

// Opens the file with this name, or reads the stream with this name.
static File inputOf(const QString &path, const OpenOptions &options, Progress &progress)
{
    if (options.streams && path == "-"_L1)
        return readStandardInput(options.temporaryFolder, progress);
    if (options.streams && isPipe(path))
        return readPipe(path, options.temporaryFolder, progress);
    return TableFile::open(path);
}

// Returns a plain file or an archive. Decompresses gzip.
static File plainFile(std::shared_ptr<const TableFile> input, const OpenOptions &options,
                      Progress &progress)
{
    auto begin = input->read(0, beginSample);
    if (GzipReader::isPacked(begin)) {
        GzipReader gzip(input);
        auto unpacked = spool(gzip, input->path(), options.temporaryFolder, progress);
        if (const auto read = input->check(); !read)
            return tl::unexpected(read.error());
        if (gzip.problem())
            return tl::unexpected(*gzip.problem());
        if (!unpacked)
            return unpacked;
        input = *unpacked;
        begin = input->read(0, beginSample);
        if (GzipReader::isPacked(begin) || TableArchive::isOne(*input))
            return tl::unexpected(packedTwice());
    }
    if (const auto problem = foreignSpreadsheet(*input))
        return tl::unexpected(*problem);
    if (const auto problem = foreignKind(begin))
        return tl::unexpected(*problem);
    return input;
}

base::Result<QStringList> tablesIn(const QString &archive)
{
    const auto file = TableFile::open(archive);
    if (!file)
        return tl::unexpected(file.error());
    Progress progress;
    const OpenOptions options;
    const auto collection = TableCollection::open(*file, options, progress);
    return collection ? collection->names() : tl::unexpected(collection.error());
}

static base::Result<OpenedTable> fromCollection(std::shared_ptr<const TableFile> file,
                                                const QString &path, const OpenOptions &options,
                                                Progress &progress)
{
    const auto collection = TableCollection::open(std::move(file), options, progress);
    return collection ? collection->table(path) : tl::unexpected(collection.error());
}

base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                    Progress &progress)
{
    const auto input = inputOf(path, options, progress);
    const auto file = input ? plainFile(*input, options, progress) : input;
    if (!file)
        return tl::unexpected(file.error());
    auto table = TableArchive::isOne(**file) ? fromCollection(*file, path, options, progress)
                                             : readyTable(*file, options, progress);
    // Decompressed or converted data is inconsistent if the file changed in the meantime.
    if (const auto read = (*input)->check(); !read)
        return tl::unexpected(read.error());
    if (table)
        table->original = *input;
    return table;
}

std::optional<OpenedTable> beginningOf(const QString &path, const OpenOptions &options,
                                       Progress &progress)
{
    const auto file = TableFile::open(path);
    if (!file || (*file)->size() < slowSize || !TableArchive::isOne(**file))
        return std::nullopt;
    const auto collection = TableCollection::open(*file, options, progress);
    return collection ? collection->beginning(rowsOfBeginning) : std::nullopt;
}

static base::Result<void> addFile(TableStack &stack, const QString &path,
                                  const OpenOptions &options, Progress &progress)
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
                                     Progress &progress)
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

} // namespace storedesk::table
