// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/filter.h"

#include <QStringList>

namespace storedesk::table {

// Where a filter stops making sense, and why in words.
struct FilterFault
{
    qsizetype at = 0; // in the text
    qsizetype length = 0;
    base::Problem problem;
};

enum class FilteredTable : char { Plain, Differences };

// The table that a filter is about.
struct FilterContext
{
    QStringList columns = {};
    // Other names of each column, in any language; may be shorter than columns.
    QList<QStringList> labels = {};
    FilteredTable table = FilteredTable::Plain;
    // How the columns are written; may be empty.
    QList<ColumnFormat> formats = {};
    // What relative dates are counted from; the current date if invalid.
    QDate today = {};
};

// Parses a filter in plain words, the same in the window and for scripts:
//
//     country is ES and (amount above 100 or name contains "ana")
//     puntos mayor que 100 y última compra es el mes pasado
//
// English and Spanish are understood in every language of the program, also mixed; filterlexicon.h
// has the words. A part is a column, a test and its value. Column: a name or label of the table
// (ignoring case and accents; in quotes if it could be mistaken for something else), #3 for the
// third column, or "anything" for all of them. Tests:
//
//     contains · is (equals, =) · is one of A, B · starts with · ends with · is empty · is filled
//     matches                                                    a regular expression, anywhere
//     above (>) · at least (>=) · below (<) · at most (<=) · between A and B     numbers or dates
//     before · after · on · from · until                                         dates
//     is a number · is a date                                                    filled cells
//
// each also with "not" (is not, does not contain, not between). Numbers and dates are understood as
// the column is written (typedvalue.h). Dates may be relative ("last month", "yesterday", "last 7
// days", "30 days ago"), also after "is", "in", or directly after the column. A value extends to
// the next and, or, bracket or the end; in quotes it may contain these. "y" and "o" end a value
// only if another condition follows. "exactly" after a value makes case and accents count. "not ( …
// )" negates a whole part. And binds stronger than or. An empty text lets every row pass. A table
// of differences also knows "changed" and "did not change"; behind its columns it has as many that
// describe what happened to each cell.
[[nodiscard]] tl::expected<Filter, FilterFault> filterFromText(const QString &text,
                                                               const FilterContext &context);
[[nodiscard]] tl::expected<Filter, FilterFault>
filterFromText(const QString &text, const QStringList &columns,
               FilteredTable table = FilteredTable::Plain, const QList<ColumnFormat> &formats = {});

// The filter in those words, in the language of the program; filterFromText() parses the result.
[[nodiscard]] QString textOf(const Filter &filter, const QStringList &columns);

// A number or a date as the words above have it: from the first to the last value it stands for. A
// date without time stands for its whole day.
struct FilterRange
{
    Condition::Test test = Condition::Test::Number;
    Decimal low = {};
    Decimal high = {};
};
[[nodiscard]] std::optional<FilterRange> rangeOf(const QString &text,
                                                 const ColumnFormat &format = {});

} // namespace storedesk::table
