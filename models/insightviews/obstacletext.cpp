// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "obstacletext.h"

#include "insightviews/answerview.h"
#include "insightviews/rolename.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;
using insights::InputTable;
using insights::Obstacle;

static ObstacleText needsExport(const QString &sentence, bool contacts, bool hasFile = false)
{
    return {.sentence = sentence,
            .exportKind = contacts ? u"contacts"_s : u"activities"_s,
            .isMissingColumn = hasFile,
            .action = contacts ? AnswerView::tr("Export contacts…")
                               : AnswerView::tr("Export activities…")};
}

// Products are part of the activities export.
static ObstacleText missingRoles(const QStringList &roles)
{
    QStringList names;
    for (const auto &row : insights::roleRows()) {
        if (roles.contains(row.name) && !names.contains(nameOf(row)))
            names.append(nameOf(row));
    }
    const bool contacts =
        std::ranges::any_of(insights::roleRows(), [&roles](const insights::RoleRow &row) {
            return row.table == InputTable::Contacts && roles.contains(row.name);
        });
    return needsExport((contacts ? AnswerView::tr("The contacts file has no column for: %1.")
                                 : AnswerView::tr("The activities file has no column for: %1."))
                           .arg(names.join(u", "_s)),
                       contacts, true);
}

ObstacleText textOf(const Obstacle &obstacle)
{
    if (obstacle.code == "needs-activities"_L1)
        return needsExport(AnswerView::tr("Needs an activities export."), false);
    if (obstacle.code == "needs-contacts"_L1)
        return needsExport(AnswerView::tr("Needs a contacts export."), true);
    if (obstacle.code == "needs-lines"_L1)
        return needsExport(
            AnswerView::tr("Needs an activities export that includes purchased products."), false);
    if (obstacle.code == "missing-role"_L1)
        return missingRoles(obstacle.roles);
    if (obstacle.code == "needs-time"_L1)
        return needsExport(
            AnswerView::tr("Needs activities with times. This export has only dates."), false);
    return {.sentence = AnswerView::tr("This value can't be used. Enter another one.")};
}

ObstacleText textOf(const insights::InsightReply &reply)
{
    const auto &obstacle = reply.answer.error();
    auto text = textOf(obstacle);
    if (reply.session == 0)
        return text;
    text.exportKind.clear();
    text.isMissingColumn = false;
    text.needsSync = obstacle.code.startsWith("needs-"_L1) && obstacle.code != "needs-time"_L1;
    if (text.needsSync) {
        text.sentence = AnswerView::tr("The warehouse has no data for this question yet.");
        text.action = AnswerView::tr("Open Warehouse");
    }
    return text;
}

QString withDuration(const QString &label, std::optional<std::chrono::minutes> duration)
{
    return duration ? AnswerView::tr("%1 (about %2 min)")
                          .arg(label, QLocale().toString(static_cast<qint64>(duration->count())))
                    : label;
}

} // namespace storedesk::insightviews
