// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "jobs/bulkplan.h"
#include "jobs/rowpreparation.h"

namespace storedesk::imports {

// Bulk jobs check and repair their rows with the import engine: a draft with these columns reads
// the same file, and its result prepares the rows of the job.
[[nodiscard]] std::shared_ptr<const importcheck::FixedColumns>
fixedColumnsOf(const jobs::BulkPlan &plan, qsizetype columns);
// Whether a column contains product pages, which must be in a domain of the store.
[[nodiscard]] bool needsStoreDomains(const importcheck::FixedColumns &fixed);
// Returns the preparation of a checked draft, which later changes to the draft do not affect. Rows
// with faults are refused with the faults as the reason.
[[nodiscard]] jobs::RowPreparation preparationOf(const ImportDraft &draft);

} // namespace storedesk::imports
