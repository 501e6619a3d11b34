// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guardtexts.h"

#include "schedules/bulkwork.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::schedules {

namespace {

struct GuardWords
{
    Q_DECLARE_TR_FUNCTIONS(Guards)
};

} // namespace

static QStringList rowTexts(const storedesk::imports::Guards &guards)
{
    QStringList texts;
    if (guards.fewestRows)
        texts.append(GuardWords::tr("there are fewer than %L1 rows").arg(*guards.fewestRows));
    if (guards.mostRows)
        texts.append(GuardWords::tr("there are more than %L1 rows").arg(*guards.mostRows));
    return texts;
}

static QStringList guardTexts(const storedesk::imports::Guards &guards)
{
    QStringList texts;
    if (guards.mostRejects)
        texts.append(GuardWords::tr("more than %1% of the rows have problems")
                         .arg(QLocale().toString(*guards.mostRejects, 'g', 4)));
    if (guards.mostBlanked)
        texts.append(
            *guards.mostBlanked == 0
                ? GuardWords::tr("any value would be erased")
                : GuardWords::tr("more than %L1 values would be erased").arg(*guards.mostBlanked));
    texts.append(rowTexts(guards));
    if (!guards.unknownColumns)
        texts.append(GuardWords::tr("there is a new column"));
    texts.append(GuardWords::tr("no row can be sent"));
    return texts;
}

static QStringList purchaseTexts(const storedesk::imports::Guards &guards)
{
    QStringList texts;
    if (guards.mostRejects)
        texts.append(GuardWords::tr("more than %1% of the orders are held back")
                         .arg(QLocale().toString(*guards.mostRejects, 'g', 4)));
    texts.append(rowTexts(guards));
    texts.append(GuardWords::tr("no order can be sent"));
    return texts;
}

QStringList guardTexts(const storedesk::imports::Recipe &recipe)
{
    return recipe.kind == storedesk::imports::RecipeKind::Purchases
        ? purchaseTexts(recipe.guards)
        : guardTexts(storedesk::imports::unattendedGuards(recipe));
}

QStringList guardTexts(const storedesk::schedules::Schedule &schedule,
                       const storedesk::imports::Recipe &recipe)
{
    if (recipe.kind != storedesk::imports::RecipeKind::Bulk)
        return guardTexts(recipe);
    const auto limits = storedesk::schedules::FolderBulkSettings::fromJson(schedule.settings);
    const auto &guards = recipe.guards;
    const auto rejects = static_cast<double>(limits.mostRejects);
    return guardTexts(storedesk::imports::Guards{
        .fewestRows = guards.fewestRows,
        .mostRows = std::min(limits.mostRows, guards.mostRows.value_or(limits.mostRows)),
        .unknownColumns = true,
        .mostRejects = std::min(rejects, guards.mostRejects.value_or(rejects)),
        .mostBlanked =
            std::min(limits.mostBlanked, guards.mostBlanked.value_or(limits.mostBlanked))});
}

} // namespace storedesk::ui::schedules
