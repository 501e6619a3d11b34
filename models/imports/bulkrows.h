// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "jobs/bulkplan.h"
#include "jobs/rowpreparation.h"

namespace storedesk::imports {

// Returns the columns for a draft that checks and repairs the rows of a bulk job with the import
// engine. The draft reads the same file, and its result prepares the job's rows.
[[nodiscard]] std::shared_ptr<const importcheck::FixedColumns>
fixedColumnsOf(const jobs::BulkPlan &plan, qsizetype columns);
// Returns whether a column contains product pages, which must be in one of the store's domains.
[[nodiscard]] bool needsStoreDomains(const importcheck::FixedColumns &fixed);
// Returns a function that prepares the rows of a checked draft. Later changes to the draft do not
// affect it. Rows with faults are refused, with the faults as the reason.
[[nodiscard]] jobs::RowPreparation preparationOf(const ImportDraft &draft);

} // namespace storedesk::imports
