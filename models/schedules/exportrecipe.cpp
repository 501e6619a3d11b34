// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/exportrecipe.h"

#include "base/jsonmembers.h"

#include <QCoreApplication>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

imports::Recipe exportRecipe(const exportrun::ExportPlan &plan, const QString &name)
{
    auto settings = ExportSettings::of(plan);
    settings.output.clear();
    return {.name = name, .kind = imports::RecipeKind::Export, .ownSettings = settings.toJson()};
}

base::Result<ExportSettings> exportSettingsOf(const imports::Recipe &recipe)
{
    base::JsonMembers members(recipe.ownSettings, u"export"_s);
    checkExport(members);
    if (const auto faults = members.faults(); !faults.isEmpty())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportRecipe", "Couldn't interpret the recipe."),
            .why = faults.join(u' ')});
    return ExportSettings::fromJson(recipe.ownSettings);
}

} // namespace storedesk::schedules
