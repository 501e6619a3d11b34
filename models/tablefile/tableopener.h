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
    // File in an archive, or sheet of a spreadsheet. If empty, the first table, or the first
    // visible sheet with cells.
    QString entry = {};
    // Whether to combine all tables of the file that have the same columns as the entry.
    bool stack = false;
    // Detected if empty.
    QByteArray encoding = {};
    csv::DialectHints dialect = {};
    // First line of the table, from 1. Detected if absent.
    std::optional<qint64> firstLine = {};
    // Whether "-" is standard input and pipes are read to their end. Otherwise pipes are rejected,
    // because the user interface must not wait for a writer.
    bool streams = false;
    // Private folder for decompressed or converted data.
    QString temporaryFolder;
};

// A file prepared for processing: plain UTF-8. Decompressed or converted data is stored in an
// unnamed temporary file that exists as long as it is referenced.
struct OpenedTable
{
    std::shared_ptr<const csv::BlockFile> file;
    // Tables of the archive or sheets of the spreadsheet.
    QStringList entries = {};
    // Empty if the tables are stacked.
    QString entry = {};
    // Tables that could not be stacked because their columns differ.
    QStringList leftOut = {};
    // Whether the file is a spreadsheet, for which encoding and separators are irrelevant.
    bool spreadsheet = false;
    csv::EncodingGuess encoding = {};
    // Bytes that were invalid in the encoding and became U+FFFD.
    qint64 replaced = 0;
    csv::DialectGuess dialect = {};
    // Whether quotes have no meaning in this file, because they would split its rows. A cell that
    // begins with a quote is then suspicious.
    bool ignoresQuotes = false;
    // Start of the table in the file, after titles.
    csv::RowMark begin = {};
    // Lines above stacked tables, which are no longer in the file.
    qint64 cutAbove = 0;
    // The source file. For several files, the first one.
    std::shared_ptr<const csv::BlockFile> original = {};
};

// Opens a file, an archive of tables, a spreadsheet (.xlsx, .ods), or one of these compressed with
// gzip. The format is detected by content, not by name.
[[nodiscard]] base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                                  base::Progress &progress);
// Returns the first rows of a large spreadsheet, to be shown until it has been read completely.
// Returns nothing for other files and on errors, which openTable() reports.
[[nodiscard]] std::optional<OpenedTable>
beginningOf(const QString &path, const OpenOptions &options, base::Progress &progress);
// Stacks several files in one table, with columns joined by name, including all tables of an
// archive. Tables that share no column with the first are left out and reported.
[[nodiscard]] base::Result<OpenedTable>
openTables(const QStringList &paths, const OpenOptions &options, base::Progress &progress);

// Names of the tables in an archive, or of the sheets in a spreadsheet.
[[nodiscard]] base::Result<QStringList> tablesIn(const QString &archive);

} // namespace storedesk::tablefile
