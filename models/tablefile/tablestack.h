// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/spool.h"
#include "csv/tablesource.h"
#include "tablefile/tableopener.h"

#include <QHash>

namespace storedesk::tablefile {

// Stacks several tables into one. Columns with the same name are joined, regardless of their
// position and case. The first table determines the dialect of the result.
class TableStack final
{
public:
    enum class Rule : char {
        // A table is added if it has the same column names as the first, in any order.
        SameColumns,
        // A table is added if it shares a column name. Its other columns are appended.
        AnyShared,
    };

    TableStack(Rule rule, const OpenOptions &options, base::Progress &progress);

    // A table that does not match is left out and reported by name.
    [[nodiscard]] base::Result<void> add(const QString &name, const OpenedTable &part);
    // Returns the stacked table with a display name.
    [[nodiscard]] base::Result<OpenedTable> finish(const QString &name);

private:
    // The rows before endRow have this number of columns. Later tables may have added columns.
    struct Piece
    {
        qint64 endRow = 0;
        qsizetype columns = 0;
    };
    // A table's columns when it is read with this dialect.
    struct Columns
    {
        csv::Dialect dialect = {};
        QByteArrayList names = {};
        // Normalised names for comparison.
        QStringList keys = {};
        // The number of columns that also exist in the result.
        qsizetype shared = 0;

        Columns(const OpenedTable &part, csv::Dialect writtenSo, const QHash<QString, int> &places);
    };

    [[nodiscard]] base::Result<void> begin(const OpenedTable &part);
    [[nodiscard]] bool fits(const Columns &columns) const;
    // Returns, for each column in the result, its index in these columns, or -1 if it is missing.
    [[nodiscard]] std::vector<int> placesOf(const Columns &columns);
    [[nodiscard]] base::Result<void> append(const OpenedTable &part, const Columns &columns,
                                            const std::vector<int> &places);
    [[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>>
    padded(std::shared_ptr<const csv::BlockFile> file, const QString &name);
    [[nodiscard]] qsizetype columnsOf(qint64 row) const;

    const Rule m_rule;
    const OpenOptions &m_options;
    base::Progress &m_progress;
    csv::Spool m_spool;
    OpenedTable m_whole;
    // The names of the columns. The names are empty if there is no header.
    QByteArrayList m_names;
    // Keyed by name.
    QHash<QString, int> m_places;
    std::vector<Piece> m_pieces;
};

} // namespace storedesk::tablefile
