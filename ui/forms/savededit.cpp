// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/savededit.h"

#include "account/account.h"
#include "ui/changes/undoing.h"
#include "ui/host/pagehost.h"

#include <QCoreApplication>

namespace storedesk::ui::forms {

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

api::Call *sendEdit(PageHost &host, const storedesk::records::EditRequest &edit)
{
    return storedesk::records::sendEdit(
        host.account(), edit, [&host](const storedesk::records::SavedEdit &saved) {
            const auto &change = saved.change;
            const auto words =
                told(change.title, static_cast<int>(change.after.size()), saved.created);
            if (saved.created)
                host.tell(words);
            else
                host.tell(words, [&host, change] { changes::undo(host, change); });
        });
}

} // namespace storedesk::ui::forms
