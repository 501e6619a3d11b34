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

namespace storedesk::table {

struct OpenOptions
{
    QString entry = {}; // the file wanted out of an archive; the first table when not said
    bool stack = false; // all tables of an archive that have the header of that one, in one
    QByteArray encoding = {}; // guessed when not said
    DialectWish dialect = {};
    std::optional<qint64> firstLine = {}; // of the table, from 1; guessed when not said
    QString temporaryFolder; // private; for what must be unpacked or converted
};

// A file made ready for the engine: plain, in UTF-8. What had to be unpacked or converted lies in a
// temporary file without a name, gone when nobody uses it any more.
struct OpenedTable
{
    std::shared_ptr<const TableFile> file;
    QStringList entries = {}; // tables in the archive it came from
    QString entry = {}; // empty when they are stacked
    QStringList leftOut = {}; // tables that could not be stacked: they have other columns
    EncodingGuess encoding = {};
    qint64 replaced = 0; // bytes that could not be read in that encoding and became U+FFFD
    DialectGuess dialect = {};
    RowMark begin = {}; // of the table in the file: behind titles
    qint64 cutAbove = 0; // lines above stacked tables, which are not in the file any more
};

[[nodiscard]] base::Result<OpenedTable> openTable(const QString &path, const OpenOptions &options,
                                                  Progress &progress);

// Names of the tables in an archive, as they are there. A spreadsheet, which is an archive too, is
// a problem that says how to save it as CSV.
[[nodiscard]] base::Result<QStringList> tablesIn(const QString &archive);

} // namespace storedesk::table
