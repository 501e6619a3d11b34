// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "journal/jobkind.h"

namespace storedesk::jobs {

// Jobs made from a table or a list. Each row is one request for the plan's operation.
extern const journal::JobKind bulkKind;

// Returns nothing if the job is of another kind or its plan is unreadable.
[[nodiscard]] std::optional<BulkPlan> bulkPlanOf(const journal::JobOutline &outline);

} // namespace storedesk::jobs
