// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deleting.h"

#include "desk/desk.h"
#include "ui/changes/deletedialog.h"
#include "ui/frame/frame.h"

#include <QCoreApplication>

namespace storedesk::ui::changes {

void askToDelete(Frame &frame, catalogue::OperationId operation,
                 const QList<jobs::DeleteTarget> &targets,
                 std::function<void(const QList<jobs::DeleteTarget> &)> gone)
{
    Q_ASSERT(catalogue::operation(operation).effect == catalogue::Effect::Delete);
    if (targets.isEmpty())
        return;
    if (!frame.desk().mayWrite()) {
        frame.tell(QCoreApplication::translate("Deleting",
                                               "Nothing was deleted: this account is read-only."));
        return;
    }
    frame.openDialog(new DeleteDialog(frame, operation, targets, std::move(gone)));
}

} // namespace storedesk::ui::changes
