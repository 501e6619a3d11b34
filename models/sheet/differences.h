// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"

#include <QByteArrayList>
#include <QStringList>

#include <vector>

namespace storedesk::sheet {

// A table of differences has a column with the kind of change, then the compared columns, then one
// trace for each of these. The trace of the first column is the change of the row. Every other
// trace starts with a mark: the cell is unchanged, or it changed and its former value follows. The
// marks cannot be typed, so that searches do not find them.
enum class RowChange : char {
    Changed = query::Condition::changedMark,
    New = '\x04',
    Gone = '\x05',
    // A row of the first file.
    UnpairedBefore = '\x06',
    UnpairedAfter = '\x07',
};
inline constexpr char sameMark = '\x03';

[[nodiscard]] QString wordOf(RowChange change);

// Returns the trace for both values of a cell whose row is in both files.
[[nodiscard]] QByteArray traceOf(const QByteArray &was, const QByteArray &is);
// Returns the former value of a cell from its trace; empty if it did not change.
[[nodiscard]] std::optional<QString> formerText(const QString &trace);

// The columns of an exported table of differences: a column with changes becomes two, with the
// former and the current value.
class DifferenceColumns final
{
public:
    // Takes the names of all columns, the number of changed cells in each, and the requested
    // columns in order.
    DifferenceColumns(QStringList names, std::vector<qint64> changedCells,
                      const QList<int> &columns);

    [[nodiscard]] QStringList titles() const;
    // Returns the table column of each exported column.
    [[nodiscard]] QList<int> places() const;
    // Converts a complete row of the table, including traces.
    [[nodiscard]] QByteArrayList cells(const QByteArrayList &row) const;

private:
    enum class Part : char { Both, Before, After };
    struct Column
    {
        int place;
        Part part;
    };

    QStringList m_names;
    std::vector<Column> m_columns;
};

} // namespace storedesk::sheet
