// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/undo.h"

#include "account/account.h"
#include "api/valuematch.h"

namespace storedesk::records {

static api::RecordAddress recordOf(const storage::RecordEdit &change)
{
    return {*catalogue::lookupKeyOf(change.operation), change.values};
}

static api::ResourceApi apiOf(account::Account &account, const storage::RecordEdit &change)
{
    return account.session().of(catalogue::operation(change.operation).resource);
}

api::Call *readForUndo(account::Account &account, const storage::RecordEdit &change)
{
    return apiOf(account, change).get(recordOf(change), &account);
}

QStringList changedSince(const storage::RecordEdit &change, const QJsonObject &now)
{
    QStringList changed;
    for (auto member = change.after.begin(); member != change.after.end(); ++member) {
        if (!api::valuesMatch(*member, now.value(member.key())))
            changed.append(member.key());
    }
    return changed;
}

api::Call *writeBack(account::Account &account, const storage::RecordEdit &change)
{
    auto *call = apiOf(account, change).patch(recordOf(change), change.before);
    call->then(&account, [&account, number = change.number](const http::Outcome &outcome) {
        if (outcome)
            account.storage().changes().markUndone(number);
    });
    return call;
}

} // namespace storedesk::records
