// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "table/unreadablecells.h"

#include <QString>

namespace storedesk::ui::files {

// “Numbers like 1.234,56”
[[nodiscard]] QString wordsOf(table::FormatChoice choice);
// The same of what was found out: “numbers like 1.234,56 €”, “whole numbers”, “text”.
[[nodiscard]] QString wordsOf(const table::ColumnFormat &format, bool signsMatter);
// Why the column is read so, if that is worth a sentence.
[[nodiscard]] QString basisWords(const table::DeducedFormat &reading);
// What one of its cells is read as, and what it would be otherwise; empty: all are clear.
[[nodiscard]] QString unclearWords(const sheet::SheetColumn &column);
// Whether nobody can be sure of it.
[[nodiscard]] bool isDoubtful(const table::DeducedFormat &reading);

// “12 cells left out: not a number (“n/a”, “tbd”)”; hidden: without the values.
[[nodiscard]] QString leftOutWords(const table::UnreadableCells &cells, bool dates, bool hidden);
// The same of the rows a filter could not decide on; empty: there are none.
[[nodiscard]] QString leftOutWords(const std::vector<table::UnreadableColumn> &odd,
                                   const QList<sheet::SheetColumn> &columns,
                                   const QList<int> &masked);

} // namespace storedesk::ui::files
