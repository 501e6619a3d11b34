// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/lastimport.h"

#include "importcheck/importmemo.h"
#include "importrun/importjobkind.h"

#include <QJsonDocument>

namespace storedesk::imports {

std::optional<Recipe> recipeOf(const importrun::ImportPlan &plan)
{
    if (plan.undoes || plan.hasOwnTitle)
        return std::nullopt;
    const auto memo = importcheck::ImportMemo::fromJson(plan.memo);
    auto recipe = Recipe::fromJson(QJsonDocument(memo.recipe).toJson());
    if (!recipe)
        return std::nullopt;
    // New columns are shown in the mapping, so they need not stop the import.
    recipe->guards.unknownColumns = true;
    return std::move(*recipe);
}

std::optional<Recipe> lastImport(const std::vector<journal::ListedJob> &jobs,
                                 importcheck::ImportKind kind)
{
    std::optional<Recipe> newest;
    QDateTime when;
    for (const auto &job : jobs) {
        const auto plan = importrun::importPlanOf(job.head.outline);
        if (!plan || (when.isValid() && job.head.created <= when))
            continue;
        auto recipe = recipeOf(*plan);
        if (!recipe || recipe->settings.kind != kind)
            continue;
        newest = std::move(recipe);
        when = job.head.created;
    }
    return newest;
}

} // namespace storedesk::imports
