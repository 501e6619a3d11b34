// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deleting.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/changes/deletedialog.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"

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

void openErasure(PageHost &host, const QStringList &contacts)
{
    if (auto *page = host.open({pageid::privacyRequests}); page && !contacts.isEmpty())
        page->paste(contacts.join(u'\n'));
}

void openErasure(PageHost &host, const QJsonObject &contact)
{
    if (const auto key = erasureKeyOf(contact); !key.isEmpty())
        openErasure(host, QStringList{key});
    else
        host.tell(QCoreApplication::translate(
            "Deleting", "This contact has neither an email address nor an external ID."));
}

QString erasureKeyOf(const QJsonObject &contact)
{
    const auto email = contact[catalogue::key::contact::email].toString();
    return email.isEmpty() ? contact[catalogue::key::contact::externalId].toString() : email;
}

} // namespace storedesk::ui::changes
