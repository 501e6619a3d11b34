// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "csv/blockfile.h"
#include "csv/dialectguess.h"
#include "csv/encoding.h"
#include "csv/rowindex.h"
#include "tablefile/zipreader.h"

#include <QStringList>

#include <optional>

namespace storedesk::tablefile {

struct OpenOptions
{
    // The file in an archive, or the sheet in a spreadsheet. If empty, the first table or the first
    // visible sheet with cells is used.
    QString entry = {};
    // Whether to combine all tables in the file that have the same columns as the entry.
    bool stack = false;
    // Detected if empty.
    QByteArray encoding = {};
    csv::DialectHints dialect = {};
    // The first line of the table, counted from 1. Detected if absent.
    std::optional<qint64> firstLine = {};
    // Whether "-" means standard input and pipes are read to their end. Otherwise pipes are
    // rejected, because the user interface must not wait for a writer.
    bool streams = false;
    // A private folder for decompressed or converted data.
    QString temporaryFolder;
};

// A file that is ready for processing as plain UTF-8. Decompressed or converted data is stored in
// an unnamed temporary file that exists as long as it is referenced.
struct OpenedTable
{
    std::shared_ptr<const csv::BlockFile> file;
    // The tables in the archive or the sheets in the spreadsheet.
    QStringList entries = {};
    // Empty if the tables are stacked.
    QString entry = {};
    // Tables that could not be stacked because their columns differ.
    QStringList leftOut = {};
    // Whether the file is a spreadsheet, for which encoding and separators are irrelevant.
    bool spreadsheet = false;
    csv::EncodingGuess encoding = {};
    // The number of bytes that were invalid in the encoding and became U+FFFD.
    qint64 replaced = 0;
    csv::DialectGuess dialect = {};
    // Whether quotes have no meaning in this file, because they would split its rows. In that case,
    // a cell that begins with a quote is suspicious.
    bool ignoresQuotes = false;
    // The start of the table in the file, after any titles.
    csv::RowMark begin = {};
    // The number of lines above stacked tables, which are no longer in the file.
    qint64 cutAbove = 0;
    // The source file. For several files, the first one.
    std::shared_ptr<const csv::BlockFile> original = {};
};

// Opens a file, an archive with tables, a spreadsheet (.xlsx, .ods), or one of these compressed
// with gzip. The format is detected from the content, not the name.
[[nodiscard]] base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                                  base::Progress &progress);
// Returns the first rows of a large spreadsheet, which are shown until it has been read completely.
// Returns nothing for other files or on errors, which openTable() reports.
[[nodiscard]] std::optional<OpenedTable>
beginningOf(const QString &path, const OpenOptions &options, base::Progress &progress);
// Stacks several files into one table, with columns joined by name. Includes all tables in an
// archive. Tables that share no column with the first one are left out and reported.
[[nodiscard]] base::Result<OpenedTable>
openTables(const QStringList &paths, const OpenOptions &options, base::Progress &progress);

// Returns the names of the tables in an archive, or of the sheets in a spreadsheet.
[[nodiscard]] base::Result<QStringList> tablesIn(const QString &archive);

} // namespace storedesk::tablefile
