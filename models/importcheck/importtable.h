// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/derivedcolumn.h"
#include "importcheck/importcolumn.h"
#include "query/rowbalance.h"
#include "sheet/readoptions.h"
#include "tablefile/tableopener.h"

namespace storedesk::importcheck {

// The source of a table.
struct ImportOrigin
{
    // Empty if the table was pasted.
    QString path;
    // The name shown to the user.
    QString title = {};
    // Explicit options that override detection.
    sheet::ReadOptions reading = {};
    // Whether the program generated the codes, so that no reading options are needed.
    bool generated = false;

    bool operator==(const ImportOrigin &) const = default;
};

// The table to import. Opening it reads only the beginning. Properties that depend on all rows are
// determined later.
struct ImportTable
{
    static constexpr qsizetype sampleRows = 50;

    // Includes the detected encoding, dialect, header and entries.
    tablefile::OpenedTable opened;
    // The names in the header. Empty if there is no header.
    QStringList headings = {};
    // Column names, which are unique. Derived columns follow those of the file.
    QStringList columns = {};
    std::vector<DerivedColumn> derived = {};
    // The first rows.
    QList<QStringList> sample = {};
    // Set once all rows have been counted, together with all members below. The source then has its
    // index and the column formats.
    csv::TableSource source = {};
    std::optional<query::RowBalance> balance = {};
    // The number of cells with a value, by column.
    std::vector<qint64> filled = {};
    // The reason no row may be sent. Row boundaries are uncertain in this case.
    std::optional<base::Problem> unusable = {};

    [[nodiscard]] bool isCounted() const { return balance.has_value(); }
    // Returns the number of rows without the header and blank lines, or 0 until they have been
    // counted.
    [[nodiscard]] qint64 rows() const;

    // The temporary folder must be private. Both functions block the calling thread.
    [[nodiscard]] static base::Result<ImportTable> open(const QString &path,
                                                        const sheet::ReadOptions &reading,
                                                        const QString &temporaryFolder,
                                                        base::Progress &progress);
    // Reads only the first rows of a large spreadsheet. Returns nothing if opening the whole file
    // is fast, or on failure.
    [[nodiscard]] static std::optional<ImportTable> beginning(const QString &path,
                                                              const sheet::ReadOptions &reading,
                                                              const QString &temporaryFolder,
                                                              base::Progress &progress);
    [[nodiscard]] base::Result<ImportTable> counted(base::Progress &progress) const;

    // Returns the table with these derived columns instead of its own. Columns whose sources are
    // not in the file are left out.
    [[nodiscard]] ImportTable withDerived(const std::vector<DerivedColumn> &columns) const;
    [[nodiscard]] qsizetype fileColumns() const
    {
        return columns.size() - static_cast<qsizetype>(derived.size());
    }
    // Returns null for a column of the file.
    [[nodiscard]] std::shared_ptr<const DerivedCell> derivedCell(int column) const;

    // Returns the distinct strings in a column, those with the most rows first. List elements are
    // counted separately. Returns at most one text more than the limit.
    [[nodiscard]] base::Result<std::vector<TextCount>> texts(int column, bool list, qsizetype most,
                                                             base::Progress &progress) const;
};

// Returns a cell of the row: of a column in the file, or computed from several.
[[nodiscard]] QByteArrayView cellIn(const csv::RowScanner &row, int column,
                                    const DerivedCell *derived, QByteArray &scratch);
[[nodiscard]] QByteArray cellIn(const QList<QByteArray> &row, int column,
                                const DerivedCell *derived);

// Returns the elements of a list cell, regardless of its separator.
[[nodiscard]] std::vector<QByteArrayView> elementsOf(QByteArrayView cell);

} // namespace storedesk::importcheck
