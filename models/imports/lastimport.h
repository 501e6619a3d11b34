// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"
#include "imports/recipe.h"
#include "journal/jobfolder.h"

namespace storedesk::imports {

// Returns the recipe of the newest import of this kind, named after its file. Nothing if there is
// none, or if it was made by a version that did not store it.
[[nodiscard]] std::optional<Recipe> lastImport(const std::vector<journal::ListedJob> &jobs,
                                               importcheck::ImportKind kind);

// Returns the recipe that this import was made with, named after its file. Nothing if it reverts
// another import, was not made from a file, or was made by a version that did not store it.
[[nodiscard]] std::optional<Recipe> recipeOf(const importrun::ImportPlan &plan);

} // namespace storedesk::imports
