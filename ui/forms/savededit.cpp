// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/savededit.h"

#include "desk/desk.h"
#include "ui/changes/undoing.h"
#include "ui/frame/frame.h"

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

api::Call *sendEdit(Frame &frame, const jobs::Edit &edit)
{
    return jobs::sendEdit(frame.desk(), edit, [&frame](const jobs::SavedEdit &saved) {
        const auto &change = saved.change;
        const auto words = told(change.title, static_cast<int>(change.after.size()), saved.created);
        if (saved.created)
            frame.tell(words);
        else
            frame.tell(words, [&frame, change] { changes::undo(frame, change); });
    });
}

} // namespace storedesk::ui::forms
