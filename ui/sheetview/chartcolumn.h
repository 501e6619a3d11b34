// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/tablesource.h"
#include "sheet/sheetcolumn.h"

namespace storedesk::ui::sheetview {

// Returns the column to chart: the wanted one, unless its values are nearly unique, such as ids and
// addresses. In that case returns a column with few distinct values, or a date or number column.
// Examines only the first rows.
[[nodiscard]] int chartColumnFor(const csv::TableSource &source,
                                 const QList<sheet::SheetColumn> &columns, int wanted,
                                 base::Progress &progress);

} // namespace storedesk::ui::sheetview
