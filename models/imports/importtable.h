// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importcolumn.h"
#include "sheet/reading.h"
#include "table/rowbalance.h"
#include "table/tableopener.h"

namespace storedesk::imports {

// Where a table came from.
struct ImportOrigin
{
    QString path; // empty: it was pasted
    QString title = {}; // for people
    sheet::Reading reading = {}; // what is not guessed
    bool generated = false; // codes that were made here: nothing is to be chosen of their form

    bool operator==(const ImportOrigin &) const = default;
};

// The table that is to be imported. Opened at once, counted later: what only all rows can tell.
struct ImportTable
{
    static constexpr qsizetype sampleRows = 50;

    table::OpenedTable opened; // with what was guessed: encoding, dialect, header, entries
    QStringList columns = {}; // no two have the same name
    QList<QStringList> sample = {}; // the first rows
    // From here on when it is counted. The source then has its index and the formats of columns.
    table::Source source = {};
    std::optional<table::RowBalance> balance = {};
    std::vector<qint64> filled = {}; // cells of each column

    [[nodiscard]] bool isCounted() const { return balance.has_value(); }
    [[nodiscard]] qint64 rows() const; // without header and blank lines; 0 until it is counted

    // The temporary folder is private. Both read in the thread that calls them.
    [[nodiscard]] static base::Result<ImportTable> open(const QString &path,
                                                        const sheet::Reading &reading,
                                                        const QString &temporaryFolder,
                                                        table::Progress &progress);
    // Only the first rows of a large spreadsheet; nothing where opening it takes no time, or fails.
    [[nodiscard]] static std::optional<ImportTable> beginning(const QString &path,
                                                              const sheet::Reading &reading,
                                                              const QString &temporaryFolder,
                                                              table::Progress &progress);
    // A problem also when it is uncertain where rows begin and end: none of them may be sent then.
    [[nodiscard]] base::Result<ImportTable> counted(table::Progress &progress) const;

    // The different texts of a column, most rows first; elements of lists each for itself. Up to
    // so many and one.
    [[nodiscard]] base::Result<std::vector<TextCount>> texts(int column, bool list, qsizetype most,
                                                             table::Progress &progress) const;
};

// The elements of a cell that holds a list, whatever sign separates them.
[[nodiscard]] std::vector<QByteArrayView> elementsOf(QByteArrayView cell);

} // namespace storedesk::imports
