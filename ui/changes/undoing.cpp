// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/undoing.h"

#include "account/account.h"
#include "records/undo.h"
#include "ui/changes/undodialog.h"
#include "ui/host/pagehost.h"

#include <QCoreApplication>

namespace storedesk::ui::changes {

static QString said(const http::Error &error)
{
    return QCoreApplication::translate("Undoing", "The edit was not undone. %1 %2")
        .arg(error.words.what, error.words.why)
        .trimmed();
}

static void writeBack(PageHost &host, const storage::RecordEdit &change)
{
    storedesk::records::writeBack(host.account(), change)
        ->then(&host.account(), [&host, change](const http::Outcome &outcome) {
            host.tell(outcome
                          ? QCoreApplication::translate("Undoing", "The edit of “%1” was undone.")
                                .arg(change.title)
                          : said(outcome.error()));
        });
}

void undo(PageHost &host, const storage::RecordEdit &change)
{
    account::Account &account = host.account();
    if (!account.mayWrite()) {
        host.tell(QCoreApplication::translate(
            "Undoing", "The edit was not undone because this account is read-only."));
        return;
    }
    storedesk::records::readForUndo(account, change)
        ->then(&account, [&host, change](const http::Outcome &outcome) {
            if (!outcome) {
                host.tell(said(outcome.error()));
                return;
            }
            const QJsonObject now = outcome->document.object();
            const bool free = host.account().profile().guard == profiles::ProtectionLevel::Free;
            if (free && storedesk::records::changedSince(change, now).isEmpty()) {
                writeBack(host, change);
                return;
            }
            host.openDialog(
                new UndoDialog(host, change, now, [&host, change] { writeBack(host, change); }));
        });
}

void undoLast(PageHost &host, catalogue::OperationId operation, const QStringList &values)
{
    if (const auto change = host.account().storage().changes().last(operation, values))
        undo(host, *change);
    else
        host.tell(QCoreApplication::translate("Undoing", "This record has no saved edit to undo."));
}

void undoNewest(PageHost &host)
{
    if (const auto change = host.account().storage().changes().newest())
        undo(host, *change);
}

} // namespace storedesk::ui::changes
