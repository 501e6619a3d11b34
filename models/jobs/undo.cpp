// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/undo.h"

#include "desk/desk.h"

namespace storedesk::jobs {

static api::RecordAddress recordOf(const local::Change &change)
{
    return {*catalogue::lookupKeyOf(change.operation), change.values};
}

static api::ResourceApi apiOf(desk::Desk &desk, const local::Change &change)
{
    return desk.session().of(catalogue::operation(change.operation).resource);
}

api::Call *readForUndo(desk::Desk &desk, const local::Change &change)
{
    return apiOf(desk, change).get(recordOf(change), &desk);
}

// Treats a missing member like null.
static bool same(const QJsonValue &left, const QJsonValue &right)
{
    const bool nothing = left.isNull() || left.isUndefined();
    return nothing ? right.isNull() || right.isUndefined() : left == right;
}

QStringList changedSince(const local::Change &change, const QJsonObject &now)
{
    QStringList changed;
    for (auto member = change.after.begin(); member != change.after.end(); ++member) {
        if (!same(*member, now.value(member.key())))
            changed.append(member.key());
    }
    return changed;
}

api::Call *writeBack(desk::Desk &desk, const local::Change &change)
{
    auto *call = apiOf(desk, change).patch(recordOf(change), change.before);
    call->then(&desk, [&desk, number = change.number](const api::Outcome &outcome) {
        if (outcome)
            desk.local().changes().markUndone(number);
    });
    return call;
}

} // namespace storedesk::jobs
