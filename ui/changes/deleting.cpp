// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deleting.h"

#include "account/account.h"
#include "ui/changes/deletedialog.h"
#include "ui/host/pagehost.h"

#include <QCoreApplication>

namespace storedesk::ui::changes {

void askToDelete(PageHost &host, catalogue::OperationId operation,
                 const QList<storedesk::records::DeleteTarget> &targets,
                 std::function<void(const QList<storedesk::records::DeleteTarget> &)> gone)
{
    Q_ASSERT(catalogue::operation(operation).effect == catalogue::Effect::Delete);
    if (targets.isEmpty())
        return;
    if (!host.account().mayWrite()) {
        host.tell(QCoreApplication::translate("Deleting",
                                              "Nothing was deleted: this account is read-only."));
        return;
    }
    host.openDialog(new DeleteDialog(host, operation, targets, std::move(gone)));
}

} // namespace storedesk::ui::changes
