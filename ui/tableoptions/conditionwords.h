// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "sheet/sheetcolumn.h"

namespace storedesk::ui::tableoptions {

// The comparisons offered to the user. Each is one form of query::Condition.
enum class Compare : char {
    Contains,
    ContainsNot,
    Is,
    IsNot,
    StartsWith,
    EndsWith,
    Matches,
    Empty,
    Filled,
    Changed,
    ChangedNot,
    AtLeast,
    AtMost,
    Between,
    Since,
    Until,
    Above,
    Below,
    NoNumber,
    NoDate,
    Count
};

[[nodiscard]] QString wordsOf(Compare compare);
// Returns the comparisons that apply to a column of this kind, most likely first.
[[nodiscard]] QList<Compare> comparesFor(values::ColumnKind kind);
[[nodiscard]] Compare compareOf(const query::Condition &condition);
// Returns the number of values that the comparison needs.
[[nodiscard]] int valuesOf(Compare compare);

// Returns the condition; nullopt if a value is not a number or date where one is needed. Both are
// parsed in the format of the column, then in the user's locale. The trace column is used in a
// table of differences.
[[nodiscard]] std::optional<query::Condition> conditionOf(int column, Compare compare,
                                                          const QStringList &values,
                                                          int traceColumn = -1,
                                                          const values::ColumnFormat &format = {});
// Returns the values in a form that can be edited again.
[[nodiscard]] QStringList valueTextsOf(const query::Condition &condition);

struct ConditionWords
{
    QString column = {};
    QString compare = {};
    // The value, for example “Madrid +3”.
    QString value = {};

    [[nodiscard]] QString sentence() const;
};
[[nodiscard]] ConditionWords wordsOf(const query::Condition &condition,
                                     const QList<sheet::SheetColumn> &columns);

} // namespace storedesk::ui::tableoptions
