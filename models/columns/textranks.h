// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/textlist.h"
#include "query/sortkey.h"

#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace storedesk::columns {

// The rank of each string in the order of all strings, by list and code. Equal values have the same
// rank.
using TextRanks = std::vector<std::vector<quint32>>;
// The rank of strings without a value, which is the highest.
inline constexpr quint32 noRank = std::numeric_limits<quint32>::max();

// Sorts the strings of several dictionaries like query::sortRows(), in ascending order. The column
// and the direction of the key are not used. Returns nothing if stopped.
[[nodiscard]] std::optional<TextRanks> ranksOf(const std::vector<TextList> &lists,
                                               const query::SortKey &key,
                                               const values::ColumnFormat &format,
                                               const std::function<bool()> &isStopped);

} // namespace storedesk::columns
