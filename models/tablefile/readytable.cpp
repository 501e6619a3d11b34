// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readytable.h"

#include "csv/linestart.h"
#include "csv/rowscanner.h"
#include "csv/spool.h"
#include "csv/tabledevice.h"
#include "csv/tablerefusal.h"
#include "csv/transcoder.h"

namespace storedesk::tablefile {

static constexpr qsizetype dialectSample = 256 * 1024;

static base::Result<void> convert(OpenedTable &table, const OpenOptions &options,
                                  base::Progress &progress)
{
    csv::TableDevice device(table.file, table.encoding.byteOrderMark ? 2 : 0);
    csv::Spool into(options.temporaryFolder);
    const auto replaced = csv::Transcoder::copy(device, into, table.encoding.name, progress);
    if (!replaced)
        return tl::unexpected(replaced.error());
    table.replaced = *replaced;
    auto converted = into.finish(table.file->path());
    if (!converted)
        return tl::unexpected(converted.error());
    table.file = *converted;
    return {};
}

base::Result<OpenedTable> readyTable(std::shared_ptr<const csv::BlockFile> file,
                                     const OpenOptions &options, base::Progress &progress)
{
    OpenedTable table{.file = std::move(file)};
    table.encoding = csv::guessEncoding(*table.file);
    if (!options.encoding.isEmpty() && options.encoding != table.encoding.name) {
        const auto sample = table.file->read(0, dialectSample);
        table.encoding = {.name = options.encoding,
                          .proof = csv::accentedWords(sample, options.encoding)};
    }
    if (table.encoding.name != "UTF-8") {
        if (auto converted = convert(table, options, progress); !converted)
            return tl::unexpected(converted.error());
    }
    auto wish = options.dialect;
    wish.startsHere = options.firstLine.has_value();
    table.begin = csv::lineAt(*table.file, options.firstLine.value_or(1));
    const auto start = table.begin.offset;
    const auto sample = table.file->read(start, dialectSample);
    table.dialect = csv::guessDialect(sample, sample.size() == table.file->size() - start, wish);
    table.ignoresQuotes = table.dialect.dialect.quote == 0 && !wish.quote;
    table.begin.offset += table.dialect.begin;
    table.begin.line += table.dialect.above;
    csv::RowScanner first(QByteArrayView(sample).sliced(table.dialect.begin),
                          table.dialect.dialect);
    if (first.next() && first.isOverfull())
        return tl::unexpected(csv::tooManyCells(table.begin.line));
    return table;
}

} // namespace storedesk::tablefile
