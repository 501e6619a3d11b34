// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobrow.h"
#include "lookups/lookuplist.h"

namespace storedesk::lookups {

// Returns a sentence that states that no record was found and suggests a correction.
[[nodiscard]] QString missingSentence(const LookupRow &row);
// Stores the result of a lookup job's row in the corresponding row of the list.
void setLookupResult(LookupList &list, int row, const journal::RowEnd &end);
// Marks rows whose value cannot be sent as failed and returns the others.
[[nodiscard]] std::vector<int> failOddValues(LookupList &list, const std::vector<int> &rows);

} // namespace storedesk::lookups
