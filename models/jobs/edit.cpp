// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/edit.h"

#include "desk/desk.h"
#include "local/drafts.h"

namespace storedesk::jobs {

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

api::Call *sendEdit(desk::Desk &desk, const Edit &edit,
                    std::function<void(const SavedEdit &)> saved)
{
    const auto *body = std::get_if<QJsonObject>(&edit.request.body);
    const QJsonObject sent = body ? *body : QJsonObject();
    const local::Change change{.operation = edit.request.operation,
                               .values = edit.request.values,
                               .title = edit.title,
                               .before = membersOf(edit.before, sent),
                               .after = sent};
    api::Call *call = desk.session().write(edit.request);
    call->then(
        &desk.session(),
        [&desk, change, draft = edit.draft, saved = std::move(saved)](const api::Outcome &outcome) {
            if (!outcome && outcome.error().kind == api::Kind::Unknown) {
                auto unsure = change;
                unsure.end = local::ChangeEnd::Unknown;
                desk.local().changes().keep(unsure);
            }
            if (!outcome)
                return;
            constexpr int created = 201;
            SavedEdit end{.change = change, .created = outcome->status == created};
            desk.local().drafts().drop(draft);
            if (!end.created)
                end.change.number = desk.local().changes().keep(change);
            saved(end);
        });
    return call;
}

} // namespace storedesk::jobs
