// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"

#include <QByteArrayList>
#include <QStringList>

#include <vector>

namespace storedesk::sheet {

// A table of differences has a column with the kind of change, then the compared columns, then one
// trace column for each of these. The trace of the first column describes how the row changed.
// Every other trace starts with a mark that indicates whether the cell changed, followed by the
// former value if it did. The marks cannot be typed, so that searches do not find them.
enum class RowChange : char {
    Changed = query::Condition::changedMark,
    New = '\x04',
    Gone = '\x05',
    // A row in the first file.
    UnpairedBefore = '\x06',
    UnpairedAfter = '\x07',
};
inline constexpr char sameMark = '\x03';

[[nodiscard]] QString wordOf(RowChange change);

// Returns the trace for a cell whose row is in both files, given both values.
[[nodiscard]] QByteArray traceOf(const QByteArray &was, const QByteArray &is);
// Returns a cell's former value from its trace, or nothing if it did not change.
[[nodiscard]] std::optional<QString> formerText(const QString &trace);

// The columns in an exported table of differences. A column with changes becomes two columns, with
// the former and the current value.
class DifferenceColumns final
{
public:
    // Expects the names of all columns, the number of changed cells in each, and the requested
    // columns in order.
    DifferenceColumns(QStringList names, std::vector<qint64> changedCells,
                      const QList<int> &columns);

    [[nodiscard]] QStringList titles() const;
    // Returns the table column for each exported column.
    [[nodiscard]] QList<int> places() const;
    // Converts a complete row in the table, including traces.
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
