// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/formhelp.h"

#include "catalogue/checker.h"
#include "records/formvalues.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/valuewords.h"

#include <QCoreApplication>
#include <QShortcut>

namespace storedesk::ui::create {

using catalogue::FieldFault;
using catalogue::Reason;

static FormIssue pointAt(forms::FieldEditor *editor, const QString &reason, bool missing)
{
    return {
        .sentence =
            QCoreApplication::translate("CreatePage", "%1: %2").arg(editor->rule().title, reason),
        .go = [editor] { editor->setFocus(Qt::OtherFocusReason); },
        .missing = missing};
}

FormIssues pointsOf(const forms::FieldForm &form)
{
    const auto faults = catalogue::Checker(form.fields()).check(form.values());
    FormIssues points;
    for (auto *editor : form.editors()) {
        if (!editor->isWanted())
            continue;
        const auto fault = std::ranges::find_if(faults, [editor](const FieldFault &one) {
            return storedesk::records::leadsTo(one.path, editor->key());
        });
        const bool found = fault != faults.end();
        if (!editor->reason().isEmpty())
            points.append(
                pointAt(editor, editor->reason(), found && fault->reason == Reason::Missing));
        else if (found && !editor->isUnfinished())
            points.append(pointAt(editor, catalogue::textOf(fault->reason, editor->rule()),
                                  fault->reason == Reason::Missing));
    }
    return points;
}

QList<std::pair<QString, QString>> reviewOf(const forms::FieldForm &form)
{
    QList<std::pair<QString, QString>> rows;
    for (const auto *editor : form.editors()) {
        const auto value = editor->value();
        if (editor->isWanted() && !storedesk::records::isNothing(value))
            rows.append({editor->rule().title, forms::wordsOf(editor->rule(), value)});
    }
    return rows;
}

void leaveWalkingToPage(forms::FieldForm &form)
{
    const QList<QKeySequence> walking{Qt::Key_F8, Qt::SHIFT | Qt::Key_F8};
    for (auto *shortcut : form.findChildren<QShortcut *>(Qt::FindDirectChildrenOnly)) {
        if (walking.contains(shortcut->key()))
            shortcut->setEnabled(false);
    }
}

} // namespace storedesk::ui::create
