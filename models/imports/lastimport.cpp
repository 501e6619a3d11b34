// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/lastimport.h"

#include "importrun/importjobkind.h"
#include "imports/importlaunch.h"

#include <QJsonDocument>

namespace storedesk::imports {

std::optional<Recipe> lastImport(const std::vector<journal::ListedJob> &jobs,
                                 importcheck::ImportKind kind)
{
    std::optional<Recipe> newest;
    QDateTime when;
    for (const auto &job : jobs) {
        const auto plan = importrun::importPlanOf(job.head.outline);
        if (!plan || plan->undoes || (when.isValid() && job.head.created <= when))
            continue;
        const auto memo = ImportMemo::fromJson(plan->memo);
        auto recipe = Recipe::fromJson(QJsonDocument(memo.recipe).toJson());
        if (!recipe || recipe->settings.kind != kind)
            continue;
        newest = std::move(*recipe);
        // New columns are shown in the mapping, so they need not stop the import.
        newest->guards.unknownColumns = true;
        when = job.head.created;
    }
    return newest;
}

} // namespace storedesk::imports
