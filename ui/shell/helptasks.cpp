// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "helptasks.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

struct TaskRow
{
    // The ids of the pages that show the task.
    QLatin1StringView pages;
    const char *title;
    // One step on each line.
    const char *steps;
};

// Quoted text must match the button or heading exactly.
// clang-format off
static constexpr std::array taskRows{
    TaskRow{"overview"_L1, QT_TRANSLATE_NOOP("HelpTasks", "See what needs you"),
            QT_TRANSLATE_NOOP("HelpTasks", "Read the lines under “Needs your attention”, from the top.\nPress the button of a line: it leads to the record or page in question.\nPress the cross to dismiss a line that you have dealt with.")},
    TaskRow{"overview"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Bring the figures up to date"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press F5.\nThe time beside the title says when everything was last read.\nClick a card to open the list behind it.")},
    TaskRow{"contacts products purchases"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Find one record"),
            QT_TRANSLATE_NOOP("HelpTasks", "Type or paste the email or ID into the field at the top.\nPress Enter.\nIf the kind was guessed wrongly, choose “Change” beside the field.\nPress Ctrl+D to pin the record, so that it stays at the top of the list.")},
    TaskRow{"contacts products purchases look-up-many"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Look up many records"),
            QT_TRANSLATE_NOOP("HelpTasks", "Copy the emails or IDs from a table or a file.\nChoose “Look up many…” and paste them.\nWait until every line says found or not found. You can pause and continue.\nChoose “Save as CSV…” or “Use in a bulk job…” under “Use results”.")},
    TaskRow{"contact product"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Change a record"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press F2.\nType the new values. Changed fields are marked.\nChoose “Review…” and compare old and new.\nChoose “Save”.\nTo take it back, press Ctrl+Z outside of a text field.")},
    TaskRow{"contact product purchase"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Delete a record"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Delete…” in the Record menu or press Delete.\nLeave “Keep a copy in the Bin” switched on if you may want it back.\nConfirm.\nTo get it back, open the Bin and choose “Put back…”.")},
    TaskRow{"contact product"_L1, QT_TRANSLATE_NOOP("HelpTasks", "See what was changed"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the tab “History”.\nEach line shows a field with its old and new value, and whether an edit, a job or an import wrote it.\nDouble-click a line to open the job or the import.")},
    TaskRow{"exports new-export"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Get contacts or activities as a table"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New export…”.\nSay what to export and from when.\nCheck the plan: long periods are fetched in pieces and joined.\nStart it. You can close the tab and go on working.\nWhen it is done, choose “Open” to see the table in Files.")},
    TaskRow{"exports export"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Save or open the file of an export"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select an export that is finished.\nChoose “Open file” to see it as a table here, or download it.\nIf the link has expired, press F5: it is renewed.")},
    TaskRow{"imports new-import"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Bring a file into the store"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New import…” and say what the file holds.\nChoose the file, drop it on the window or paste rows.\nCheck where each column goes. Columns that are not needed are left out.\nRepair the rows that are marked, or leave them out.\nRead what will change, then start.\nLook at the result: refused rows can be fixed and sent again.")},
    TaskRow{"imports import undo-import"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Undo an import"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open Jobs and select the import.\nChoose “Show result”, then “Undo this import…”.\nRead what will be reversed, deleted or left alone.\nConfirm. The undo is an import of its own and can be undone, too.")},
    TaskRow{"files"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Find rows in a table"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open a file with Ctrl+O, or drop it on the window.\nChoose “Condition”, then a column and what it must hold.\nClick the head of a column to sort by it.\nChoose “Save what I see…” to keep the rows as a file.")},
    TaskRow{"files"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Draw a chart"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the profile of a column with F7.\nChoose “Chart”.\nChoose what to count or add up, and for each value of which column.\nChoose “Save picture…” or “Copy figures”.")},
    TaskRow{"files compare-files"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Compare two files"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Compare two files…” and open the older and the newer one.\nCheck the columns under “Match rows by”.\nGo from one difference to the next with F8.\nChoose “Save the difference…” to keep it.")},
    TaskRow{"coupon-sets coupon-set"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Refill a coupon set"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the set and choose “Refill…”.\nChoose a file with the codes, paste them, or let them be generated.\nRepair or leave out codes that are marked.\nStart the import. The number left grows within seconds.")},
    TaskRow{"coupon-sets coupon-set workflows workflow"_L1, QT_TRANSLATE_NOOP("HelpTasks", "See what belongs together"),
            QT_TRANSLATE_NOOP("HelpTasks", "Coupon sets name the workflows that use them, and workflows their coupon sets.\nClick a name to open it.\nWhere there are several, choose one from the list that opens.")},
    TaskRow{"contact-fields new-contact-field contact-field"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Add a field for contacts"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New contact field…”.\nType its name. The ID follows from it.\nChoose the type: it can never be changed afterwards.\nCreate it.")},
    TaskRow{"integrations integration new-integration new-event-type event-type"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Define an event type"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the integration, or create one.\nChoose “New event type…”.\nAdd the fields by hand, or choose “From a sample…” and paste an event.\nChoose the field that identifies the contact.\nCreate it, then hand it over to a developer.")},
    TaskRow{"integrations event-type edit-event-type event-type-change"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Change an event type"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the event type and choose “Edit…”.\nChange its fields.\nRead the plan: what is replaced, and what stops meanwhile.\nCarry it out. You can go back to the old definition.")},
    TaskRow{"event-type compare-type"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Compare an event type"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Compare with…”, then a file, another type or another account.\nRead the list: each line is a difference.\nIf the other account does not have the type, choose “Copy it there…”.")},
    TaskRow{"set-up"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Copy a set-up from another account"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose the other account under “From…”, or open a set-up file. It is only read.\nRead what will be created, what is already there, what differs and what cannot be copied.\nUntick what you do not want.\nChoose “Apply…” and confirm. A job does it; you can pause it.")},
    TaskRow{"contact-fields new-contact-fields"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Add many fields for contacts"),
            QT_TRANSLATE_NOOP("HelpTasks", "Copy the rows from a spreadsheet: ID, name, type, options.\nPaste them and read what is said beside each field.\nMend the rows that are marked.\nCreate them. A job does it; you can pause it.")},
    TaskRow{"contact-field contact-field-change"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Change a field for contacts"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New like this…” and create the field as it should be, with another ID.\nChoose “Export contacts…”: the file has the values of the old field.\nChoose “Import…” and match the old column to the new field.\nLook at a few contacts. Then delete the old field.")},
    TaskRow{"send-events send-event event-type"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Send a test event"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose the event type.\nFill in its fields; the contact must be one that you may use for tests.\nPress Ctrl+Enter. Workflows that listen to the event start.\nCompare the contact before and after.")},
    TaskRow{"event-type hand-over"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Hand over to a developer"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the event type.\nChoose “Hand over to a developer…”.\nCopy or save what fits: your API key is not in it.")},
    TaskRow{"new-contact new-product new-purchase new-integration"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Fill in the form"),
            QT_TRANSLATE_NOOP("HelpTasks", "Fill in the fields that are marked as required.\nPress F8 to go to the next field that needs attention.\nPress Ctrl+S to create it.\nIf you close the tab first, your draft is kept.")},
    TaskRow{"bulk"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Change or delete many records"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose what to do.\nChoose a file or paste the rows.\nSay which column names the record and which fields the others go to.\nCheck every row, and compare with the current values.\nStart. The job goes on when you close the tab.")},
    TaskRow{"import-purchases"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Send the orders of a shop"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose the file of the shop.\nCheck what each column holds.\nDecide what Storedesk asks about: dates, currency, sums.\nLook up the records, and create those that are missing.\nReview the orders and send them.")},
    TaskRow{"jobs"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Follow a job"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select it: the rows and what became of each stand beside it.\nPause it, or continue where it stopped.\nChoose “Retry these” for rows that failed.\nChoose “Save report…” to keep the result.")},
    TaskRow{"jobs"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Undo a job"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the job. It must have read the records before it changed them.\nChoose “Undo…”.\nRead what is written back, and confirm. What others changed since is left alone.")},
    TaskRow{"privacy"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Erase a contact for good"),
            QT_TRANSLATE_NOOP("HelpTasks", "Type the contacts and your reference.\nRead what is deleted in the service and on this computer.\nConfirm with the number of contacts.\nChoose “Save certificate…” when it is done.")},
    TaskRow{"bin"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Put back what was deleted"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the copy and look at what it held.\nChoose “Put back…”.\nIt is checked that nobody created it again meanwhile.\nConfirm: the record is created again.")},
    TaskRow{"history"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Take back a change"),
            QT_TRANSLATE_NOOP("HelpTasks", "Find the line: edits name the field, jobs and imports stand as one line.\nDouble-click it: it leads to the record, the job or the import.\nUndo it there.")},
    TaskRow{"on-this-computer"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Delete what is kept here"),
            QT_TRANSLATE_NOOP("HelpTasks", "Find the kind: the column “People” says whether it is about people.\nChoose “Delete…” in its line.\nConfirm. Nothing is deleted in the service.")},
    TaskRow{"on-this-computer"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Leave nothing of an account"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Delete everything of this account…”.\nType the name of the account.\nConfirm: its data and its key leave this computer, and Storedesk disconnects from it.")},
    TaskRow{"diagnostic-report"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Ask for help with a report"),
            QT_TRANSLATE_NOOP("HelpTasks", "Do once more what does not work, so that it is among the last calls.\nOpen the report and press F5.\nRead it, and switch off what you do not want to hand on.\nChoose “Save…” and attach the file to your message, or choose “Copy” and paste it there.")},
    TaskRow{"preferences"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Change a setting"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press Ctrl+F and type what it is about, such as “proxy” or “dark”.\nChoose. There is nothing to save: it takes effect at once.\nA dot marks what differs from the default.\nChoose “Back to the defaults” beside a heading to undo a whole section.")},
    TaskRow{"preferences"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Reach the service through a company proxy"),
            QT_TRANSLATE_NOOP("HelpTasks", "Leave “Proxy” on “System” first: most computers are set up already.\nOtherwise choose “Manual” and type the address with its port.\nType user name and password if the proxy asks for them. The password goes to the keychain.\nIf certificates are refused, choose the file of your company under “Extra certificates”.")},
    TaskRow{"store"_L1, QT_TRANSLATE_NOOP("HelpTasks", "Check the connection"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press F5: the store is read again.\nLook at “Protection” to see whether this account may change anything.\nLook at “Request limit” if something is slow.")},
};
// clang-format on

static HelpTask taskOf(const TaskRow &row)
{
    return {.title = QCoreApplication::translate("HelpTasks", row.title),
            .steps = QCoreApplication::translate("HelpTasks", row.steps).split(u'\n')};
}

QList<HelpTask> helpTasks()
{
    QList<HelpTask> tasks;
    std::ranges::transform(taskRows, std::back_inserter(tasks), taskOf);
    return tasks;
}

QList<HelpTask> helpTasks(const QString &word)
{
    QList<HelpTask> tasks;
    for (const auto &row : taskRows) {
        if (QString(row.pages).split(u' ').contains(word))
            tasks.append(taskOf(row));
    }
    return tasks;
}

} // namespace storedesk::ui::shell
