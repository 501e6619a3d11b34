// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "schedules/exportwork.h"

namespace storedesk::schedules {

// Returns a recipe that repeats the export with a period of the same length. The output file is not
// included.
[[nodiscard]] imports::Recipe exportRecipe(const exportrun::ExportPlan &plan, const QString &name);
// Fails if the recipe is not a valid export recipe.
[[nodiscard]] base::Result<ExportSettings> exportSettingsOf(const imports::Recipe &recipe);

} // namespace storedesk::schedules
