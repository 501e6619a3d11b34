// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "journal/rowstate.h"

namespace storedesk::journal {

// Returns the state with this number in the file, or nothing for numbers that no version writes.
[[nodiscard]] std::optional<RowState> rowStateFrom(qint64 number);
// Returns the problem that describes damaged data.
[[nodiscard]] base::Problem damage(const QString &why);
[[nodiscard]] bool isJournalDamage(const base::Problem &problem);

// Counts the rows in each state, using an index. Internal to this library, like the rest of this
// header.
[[nodiscard]] base::Result<RowCounts> countRows(base::Database &database);
// Reads every row and compares it with its digest, and the counts with those of the index.
[[nodiscard]] base::Result<void> audit(base::Database &database);

} // namespace storedesk::journal
