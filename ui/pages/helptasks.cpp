// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "helptasks.h"

#include "ui/host/pageid.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

// Maximum number of pages that show the same task.
static constexpr std::size_t mostPages = 5;

struct TaskRow
{
    // The ids of the pages that show the task.
    std::array<QLatin1StringView, mostPages> pages;
    const char *title;
    // The steps, one per line.
    const char *steps;
};

// Quoted text must match the button or heading exactly.
// clang-format off
static constexpr std::array taskRows{
    TaskRow{{pageid::overview}, QT_TRANSLATE_NOOP("HelpTasks", "Review what needs your attention"),
            QT_TRANSLATE_NOOP("HelpTasks", "Read the items under “Needs your attention”, from the top.\nClick an item's button to open the record or page.\nClick the cross to dismiss an item you have dealt with.")},
    TaskRow{{pageid::overview}, QT_TRANSLATE_NOOP("HelpTasks", "Refresh the overview"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press F5.\nThe time beside the title shows when the data was last loaded.\nClick a card to open its list.")},
    TaskRow{{pageid::warehouse}, QT_TRANSLATE_NOOP("HelpTasks", "Copy the store to PostgreSQL"),
            QT_TRANSLATE_NOOP("HelpTasks", "Enter the connection and choose “Connect”.\nChoose “Create the tables”.\nChoose “Sync now”, and again whenever you need new data.\nChoose “Verify” to compare every row with the store.")},
    TaskRow{{pageid::insights, pageid::insight}, QT_TRANSLATE_NOOP("HelpTasks", "Find answers about your store"),
            QT_TRANSLATE_NOOP("HelpTasks", "Export activities and contacts once, or choose files with “Change…”.\nOpen a question card.\nAbove the answer, choose the period and the grouping.\nChoose “Save…” to save the chart or the table.")},
    TaskRow{{pageid::insights, pageid::insight}, QT_TRANSLATE_NOOP("HelpTasks", "See the people behind a number"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open a question.\nClick a value in the chart or a blue number.\nChoose “Save as CSV…”, or an action for these contacts under “Actions”.")},
    TaskRow{{pageid::contacts, pageid::products, pageid::purchases}, QT_TRANSLATE_NOOP("HelpTasks", "Find one record"),
            QT_TRANSLATE_NOOP("HelpTasks", "Type or paste the email or ID into the field at the top.\nPress Enter.\nIf Storedesk guessed the wrong type, choose “Change” beside the field.\nPress Ctrl+D to pin the record to the top of the list.")},
    TaskRow{{pageid::contacts, pageid::products, pageid::purchases, pageid::bulkLookup}, QT_TRANSLATE_NOOP("HelpTasks", "Look up several records"),
            QT_TRANSLATE_NOOP("HelpTasks", "Copy the emails or IDs from a table or a file.\nChoose “Bulk lookup…” and paste them.\nWait until every row says found or not found. You can pause and resume.\nChoose “Save as CSV…” or “Use in a bulk job…” under “Use results”.")},
    TaskRow{{pageid::contactRecord, pageid::productRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Edit a record"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press F2.\nType the new values. Changed fields are marked.\nChoose “Review…” and compare old and new values.\nChoose “Save”.\nTo undo, press Ctrl+Z outside a text field.")},
    TaskRow{{pageid::contactRecord, pageid::productRecord, pageid::purchaseRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Delete a record"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Delete…” in the Record menu or press Delete.\nLeave “Keep a copy in the Bin” on if you may need the record again.\nConfirm.\nTo restore it, open the Bin and choose “Restore…”.")},
    TaskRow{{pageid::contactRecord, pageid::productRecord}, QT_TRANSLATE_NOOP("HelpTasks", "See what changed"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the “History” tab.\nEach row shows a field with its old and new value, and whether an edit, a job or an import changed it.\nDouble-click a row to open the job or import.")},
    TaskRow{{pageid::exports, pageid::newExport}, QT_TRANSLATE_NOOP("HelpTasks", "Get contacts or activities as a table"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New export…”.\nChoose the data and the date range.\nCheck the plan: long ranges are exported in parts and joined.\nStart it. You can close the tab and keep working.\nWhen it completes, choose “Open” to see the table in Files.")},
    TaskRow{{pageid::exports, pageid::exportRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Save or open the file of an export"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select a completed export.\nChoose “Open file” to view it as a table, or download it.\nIf the link has expired, press F5 to renew it.")},
    TaskRow{{pageid::imports, pageid::newImport}, QT_TRANSLATE_NOOP("HelpTasks", "Import a file into the store"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New import…” and the type of data.\nChoose the file, drop it on the window or paste rows.\nCheck the mapping of each column. Columns you don't need are skipped.\nFix or exclude the marked rows.\nReview the preview, then start.\nCheck the result. You can fix rejected rows and send them again.")},
    TaskRow{{pageid::imports, pageid::importRecord, pageid::importUndo}, QT_TRANSLATE_NOOP("HelpTasks", "Undo an import"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open Jobs and select the import.\nChoose “Show result”, then “Undo this import…”.\nCheck what will be reverted, deleted or left alone.\nConfirm. The undo is an import itself, so you can undo it too.")},
    TaskRow{{pageid::schedules}, QT_TRANSLATE_NOOP("HelpTasks", "Repeat an export or import"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New schedule…”.\nChoose the type. An import needs a folder and a recipe saved in the import assistant.\nChoose how often and at what time it runs.\nChoose “Run now” to try it at once.\nChoose “Change…” to run schedules with the window closed.")},
    TaskRow{{pageid::files}, QT_TRANSLATE_NOOP("HelpTasks", "Find rows in a table"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open a file with Ctrl+O, or drop it on the window.\nChoose “Condition”, then a column and the value to match.\nClick a column heading to sort by it.\nChoose “Save visible data…” to save the rows as a file.")},
    TaskRow{{pageid::files}, QT_TRANSLATE_NOOP("HelpTasks", "Create a chart"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open a column's profile with F7.\nChoose “Chart”.\nChoose what to count or add up, and the column to group by.\nChoose “Save image…” or “Copy chart data”.")},
    TaskRow{{pageid::files, pageid::compareFiles}, QT_TRANSLATE_NOOP("HelpTasks", "Compare two files"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Compare two files…” and open the older and the newer file.\nCheck the columns under “Match rows by”.\nPress F8 to go to the next difference.\nChoose “Save the differences…” to save them.")},
    TaskRow{{pageid::couponSets, pageid::couponSetRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Refill a coupon set"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the set and choose “Refill…”.\nChoose a file with codes, paste them or generate them.\nFix or exclude the marked codes.\nStart the import. The number of codes left increases within seconds.")},
    TaskRow{{pageid::couponSets, pageid::couponSetRecord, pageid::workflows, pageid::workflowRecord}, QT_TRANSLATE_NOOP("HelpTasks", "See how coupon sets and workflows are linked"),
            QT_TRANSLATE_NOOP("HelpTasks", "Coupon sets list the workflows that use them, and workflows list their coupon sets.\nClick a name to open it.\nIf there are several, choose one from the list.")},
    TaskRow{{pageid::contactFields, pageid::newContactField, pageid::contactFieldRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Add a contact field"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New contact field…”.\nType a name. The ID is derived from it.\nChoose the type. It can't be changed later.\nCreate the field.")},
    TaskRow{{pageid::integrations, pageid::integrationRecord, pageid::newIntegration, pageid::newEventType, pageid::eventTypeRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Define an event type"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select an integration, or create one.\nChoose “New event type…”.\nAdd the fields by hand, or choose “From a sample…” and paste an event.\nChoose the field that identifies the contact.\nCreate the event type and share it with a developer.")},
    TaskRow{{pageid::integrations, pageid::eventTypeRecord, pageid::editEventType, pageid::eventTypeChange}, QT_TRANSLATE_NOOP("HelpTasks", "Change an event type"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the event type and choose “Edit…”.\nChange its fields.\nCheck the plan: what is replaced, and what stops working meanwhile.\nRun it. You can roll back to the old definition.")},
    TaskRow{{pageid::eventTypeRecord, pageid::compareEventType}, QT_TRANSLATE_NOOP("HelpTasks", "Compare an event type"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Compare with…”, then a file, another event type or another account.\nEach row of the list is a difference.\nIf the other account doesn't have the event type, choose “Copy it there…”.")},
    TaskRow{{pageid::setup}, QT_TRANSLATE_NOOP("HelpTasks", "Copy the setup of another account"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose the other account under “From…”, or open a setup file. The source is not changed.\nCheck what will be created, what already exists, what differs and what can't be copied.\nUntick what you don't want.\nChoose “Apply…” and confirm. It runs as a job that you can pause.")},
    TaskRow{{pageid::contactFields, pageid::newContactFields}, QT_TRANSLATE_NOOP("HelpTasks", "Add several contact fields"),
            QT_TRANSLATE_NOOP("HelpTasks", "Copy the rows from a spreadsheet: ID, name, type, options.\nPaste them and read the note beside each field.\nFix the marked rows.\nCreate the fields. It runs as a job that you can pause.")},
    TaskRow{{pageid::contactFieldRecord, pageid::contactFieldChange}, QT_TRANSLATE_NOOP("HelpTasks", "Change a contact field"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “New like this…” and create the new field with another ID.\nChoose “Export contacts…”. The file contains the values of the old field.\nChoose “Import…” and map the old column to the new field.\nCheck a few contacts, then delete the old field.")},
    TaskRow{{pageid::sendEvents, pageid::sendEvent, pageid::eventTypeRecord}, QT_TRANSLATE_NOOP("HelpTasks", "Send a test event"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose the event type.\nFill in its fields. Use a test contact.\nPress Ctrl+Enter. This starts the workflows that the event triggers.\nCompare the contact before and after.")},
    TaskRow{{pageid::eventTypeRecord, pageid::shareWithDeveloper}, QT_TRANSLATE_NOOP("HelpTasks", "Share with a developer"),
            QT_TRANSLATE_NOOP("HelpTasks", "Open the event type.\nChoose “Share with a developer…”.\nCopy or save what you need. Your API key is not included.")},
    TaskRow{{pageid::newContact, pageid::newProduct, pageid::newPurchase, pageid::newIntegration}, QT_TRANSLATE_NOOP("HelpTasks", "Fill in the form"),
            QT_TRANSLATE_NOOP("HelpTasks", "Fill in the required fields.\nPress F8 to go to the next field that needs attention.\nPress Ctrl+S to create the record.\nIf you close the tab first, your draft is saved.")},
    TaskRow{{pageid::bulkJob}, QT_TRANSLATE_NOOP("HelpTasks", "Change or delete many records"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose an action.\nChoose a file or paste the rows.\nChoose the column that identifies the record, and map the others to fields.\nCheck every row and compare it with the current values.\nStart. The job keeps running if you close the tab.")},
    TaskRow{{pageid::purchaseImport}, QT_TRANSLATE_NOOP("HelpTasks", "Send a shop's orders"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose the shop's order file.\nCheck what each column contains.\nAnswer Storedesk's questions about dates, currency and totals.\nLook up the records, and create the missing ones.\nReview the orders and send them.")},
    TaskRow{{pageid::jobs}, QT_TRANSLATE_NOOP("HelpTasks", "Track a job"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select it to see its rows and their results.\nPause it, or resume where it stopped.\nChoose “Retry these” for rows that failed.\nChoose “Save report…” to save the result.")},
    TaskRow{{pageid::jobs}, QT_TRANSLATE_NOOP("HelpTasks", "Undo a job"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the job. It must have saved the previous values.\nChoose “Undo…”.\nCheck what will be restored, and confirm. Values changed later by others are left alone.")},
    TaskRow{{pageid::privacyRequests}, QT_TRANSLATE_NOOP("HelpTasks", "Erase a contact permanently"),
            QT_TRANSLATE_NOOP("HelpTasks", "Type the contacts and your reference.\nCheck what will be deleted in the service and on this computer.\nType the number of contacts to confirm.\nChoose “Save certificate…” when it is done.")},
    TaskRow{{pageid::bin}, QT_TRANSLATE_NOOP("HelpTasks", "Restore deleted records"),
            QT_TRANSLATE_NOOP("HelpTasks", "Select the copy and check its contents.\nChoose “Restore…”.\nStoredesk checks that no one has created the record again.\nConfirm. The record is created again.")},
    TaskRow{{pageid::history}, QT_TRANSLATE_NOOP("HelpTasks", "Undo a change"),
            QT_TRANSLATE_NOOP("HelpTasks", "Find the change. Edits show the field; jobs and imports are a single row.\nDouble-click it to open the record, job or import.\nUndo it there.")},
    TaskRow{{pageid::localData}, QT_TRANSLATE_NOOP("HelpTasks", "Delete local data"),
            QT_TRANSLATE_NOOP("HelpTasks", "Find the type of data. The “Personal data” column shows whether it includes data about people.\nChoose “Delete…” in its row.\nConfirm. Nothing is deleted in the service.")},
    TaskRow{{pageid::localData}, QT_TRANSLATE_NOOP("HelpTasks", "Delete all local data of an account"),
            QT_TRANSLATE_NOOP("HelpTasks", "Choose “Delete all local data of this account…”.\nType the name of the account.\nConfirm. Its data and API key are deleted from this computer, and Storedesk disconnects.")},
    TaskRow{{pageid::diagnosticReport}, QT_TRANSLATE_NOOP("HelpTasks", "Get help with a diagnostic report"),
            QT_TRANSLATE_NOOP("HelpTasks", "Repeat the steps that cause the problem, so that they are among the latest requests.\nOpen the report and press F5.\nRead it, and switch off what you don't want to share.\nChoose “Save…” and attach the file to your message, or choose “Copy” and paste it.")},
    TaskRow{{pageid::preferences}, QT_TRANSLATE_NOOP("HelpTasks", "Change a setting"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press Ctrl+F and type a word, such as “proxy” or “dark”.\nChoose a value. It takes effect immediately.\nA dot marks settings that differ from the default.\nChoose “Reset to defaults” beside a heading to reset a whole section.")},
    TaskRow{{pageid::preferences}, QT_TRANSLATE_NOOP("HelpTasks", "Connect through a company proxy"),
            QT_TRANSLATE_NOOP("HelpTasks", "First, leave “Proxy” set to “System”. Most computers are already set up.\nOtherwise choose “Manual” and type the address with its port.\nType the user name and password if the proxy needs them. The password is saved in the keychain.\nIf certificates are rejected, choose your company's file under “Extra certificates”.")},
    TaskRow{{pageid::store}, QT_TRANSLATE_NOOP("HelpTasks", "Check the connection"),
            QT_TRANSLATE_NOOP("HelpTasks", "Press F5 to load the store again.\n“Protection” shows whether this account can change data.\n“Request limit” shows why something may be slow.")},
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
        if (std::ranges::find(row.pages, word) != row.pages.end())
            tasks.append(taskOf(row));
    }
    return tasks;
}

} // namespace storedesk::ui::pages
