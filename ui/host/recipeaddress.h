// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "ui/host/pageaddress.h"
#include "ui/host/pageid.h"

namespace storedesk::ui {

// The first value in addresses of assistants that are filled from a recipe.
inline constexpr QLatin1StringView recipeWord("recipe");
// File name suffix of recipes. Opening such a file starts the assistant of its kind.
inline constexpr QLatin1StringView recipeEnding(".recipe.json");

// Returns the address of the assistant filled with a recipe.
[[nodiscard]] inline PageAddress recipePlace(const QString &path,
                                             storedesk::imports::RecipeKind kind)
{
    using storedesk::imports::RecipeKind;
    const auto page = kind == RecipeKind::Bulk ? pageid::bulkJob
        : kind == RecipeKind::Export           ? pageid::newExport
        : kind == RecipeKind::Purchases        ? pageid::purchaseImport
                                               : pageid::newImport;
    return {.page = page, .values = {QString(recipeWord), path}};
}

} // namespace storedesk::ui
