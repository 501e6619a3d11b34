// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/editrequest.h"

#include "account/account.h"
#include "storage/drafts.h"

namespace storedesk::records {

// Returns the previous values of the members that were sent.
static QJsonObject membersOf(const QJsonObject &record, const QJsonObject &sent)
{
    QJsonObject members;
    for (auto at = sent.begin(); at != sent.end(); ++at) {
        const QJsonValue value = record[at.key()];
        members.insert(at.key(), value.isUndefined() ? QJsonValue(QJsonValue::Null) : value);
    }
    return members;
}

api::Call *sendEdit(account::Account &account, const EditRequest &edit,
                    std::function<void(const SavedEdit &)> saved)
{
    const auto *body = std::get_if<QJsonObject>(&edit.request.body);
    const QJsonObject sent = body ? *body : QJsonObject();
    const storage::RecordEdit change{.operation = edit.request.operation,
                                     .values = edit.request.values,
                                     .title = edit.title,
                                     .before = membersOf(edit.before, sent),
                                     .after = sent};
    api::Call *call = account.session().write(edit.request);
    call->then(&account.session(),
               [&account, change, draft = edit.draft,
                saved = std::move(saved)](const http::Outcome &outcome) {
                   if (!outcome && outcome.error().kind == http::ErrorKind::Unknown) {
                       auto unsure = change;
                       unsure.end = storage::RecordEditResult::Unknown;
                       account.storage().changes().keep(unsure);
                   }
                   if (!outcome)
                       return;
                   constexpr int created = 201;
                   SavedEdit end{.change = change, .created = outcome->status == created};
                   account.storage().drafts().drop(draft);
                   if (!end.created)
                       end.change.number = account.storage().changes().keep(change);
                   saved(end);
               });
    return call;
}

} // namespace storedesk::records
