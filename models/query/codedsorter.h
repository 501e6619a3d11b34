// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "codes/codedtable.h"
#include "query/sortkey.h"

namespace storedesk::query {

// Does the same as sortRows() for columns that are available as codes: sorts the texts of their
// dictionaries, and then counts rows.
[[nodiscard]] base::Result<std::vector<quint32>>
sortCodes(const codes::CodedTable &table, const csv::TableSource &source,
          const std::vector<SortKey> &keys, const csv::RowSet *only, base::Progress &progress);

} // namespace storedesk::query
