// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readytable.h"

#include "table/linestart.h"
#include "table/rowscanner.h"
#include "table/spool.h"
#include "table/tabledevice.h"
#include "table/tablerefusal.h"
#include "table/transcoder.h"

namespace storedesk::table {

static constexpr qsizetype dialectSample = 256 * 1024;

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

base::Result<OpenedTable> readyTable(std::shared_ptr<const TableFile> file,
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
    table.ignoresQuotes = table.dialect.dialect.quote == 0 && !wish.quote;
    table.begin.offset += table.dialect.begin;
    table.begin.line += table.dialect.above;
    RowScanner first(QByteArrayView(sample).sliced(table.dialect.begin), table.dialect.dialect);
    if (first.next() && first.isOverfull())
        return tl::unexpected(tooManyCells(table.begin.line));
    return table;
}

} // namespace storedesk::table
