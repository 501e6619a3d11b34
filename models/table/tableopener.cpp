// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tableopener.h"

#include "table/gzipreader.h"
#include "table/inputstream.h"
#include "table/linestart.h"
#include "table/rowscanner.h"
#include "table/spool.h"
#include "table/tablearchive.h"
#include "table/tabledevice.h"
#include "table/tablerefusal.h"
#include "table/tablestack.h"
#include "table/transcoder.h"

namespace storedesk::table {

using namespace Qt::StringLiterals;

static constexpr qsizetype dialectSample = 256 * 1024;
static constexpr qsizetype beginSample = 512; // tells what kind of file it is

using File = base::Result<std::shared_ptr<const TableFile>>;

base::Result<QStringList> tablesIn(const QString &archive)
{
    const auto file = TableFile::open(archive);
    if (!file)
        return tl::unexpected(file.error());
    return TableArchive(*file).names();
}

static base::Result<void> convert(OpenedTable &table, const OpenOptions &options,
                                  Progress &progress)
{
    TableDevice device(table.file, table.encoding.byteOrderMark ? 2 : 0);
    Spool into(options.temporaryFolder);
    const auto replaced = Transcoder::copy(device, into, table.encoding.name, progress);
    if (!replaced)
        return tl::unexpected(replaced.error());
    table.replaced = *replaced;
    auto converted = into.finish(table.file->path());
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
    auto wish = options.dialect;
    wish.startsHere = options.firstLine.has_value();
    table.begin = lineAt(*table.file, options.firstLine.value_or(1));
    const auto start = table.begin.offset;
    const auto sample = table.file->read(start, dialectSample);
    table.dialect = guessDialect(sample, sample.size() == table.file->size() - start, wish);
    table.begin.offset += table.dialect.begin;
    table.begin.line += table.dialect.above;
    RowScanner first(QByteArrayView(sample).sliced(table.dialect.begin), table.dialect.dialect);
    if (first.next() && first.isOverfull())
        return tl::unexpected(tooManyCells(table.begin.line));
    return table;
}

// The file under this name, or what comes from a stream of this name.
static File inputOf(const QString &path, const OpenOptions &options, Progress &progress)
{
    if (options.streams && path == "-"_L1)
        return readStandardInput(options.temporaryFolder, progress);
    if (options.streams && isPipe(path))
        return readPipe(path, options.temporaryFolder, progress);
    return TableFile::open(path);
}

// A plain file or an archive: what is packed with gzip is unpacked.
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
    if (const auto problem = foreignKind(begin))
        return tl::unexpected(*problem);
    return input;
}

// All tables of an archive into the stack, this one first.
static base::Result<void> addAll(TableStack &stack, const TableArchive &archive, QStringList names,
                                 const QString &first, const OpenOptions &options,
                                 Progress &progress)
{
    if (const auto at = names.indexOf(first); at > 0)
        names.move(at, 0);
    const auto share = progress.share();
    const auto count = static_cast<double>(names.size());
    for (qsizetype at = 0; at < names.size() && !progress.cancelled(); ++at) {
        const auto done = static_cast<double>(at);
        progress.enter(share.part(done / count, (done + 1) / count));
        const auto inner = archive.unpacked(names.at(at), options.temporaryFolder, progress);
        const auto part = inner ? ready(*inner, options, progress) : tl::unexpected(inner.error());
        if (!part)
            return tl::unexpected(part.error());
        if (auto added = stack.add(names.at(at), *part); !added)
            return added;
    }
    return {};
}

static base::Result<OpenedTable> fromArchive(const TableArchive &archive, const QString &path,
                                             const OpenOptions &options, Progress &progress)
{
    const auto names = archive.names();
    if (!names)
        return tl::unexpected(names.error());
    const auto entry = options.entry.isEmpty() ? names->constFirst() : options.entry;
    auto table = [&]() -> base::Result<OpenedTable> {
        if (options.stack && names->size() > 1) {
            TableStack stack(TableStack::Rule::SameColumns, options, progress);
            const auto added = addAll(stack, archive, *names, options.entry, options, progress);
            return added ? stack.finish(path) : tl::unexpected(added.error());
        }
        const auto inner = archive.unpacked(entry, options.temporaryFolder, progress);
        auto one = inner ? ready(*inner, options, progress) : tl::unexpected(inner.error());
        if (one)
            one->entry = entry;
        return one;
    }();
    if (table)
        table->entries = *names;
    return table;
}

base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                    Progress &progress)
{
    const auto input = inputOf(path, options, progress);
    const auto file = input ? plainFile(*input, options, progress) : input;
    if (!file)
        return tl::unexpected(file.error());
    auto table = TableArchive::isOne(**file)
        ? fromArchive(TableArchive(*file), path, options, progress)
        : ready(*file, options, progress);
    // What was unpacked or converted is a mixture when the file changed meanwhile.
    if (const auto read = (*input)->check(); !read)
        return tl::unexpected(read.error());
    if (table)
        table->original = *input;
    return table;
}

static base::Result<void> addFile(TableStack &stack, const QString &path,
                                  const OpenOptions &options, Progress &progress)
{
    const auto input = inputOf(path, options, progress);
    const auto file = input ? plainFile(*input, options, progress) : input;
    if (!file)
        return tl::unexpected(file.error());
    if (TableArchive::isOne(**file)) {
        const TableArchive archive(*file);
        const auto names = archive.names();
        return names ? addAll(stack, archive, *names, options.entry, options, progress)
                     : tl::unexpected(names.error());
    }
    auto part = ready(*file, options, progress);
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
