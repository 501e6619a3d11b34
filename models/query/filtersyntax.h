// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "query/filter.h"

#include <QStringList>

namespace storedesk::query {

// The position of a syntax error in a filter and its description.
struct FilterFault
{
    // The position in the text.
    qsizetype at = 0;
    qsizetype length = 0;
    base::Problem problem;
};

enum class FilteredTable : char { Plain, Differences };

// The table to which a filter applies.
struct FilterContext
{
    QStringList columns = {};
    // Other names for each column, in any language. May be shorter than columns.
    QList<QStringList> labels = {};
    FilteredTable table = FilteredTable::Plain;
    // The formats of the columns. May be empty.
    QList<values::ColumnFormat> formats = {};
    // The reference date for relative dates. If invalid, the current date is used.
    QDate today = {};
};

// Parses a text filter. The syntax is the same in the user interface and in scripts:
//
//     country is ES and (amount above 100 or name contains "ana")
//     puntos mayor que 100 y última compra es el mes pasado
//
// English and Spanish are supported in every language of the program, even mixed. The words are
// defined in filterlexicon.h. A condition consists of a column, a test and its value. A column is
// given by its name or label (ignoring case and accents, and in quotes if it would be ambiguous),
// by number (#3 is the third column), or as "anything" for all columns. The tests are:
//
//     contains · is (equals, =) · is one of A, B · starts with · ends with · is empty · is filled
//     matches                                                    a regular expression, anywhere
//     above (>) · at least (>=) · below (<) · at most (<=) · between A and B     numbers or dates
//     before · after · on · from · until                                         dates
//     is a number · is a date                                                    non-empty cells
//
// Each test can be negated with "not" (is not, does not contain, not between). Numbers and dates
// are parsed in the column's format (typedvalue.h). Dates may be relative ("last month",
// "yesterday", "last 7 days", "30 days ago"), also after "is" or "in", or directly after the
// column. A value extends to the next "and", "or" or parenthesis, or to the end. In quotes, it may
// contain these. "y" and "o" end a value only if another condition follows. "exactly" after a value
// makes it sensitive to case and accents. "not ( … )" negates everything in the parentheses. "and"
// takes precedence over "or". An empty text accepts every row. A table of differences also supports
// "changed" and "did not change". Its columns are followed by the same number of columns that
// describe how each cell changed.
[[nodiscard]] tl::expected<Filter, FilterFault> filterFromText(const QString &text,
                                                               const FilterContext &context);
[[nodiscard]] tl::expected<Filter, FilterFault>
filterFromText(const QString &text, const QStringList &columns,
               FilteredTable table = FilteredTable::Plain,
               const QList<values::ColumnFormat> &formats = {});

// Formats the filter in the program's language. filterFromText() parses the result.
[[nodiscard]] QString textOf(const Filter &filter, const QStringList &columns);

// The range of values that a number or date in a filter covers. A date without a time covers its
// whole day.
struct FilterRange
{
    Condition::Test test = Condition::Test::Number;
    values::Decimal low = {};
    values::Decimal high = {};
};
[[nodiscard]] std::optional<FilterRange> rangeOf(const QString &text,
                                                 const values::ColumnFormat &format = {});

} // namespace storedesk::query
