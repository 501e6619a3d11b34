// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/dialectguess.h"
#include "table/encoding.h"
#include "table/progress.h"
#include "table/rowindex.h"
#include "table/tablefile.h"
#include "table/zipreader.h"

#include <QStringList>

#include <optional>

namespace storedesk::table {

struct OpenOptions
{
    // The file wanted out of an archive, the sheet of a spreadsheet; when not said, the first
    // table, or the first sheet that can be seen and has cells.
    QString entry = {};
    bool stack = false; // all tables of the file that have the columns of that one, in one
    QByteArray encoding = {}; // guessed when not said
    DialectWish dialect = {};
    std::optional<qint64> firstLine = {}; // of the table, from 1; guessed when not said
    // "-" is standard input, and pipes are read to their end. Otherwise a pipe is refused: a window
    // must not wait for whoever writes to it.
    bool streams = false;
    QString temporaryFolder; // private; for what must be unpacked or converted
};

// A file made ready for the engine: plain, in UTF-8. What had to be unpacked or converted lies in a
// temporary file without a name, gone when nobody uses it any more.
struct OpenedTable
{
    std::shared_ptr<const TableFile> file;
    QStringList entries = {}; // tables in the archive it came from, sheets of the spreadsheet
    QString entry = {}; // empty when they are stacked
    QStringList leftOut = {}; // tables that could not be stacked: they have other columns
    bool spreadsheet = false; // where letters and separators are no question
    EncodingGuess encoding = {};
    qint64 replaced = 0; // bytes that could not be read in that encoding and became U+FFFD
    DialectGuess dialect = {};
    // Nobody said so, but quotes seem to mean nothing in this file: read as such, they would tear
    // its rows. A cell that begins with one is suspicious then.
    bool ignoresQuotes = false;
    RowMark begin = {}; // of the table in the file: behind titles
    qint64 cutAbove = 0; // lines above stacked tables, which are not in the file any more
    std::shared_ptr<const TableFile> original = {}; // that it was read from; of several the first
};

// A file, an archive of tables, a spreadsheet (.xlsx, .ods), or one of them packed with gzip, known
// by its bytes and not its name.
[[nodiscard]] base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                                  Progress &progress);
// The first rows of a spreadsheet that takes its time, to look at until all of it is read. Nothing
// of any other file, and where something is wrong: whoever opens it is told.
[[nodiscard]] std::optional<OpenedTable>
beginningOf(const QString &path, const OpenOptions &options, Progress &progress);
// Several of them below each other in one table, columns joined by their names; all tables of an
// archive count. Tables that share no column with the first are left out and told.
[[nodiscard]] base::Result<OpenedTable> openTables(const QStringList &paths,
                                                   const OpenOptions &options, Progress &progress);

// Names of the tables in an archive, as they are there, or of the sheets of a spreadsheet.
[[nodiscard]] base::Result<QStringList> tablesIn(const QString &archive);

} // namespace storedesk::table
