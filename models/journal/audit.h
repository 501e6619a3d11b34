// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "journal/rowstate.h"

namespace storedesk::journal {

// The state with this number in the file; nothing for numbers that no version writes.
[[nodiscard]] std::optional<RowState> rowStateFrom(qint64 number);
// The words for stored data that cannot be what was stored.
[[nodiscard]] base::Problem damage(const QString &why);
[[nodiscard]] bool isJournalDamage(const base::Problem &problem);

// How many rows are in each state, counted in an index. Private to this room, like the rest.
[[nodiscard]] base::Result<RowCounts> countRows(base::Database &database);
// Reads every row and compares it with its digest, and the counts with those of the index.
[[nodiscard]] base::Result<void> audit(base::Database &database);

} // namespace storedesk::journal
