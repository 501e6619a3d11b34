// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/filter.h"

#include <QByteArrayList>
#include <QStringList>

#include <vector>

namespace storedesk::sheet {

// A table of differences has the word for what became of a row, then the columns compared; behind
// them it has as many traces. The trace of the first column says what became of the row. The trace
// of another begins with a mark: the cell is as it was, or it changed, and then what it was
// follows. No key of a keyboard makes these marks, so that nobody finds them by searching.
enum class RowChange : char {
    Changed = table::Condition::changedMark,
    New = '\x04',
    Gone = '\x05',
    UnpairedBefore = '\x06', // a row of the first file
    UnpairedAfter = '\x07',
};
inline constexpr char sameMark = '\x03';

[[nodiscard]] QString wordOf(RowChange change);

// Both values of a cell whose row stands in both files.
[[nodiscard]] QByteArray traceOf(const QByteArray &was, const QByteArray &is);
// What a trace says the cell was; none: it did not change.
[[nodiscard]] std::optional<QString> formerText(const QString &trace);

// How a table of differences leaves the program: a column in which something changed becomes two,
// what was and what is.
class DifferenceColumns final
{
public:
    // The names of all columns, how many cells changed in each, and which are wanted, in their
    // order.
    DifferenceColumns(QStringList names, std::vector<qint64> changedCells,
                      const QList<int> &columns);

    [[nodiscard]] QStringList titles() const;
    // The column of the table each of them comes from.
    [[nodiscard]] QList<int> places() const;
    // Of a row of the table, traces and all.
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
