// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "table/source.h"

namespace storedesk::ui::files {

// Returns the column to chart: the wanted one, unless its values are nearly unique, such as ids and
// addresses. In that case returns a column with few distinct values, or a date or number column.
// Examines only the first rows.
[[nodiscard]] int chartColumnFor(const table::Source &source,
                                 const QList<sheet::SheetColumn> &columns, int wanted,
                                 table::Progress &progress);

} // namespace storedesk::ui::files
