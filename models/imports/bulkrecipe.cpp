// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/bulkrecipe.h"

#include "importcheck/namedrepairs.h"

#include <algorithm>

namespace storedesk::imports {

Recipe recipeOfJob(const jobs::BulkPlan &plan, const ImportDraft &checked, const QString &name)
{
    Recipe recipe{.name = name, .kind = RecipeKind::Bulk, .job = plan, .guards = checked.guards()};
    recipe.job.definitions = {};
    recipe.job.draftId.clear();
    // Depends on the cells of this table.
    recipe.job.monthFirst.clear();
    recipe.settings.phonePrefix = checked.settings().phonePrefix;
    if (const auto *table = checked.table()) {
        recipe.columns = table->columns;
        recipe.repairs = namedRepairs(checked.history().repairs(), table->columns);
    }
    return recipe;
}

base::Result<jobs::BulkPlan> jobFor(const Recipe &recipe, const QStringList &columns)
{
    QStringList missing;
    const auto find = [&](int column) {
        const auto name = recipe.columns.value(column);
        const auto found = std::ranges::find_if(columns, [&name](const QString &one) {
            return one.compare(name, Qt::CaseInsensitive) == 0;
        });
        if (found == columns.end())
            missing.append(name);
        return static_cast<int>(found - columns.begin());
    };
    auto job = recipe.job;
    for (auto &target : job.targets)
        target.column = find(target.column);
    if (job.keyColumn)
        job.keyColumn = find(*job.keyColumn);
    if (missing.isEmpty())
        return job;
    return tl::unexpected(missingColumns(missing, columns));
}

QStringList brokenGuards(const Guards &guards, const journal::JobHead &head, qint64 blanked)
{
    return brokenGuards(guards,
                        GuardedCounts{.rows = head.rows(),
                                      .rejected = head.counts[journal::RowState::NotSent],
                                      .blanked = blanked});
}

Recipe repairsOf(const Recipe &recipe, const importcheck::ImportSettings &settings)
{
    return {.name = recipe.name, .settings = settings, .repairs = recipe.repairs};
}

} // namespace storedesk::imports
