// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/rowset.h"
#include "table/sortkey.h"
#include "table/source.h"

namespace storedesk::table {

// The data rows (or those of the set), in the order of the keys; rows that are equal in all keys
// stay as they are in the file. Empty when cancelled. Takes 12 bytes a row, and as much again where
// many are alike.
[[nodiscard]] base::Result<std::vector<quint32>> sortRows(const Source &source,
                                                          const std::vector<SortKey> &keys,
                                                          const RowSet *only, Progress &progress);

} // namespace storedesk::table
