// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "obstacletext.h"

#include "ui/insights/insighttable.h"

#include <algorithm>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using storedesk::insights::InputTable;
using storedesk::insights::Obstacle;

static ObstacleText needsExport(const QString &sentence, bool contacts)
{
    return {.sentence = sentence,
            .exportKind = contacts ? u"contacts"_s : u"activities"_s,
            .action = contacts ? InsightTable::tr("Export contacts…")
                               : InsightTable::tr("Export activities…")};
}

// Products are part of the activities export.
static ObstacleText missingRoles(const QStringList &roles)
{
    const bool contacts = std::ranges::any_of(
        storedesk::insights::roleRows(), [&roles](const storedesk::insights::RoleRow &row) {
            return row.table == InputTable::Contacts && roles.contains(row.name);
        });
    return needsExport((contacts ? InsightTable::tr("The contacts file has no column for: %1.")
                                 : InsightTable::tr("The activities file has no column for: %1."))
                           .arg(roles.join(u", "_s)),
                       contacts);
}

ObstacleText textOf(const Obstacle &obstacle)
{
    if (obstacle.code == "needs-activities"_L1)
        return needsExport(InsightTable::tr("Needs an export of activities."), false);
    if (obstacle.code == "needs-contacts"_L1)
        return needsExport(InsightTable::tr("Needs an export of contacts."), true);
    if (obstacle.code == "needs-lines"_L1)
        return needsExport(
            InsightTable::tr("Needs an export of activities with purchased products."), false);
    if (obstacle.code == "missing-role"_L1)
        return missingRoles(obstacle.roles);
    if (obstacle.code == "needs-time"_L1)
        return needsExport(
            InsightTable::tr("Needs activities with times. This export has only days."), false);
    return {.sentence = InsightTable::tr("This value can't be used. Enter another one.")};
}

} // namespace storedesk::ui::insights
