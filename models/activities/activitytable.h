// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"
#include "insightdata/columnrole.h"
#include "query/filter.h"
#include "tablefile/tableopener.h"

namespace storedesk::activities {

// A table of an export whose columns are found by their roles. Only the rows that are asked for
// are read, so that large exports need little memory. Not thread-safe.
class ActivityTable final
{
public:
    // A row with all its cells.
    class Row final
    {
    public:
        Row(const ActivityTable &table, QList<QByteArray> cells)
            : m_table(table)
            , m_cells(std::move(cells))
        { }

        // Empty if the table has no such column.
        [[nodiscard]] QByteArray cell(insights::ColumnRole role) const
        {
            return m_cells.value(m_table.columnOf(role));
        }
        [[nodiscard]] QString text(insights::ColumnRole role) const
        {
            return QString::fromUtf8(cell(role));
        }

    private:
        const ActivityTable &m_table;
        QList<QByteArray> m_cells;
    };
    using Visitor = std::function<void(const Row &row)>;

    [[nodiscard]] static base::Result<ActivityTable> open(const QString &path,
                                                          insights::InputTable table,
                                                          const tablefile::OpenOptions &options,
                                                          base::Progress &progress);

    // Returns -1 if there is no such column.
    [[nodiscard]] int columnOf(insights::ColumnRole role) const
    {
        return m_columns[static_cast<std::size_t>(role)];
    }
    // Matches rows with exactly one of the texts in the column. Returns nothing if there is no such
    // column, or no text.
    [[nodiscard]] std::optional<query::Condition> condition(insights::ColumnRole role,
                                                            const QStringList &texts) const;
    // Visits the rows that meet one of the conditions, in the order of the file.
    [[nodiscard]] base::Result<void> visit(const std::vector<query::Condition> &any,
                                           base::Progress &progress, const Visitor &visitor) const;
    // Visits all rows.
    [[nodiscard]] base::Result<void> visitAll(base::Progress &progress,
                                              const Visitor &visitor) const;

private:
    csv::TableSource m_source;
    std::vector<int> m_columns;
};

} // namespace storedesk::activities
