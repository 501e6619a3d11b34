// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/lookuplist.h"
#include "journal/jobrow.h"

namespace storedesk::jobs {

// That nothing was found, and what may have been meant.
[[nodiscard]] QString missingSentence(const LookupRow &row);
// What a row of a look-up job came to, into its row of the list.
void takeEnd(LookupList &list, int row, const journal::RowEnd &end);
// Rows whose value makes no request fail at once; the others are answered.
[[nodiscard]] std::vector<int> failOddValues(LookupList &list, const std::vector<int> &rows);

} // namespace storedesk::jobs
