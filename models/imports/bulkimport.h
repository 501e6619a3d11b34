// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "jobs/bulkplan.h"

namespace storedesk::imports {

// Whether the rows of a bulk job are changes of contacts, which an import could also carry.
[[nodiscard]] bool changesContacts(const jobs::BulkPlan &plan);

// Returns the columns, fixes and constants of a bulk job as an import, or a sentence that explains
// why an import would have another effect. The draft has checked the rows of the job
// (bulkrows.h).
[[nodiscard]] tl::expected<Recipe, QString> importOf(const jobs::BulkPlan &plan,
                                                     const ImportDraft &checked);

} // namespace storedesk::imports
