// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "journal/jobhead.h"

namespace storedesk::imports {

// Returns a recipe of a bulk job. The draft has checked the rows of the job (bulkrows.h), and
// supplies the repairs and the guards. The definitions of the account are not included.
[[nodiscard]] Recipe recipeOfJob(const jobs::BulkPlan &plan, const ImportDraft &checked,
                                 const QString &name);
// Returns the job for a table with these columns, which may be in another order. Columns that are
// not part of the recipe are ignored. Fails if the table lacks a column that the job uses.
[[nodiscard]] base::Result<jobs::BulkPlan> jobFor(const Recipe &recipe, const QStringList &columns);
// Returns a sentence for each guard that the rows of a job violate.
[[nodiscard]] QStringList brokenGuards(const Guards &guards, const journal::JobHead &head,
                                       qint64 blanked);
// Returns the repairs of a recipe for a draft that checks rows with these settings.
[[nodiscard]] Recipe repairsOf(const Recipe &recipe, const importcheck::ImportSettings &settings);

} // namespace storedesk::imports
