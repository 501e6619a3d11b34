// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"
#include "table/source.h"

namespace storedesk::ui::files {

// The column to draw a chart of: the wanted one, unless its values are all different, as IDs and
// addresses are. Then one with few values, or else a date or a number. Looks at the first rows.
[[nodiscard]] int chartColumnFor(const table::Source &source,
                                 const QList<sheet::SheetColumn> &columns, int wanted,
                                 table::Progress &progress);

} // namespace storedesk::ui::files
