// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tableopener.h"

#include "csv/spool.h"
#include "csv/tablerefusal.h"
#include "tablefile/gzipreader.h"
#include "tablefile/inputstream.h"
#include "tablefile/readytable.h"
#include "tablefile/sheetunpacker.h"
#include "tablefile/tablearchive.h"
#include "tablefile/tablecollection.h"
#include "tablefile/tablestack.h"

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

// Identifies the kind of file.
static constexpr qsizetype beginSample = 512;
// A smaller spreadsheet opens immediately.
static constexpr qint64 slowSize = 256 * 1024;
static constexpr qint64 rowsOfBeginning = 200;

using File = base::Result<std::shared_ptr<const csv::BlockFile>>;

// Opens the file with this name, or reads the stream with this name.
static File inputOf(const QString &path, const OpenOptions &options, base::Progress &progress)
{
    if (options.streams && path == "-"_L1)
        return readStandardInput(options.temporaryFolder, progress);
    if (options.streams && isPipe(path))
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
    // Decompressed or converted data is inconsistent if the file changed in the meantime.
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
