// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/source.h"
#include "table/spool.h"
#include "table/tableopener.h"

#include <QHash>

namespace storedesk::table {

// Tables below each other in one: columns of the same name stand in one column, wherever they stand
// in each table, and case does not matter. The first table says how the whole is written.
class TableStack final
{
public:
    enum class Rule : char {
        SameColumns, // a table joins when it has the names of the first, in any order
        AnyShared, // or when it has one of them; names only it has are added behind the others
    };

    TableStack(Rule rule, const OpenOptions &options, Progress &progress);

    // A table that does not fit is left out and told by its name.
    [[nodiscard]] base::Result<void> add(const QString &name, const OpenedTable &part);
    // The whole, under a name for people.
    [[nodiscard]] base::Result<OpenedTable> finish(const QString &name);

private:
    // Rows of the stack up to here have so many columns: later tables may have brought more.
    struct Piece
    {
        qint64 endRow = 0;
        qsizetype columns = 0;
    };
    // The columns of a table when it is read this way.
    struct Columns
    {
        Dialect dialect = {};
        QByteArrayList names = {};
        QStringList keys = {}; // the names as they are compared
        qsizetype shared = 0; // of them, those that the whole has

        Columns(const OpenedTable &part, Dialect writtenSo, const QHash<QString, int> &places);
    };

    [[nodiscard]] base::Result<void> begin(const OpenedTable &part);
    [[nodiscard]] bool fits(const Columns &columns) const;
    // The place of each column of the whole among these; -1 where there is none.
    [[nodiscard]] std::vector<int> placesOf(const Columns &columns);
    [[nodiscard]] base::Result<void> append(const OpenedTable &part, const Columns &columns,
                                            const std::vector<int> &places);
    [[nodiscard]] base::Result<std::shared_ptr<const TableFile>>
    padded(std::shared_ptr<const TableFile> file, const QString &name);
    [[nodiscard]] qsizetype columnsOf(qint64 row) const;

    const Rule m_rule;
    const OpenOptions &m_options;
    Progress &m_progress;
    Spool m_spool;
    OpenedTable m_whole;
    QByteArrayList m_names; // of the columns; empty ones when there is no header
    QHash<QString, int> m_places; // by name
    std::vector<Piece> m_pieces;
};

} // namespace storedesk::table
