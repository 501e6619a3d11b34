// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/listjob.h"
#include "lookups/lookuplist.h"

namespace storedesk::lookups {

// Index of the cell with the request.
inline constexpr int lookUpRequestColumn = 2;
// Returns the job that looks up the values of these rows.
[[nodiscard]] jobs::ListJob lookUpJob(const std::vector<LookupRow> &rows);

} // namespace storedesk::lookups
