// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "statistics/unreadablecells.h"

#include <QString>

namespace storedesk::ui::sheetview {

// Returns, for example, “Numbers like 1.234,56”.
[[nodiscard]] QString wordsOf(statistics::FormatChoice choice);
// Returns the text for a deduced format, for example “numbers like 1.234,56 €”, “whole numbers” or
// “text”.
[[nodiscard]] QString wordsOf(const values::ColumnFormat &format, bool signsMatter);
// Explains why the format was chosen, if that needs an explanation.
[[nodiscard]] QString basisWords(const statistics::DeducedFormat &reading);
// Shows how an ambiguous cell is interpreted, and the alternative; empty if no cell is ambiguous.
[[nodiscard]] QString unclearWords(const sheet::SheetColumn &column);
// Whether the deduced format is uncertain.
[[nodiscard]] bool isDoubtful(const statistics::DeducedFormat &reading);

// Returns, for example, “12 cells left out: not a number (“n/a”, “tbd”)”. If hidden is set, the
// values are left out.
[[nodiscard]] QString leftOutWords(const statistics::UnreadableCells &cells, bool dates,
                                   bool hidden);
// Like the function above, for rows that a filter could not evaluate; empty if there are none.
[[nodiscard]] QString leftOutWords(const std::vector<statistics::UnreadableColumn> &odd,
                                   const QList<sheet::SheetColumn> &columns,
                                   const QList<int> &masked);

} // namespace storedesk::ui::sheetview
