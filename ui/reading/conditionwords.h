// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "table/filter.h"

namespace storedesk::ui::reading {

// How a person compares; each is one form of table::Condition.
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
// Those that make sense for a column of this kind, the likeliest first.
[[nodiscard]] QList<Compare> comparesFor(table::ColumnKind kind);
[[nodiscard]] Compare compareOf(const table::Condition &condition);
[[nodiscard]] int valuesOf(Compare compare); // fields a person must fill

// None: what was typed is no number or no date where one is needed. Both are understood as the
// column is written, or as the person's language has them. The trace column is that of a table of
// differences.
[[nodiscard]] std::optional<table::Condition> conditionOf(int column, Compare compare,
                                                          const QStringList &values,
                                                          int traceColumn = -1,
                                                          const table::ColumnFormat &format = {});
// What was typed, as it would be typed again.
[[nodiscard]] QStringList valueTextsOf(const table::Condition &condition);

struct ConditionWords
{
    QString column = {};
    QString compare = {};
    QString value = {}; // “Madrid +3”

    [[nodiscard]] QString sentence() const;
};
[[nodiscard]] ConditionWords wordsOf(const table::Condition &condition,
                                     const QList<sheet::SheetColumn> &columns);

} // namespace storedesk::ui::reading
