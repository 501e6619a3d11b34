// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/spool.h"
#include "csv/tablesource.h"
#include "tablefile/tableopener.h"

#include <QHash>

namespace storedesk::tablefile {

// Stacks tables in one: columns with the same name are joined, regardless of their position and
// case. The first table determines the dialect of the result.
class TableStack final
{
public:
    enum class Rule : char {
        // A table is added if it has the same names as the first, in any order.
        SameColumns,
        // A table is added if it shares a name. Its other columns are appended.
        AnyShared,
    };

    TableStack(Rule rule, const OpenOptions &options, base::Progress &progress);

    // A table that does not match is left out and reported by name.
    [[nodiscard]] base::Result<void> add(const QString &name, const OpenedTable &part);
    // Returns the stacked table with a display name.
    [[nodiscard]] base::Result<OpenedTable> finish(const QString &name);

private:
    // The rows before endRow have this number of columns. Later tables may have added more.
    struct Piece
    {
        qint64 endRow = 0;
        qsizetype columns = 0;
    };
    // The columns of a table when it is read with this dialect.
    struct Columns
    {
        csv::Dialect dialect = {};
        QByteArrayList names = {};
        // Normalised names for comparison.
        QStringList keys = {};
        // Number of columns that the result has too.
        qsizetype shared = 0;

        Columns(const OpenedTable &part, csv::Dialect writtenSo, const QHash<QString, int> &places);
    };

    [[nodiscard]] base::Result<void> begin(const OpenedTable &part);
    [[nodiscard]] bool fits(const Columns &columns) const;
    // Returns for each column of the result its index in these columns, or -1 if it has no such
    // column.
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
    // Names of the columns. Empty names if there is no header.
    QByteArrayList m_names;
    // Keyed by name.
    QHash<QString, int> m_places;
    std::vector<Piece> m_pieces;
};

} // namespace storedesk::tablefile
