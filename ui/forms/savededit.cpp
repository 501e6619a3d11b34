// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/savededit.h"

#include "api/call.h"
#include "desk/desk.h"
#include "local/changes.h"
#include "local/drafts.h"
#include "ui/changes/undoing.h"
#include "ui/frame/frame.h"

#include <QCoreApplication>

namespace storedesk::ui::forms {

// Of what was sent, what stood there before.
static QJsonObject membersOf(const QJsonObject &record, const QJsonObject &sent)
{
    QJsonObject members;
    for (auto at = sent.begin(); at != sent.end(); ++at) {
        const QJsonValue value = record[at.key()];
        members.insert(at.key(), value.isUndefined() ? QJsonValue(QJsonValue::Null) : value);
    }
    return members;
}

static QString told(const QString &title, int count, bool created)
{
    if (created)
        return QCoreApplication::translate(
                   "SavedEdit",
                   "%1 no longer existed. Saving created it again, with the changed fields only.")
            .arg(title);
    return QCoreApplication::translate("SavedEdit", "Saved %n change(s) to %1.", nullptr, count)
        .arg(title);
}

api::Call *sendEdit(Frame &frame, const api::Request &request, const QJsonObject &before,
                    const QString &title, const QString &draft)
{
    api::Session &session = frame.desk().session();
    const auto *body = std::get_if<QJsonObject>(&request.body);
    const QJsonObject sent = body ? *body : QJsonObject();
    const local::Change change{.operation = request.operation,
                               .values = request.values,
                               .title = title,
                               .before = membersOf(before, sent),
                               .after = sent};
    api::Call *call = session.write(request);
    call->then(&session, [&frame, change, draft](const api::Outcome &outcome) {
        if (!outcome)
            return;
        local::Local &local = frame.desk().local();
        local.drafts().drop(draft);
        constexpr int created = 201;
        const bool anew = outcome->status == created;
        const QString words = told(change.title, static_cast<int>(change.after.size()), anew);
        if (anew) {
            frame.tell(words);
            return;
        }
        local::Change kept = change;
        kept.number = local.changes().keep(change);
        frame.tell(words, [&frame, kept] { changes::undo(frame, kept); });
    });
    return call;
}

} // namespace storedesk::ui::forms
