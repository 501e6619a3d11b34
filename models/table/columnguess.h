// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnprofile.h"
#include "table/source.h"

#include <QStringList>

namespace storedesk::table {

// What the columns seem to hold, from the first rows: quick, for sorting by value and for showing
// numbers to the right. A profile looks at all rows. As many as the first row has cells.
[[nodiscard]] std::vector<ColumnKind> guessKinds(const Source &source);

// The names in the first row, or "Column 1", … for a table without a header.
[[nodiscard]] QStringList columnNames(const Source &source);

} // namespace storedesk::table
