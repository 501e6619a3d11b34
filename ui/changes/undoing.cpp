// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/undoing.h"

#include "desk/desk.h"
#include "jobs/undo.h"
#include "ui/changes/undodialog.h"
#include "ui/frame/frame.h"

#include <QCoreApplication>

namespace storedesk::ui::changes {

static QString said(const api::Error &error)
{
    return QCoreApplication::translate("Undoing", "The edit was not undone. %1 %2")
        .arg(error.words.what, error.words.why)
        .trimmed();
}

static void writeBack(Frame &frame, const local::Change &change)
{
    jobs::writeBack(frame.desk(), change)
        ->then(&frame.desk(), [&frame, change](const api::Outcome &outcome) {
            frame.tell(outcome
                           ? QCoreApplication::translate("Undoing", "The edit of “%1” was undone.")
                                 .arg(change.title)
                           : said(outcome.error()));
        });
}

void undo(Frame &frame, const local::Change &change)
{
    desk::Desk &desk = frame.desk();
    if (!desk.mayWrite()) {
        frame.tell(QCoreApplication::translate(
            "Undoing", "The edit was not undone: this account is read-only."));
        return;
    }
    jobs::readForUndo(desk, change)->then(&desk, [&frame, change](const api::Outcome &outcome) {
        if (!outcome) {
            frame.tell(said(outcome.error()));
            return;
        }
        const QJsonObject now = outcome->document.object();
        const bool free = frame.desk().profile().guard == accounts::GuardLevel::Free;
        if (free && jobs::changedSince(change, now).isEmpty()) {
            writeBack(frame, change);
            return;
        }
        frame.openDialog(
            new UndoDialog(frame, change, now, [&frame, change] { writeBack(frame, change); }));
    });
}

void undoLast(Frame &frame, catalogue::OperationId operation, const QStringList &values)
{
    if (const auto change = frame.desk().local().changes().last(operation, values))
        undo(frame, *change);
    else
        frame.tell(
            QCoreApplication::translate("Undoing", "This record has no saved edit to undo."));
}

void undoNewest(Frame &frame)
{
    if (const auto change = frame.desk().local().changes().newest())
        undo(frame, *change);
}

} // namespace storedesk::ui::changes
