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

// A filter in plain words, the same in the window and for scripts:
//
//     country is ES and (amount above 100 or name contains "ana")
//
// A part is a column, a test and its value. Column: a name of the table (upper and lower case
// alike, in quotes when it could be taken for something else), #3 for the third, or "anything" for
// all of them. Tests:
//
//     contains · is (equals, =) · is one of A, B · starts with · ends with · is empty · is filled
//     matches                                                    a regular expression, anywhere
//     above (>) · at least (>=) · below (<) · at most (<=) · between A and B     numbers or dates
//     before · after · on · from · until                                         dates
//     is a number · is a date                                                    filled cells
//
// each also with "not" (is not, does not contain, not between). Numbers and dates are understood as
// the column is written (typedvalue.h). Values go up to the next and, or, bracket or the end; in
// quotes they may hold these. "exactly" behind a value tells upper from lower case and letters with
// an accent from those without. In another language its own words are read too (filterphrases.h),
// as the window writes them. "not ( … )" turns a whole part round. And binds stronger than or. An
// empty text lets every row pass.
// A table of differences also knows "changed" and "did not change"; behind its columns it has as
// many that tell what became of each cell.
enum class FilteredTable : char { Plain, Differences };
[[nodiscard]] tl::expected<Filter, FilterFault>
filterFromText(const QString &text, const QStringList &columns,
               FilteredTable table = FilteredTable::Plain, const QList<ColumnFormat> &formats = {});

// The filter in those words, in the language of the user; filterFromText reads it back.
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
