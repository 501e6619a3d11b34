// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "jobs/bulktable.h"
#include "purchases/orderchoices.h"

namespace storedesk::purchases {

// Returns a recipe that repeats the choices. Columns that are not used are not included.
[[nodiscard]] imports::Recipe purchaseRecipe(const OrderChoices &choices, const QString &name);
// Stores the recipe with a job, in its folder of files, so that the job can be repeated with
// another file.
[[nodiscard]] base::Result<void> storeRecipe(const imports::Recipe &recipe, const QString &folder);
// Stores the file with a job, as imports do, and the options with which it was read. The name is
// empty for pasted rows.
[[nodiscard]] base::Result<void> storeSource(const jobs::BulkTable &table, const QString &name,
                                             const QString &folder);
// Returns the options with which the stored file of a job was read.
[[nodiscard]] sheet::ReadOptions storedReadingIn(const QString &folder);
// Returns the path of the recipe in the folder of a job; empty if there is none.
[[nodiscard]] QString storedRecipeIn(const QString &folder);
// Returns the choices in a recipe, with the columns that it uses. Fails if the recipe is not a
// valid recipe for purchases.
[[nodiscard]] base::Result<OrderChoices> choicesOf(const imports::Recipe &recipe);
// Returns the choices of a recipe for a table with these columns, which may be in another order.
// Other columns are not used. Fails if the table lacks a column that the recipe uses.
[[nodiscard]] base::Result<OrderChoices> choicesFor(const OrderChoices &recipe,
                                                    const QStringList &columns);

} // namespace storedesk::purchases
