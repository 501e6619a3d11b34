// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "helptopics.h"

#include "ui/host/pageid.h"
#include "ui/pages/everylanguage.h"
#include "ui/pages/pagetable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

struct TopicRow
{
    QLatin1StringView word;
    // The scope of the page's own shortcuts; null if there are none.
    const char *where;
    const char *sentence;
    // Additional search terms as a source text.
    const char *words = nullptr;
};

// clang-format off
static constexpr std::array topicRows{
    TopicRow{pageid::overview,           nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What is running, what needs your attention and how the store is doing. Click any item to open its record or page.")},
    TopicRow{pageid::warehouse,          "Warehouse",        QT_TRANSLATE_NOOP("HelpTopics", "An exact copy of the store in a PostgreSQL database, for other tools: contacts, activities, purchases and products. Each sync uses exports to read what has changed. An interrupted sync resumes where it stopped."), QT_TRANSLATE_NOOP("HelpTopics", "database postgresql sql copy sync")},
    TopicRow{pageid::insights,           "Insights",         QT_TRANSLATE_NOOP("HelpTopics", "Answers to questions about your store: sales, customers, emails and contacts. They are calculated from exports on this computer. Click any number to list the people behind it."), QT_TRANSLATE_NOOP("HelpTopics", "report statistics analysis revenue cohorts funnel rfm")},
    TopicRow{pageid::insight,            "Insights",       QT_TRANSLATE_NOOP("HelpTopics", "The answer to one question, with its chart, table and definition, and the rows that were used or left out. Click a number to list the people behind it.")},
    TopicRow{pageid::contacts,           "Lists, records", QT_TRANSLATE_NOOP("HelpTopics", "Find a contact by email or external ID. The service can't list contacts; the ones you opened before are listed here. Paste several values for a bulk lookup.")},
    TopicRow{pageid::products,           "Lists, records", QT_TRANSLATE_NOOP("HelpTopics", "Find a product by its ID. The service can't list products; the ones you opened before are listed here. Paste several values for a bulk lookup.")},
    TopicRow{pageid::purchases,          "Lists, records", QT_TRANSLATE_NOOP("HelpTopics", "Find a purchase by its ID. The service can't list purchases; the ones you opened before are listed here. Paste several values for a bulk lookup.")},
    TopicRow{pageid::contactRecord,      "Records",        QT_TRANSLATE_NOOP("HelpTopics", "Everything the service knows about one contact. Edit it and review old and new values before anything is sent; you can undo a saved change.")},
    TopicRow{pageid::productRecord,      "Records",        QT_TRANSLATE_NOOP("HelpTopics", "Everything the service knows about one product. Edit it and review old and new values before anything is sent; you can undo a saved change.")},
    TopicRow{pageid::purchaseRecord,     "Records",        QT_TRANSLATE_NOOP("HelpTopics", "A purchase with its products. Purchases can't be edited. To correct one, delete it and create it again.")},
    TopicRow{pageid::bulkLookup,         nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Paste a list of emails or IDs to look them up. You can save the results as a table.")},
    TopicRow{pageid::exports,            "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Files the service creates from your data. Create one, then open it as a table or download it. Running exports update automatically.")},
    TopicRow{pageid::exportRecord,       "Records",        QT_TRANSLATE_NOOP("HelpTopics", "An export with its status and file. When it completes, open the file as a table or download it.")},
    TopicRow{pageid::imports,            "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Files sent to the service to add or change contacts, products or coupons. Rejected rows are in each import's error report.")},
    TopicRow{pageid::schedules,          nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Recurring exports, imports and bulk jobs with the files in a folder, and updates of the offline copy. Turn a schedule on or off, run it now and see its last runs."), QT_TRANSLATE_NOOP("HelpTopics", "repeat timer daily weekly monthly automatic")},
    TopicRow{pageid::importRecord,       "Records",        QT_TRANSLATE_NOOP("HelpTopics", "An import with its progress. Rejected rows and reasons are in the error report.")},
    TopicRow{pageid::files,              "Files",          QT_TRANSLATE_NOOP("HelpTopics", "Open tables of any size: filter, sort, search, create charts, compare two files and save visible data. The file itself is never changed."), QT_TRANSLATE_NOOP("HelpTopics", "csv spreadsheet excel table")},
    TopicRow{pageid::compareFiles,       "Comparison",     QT_TRANSLATE_NOOP("HelpTopics", "Compare two files row by row: rows added, removed and changed. Choose the columns that identify a row.")},
    TopicRow{pageid::couponSets,         "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Sets of coupon codes and the number left. Refill a set by importing codes from a CSV file or a spreadsheet."), QT_TRANSLATE_NOOP("HelpTopics", "refill coupon codes vouchers discount excel")},
    TopicRow{pageid::workflows,          "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "The workflows of the store and their status. To change them, use the service's own application.")},
    TopicRow{pageid::couponSetRecord,    "Records",        QT_TRANSLATE_NOOP("HelpTopics", "A set of coupon codes: how many are left, how fast they are used and which workflows use it.")},
    TopicRow{pageid::workflowRecord,     "Records",        QT_TRANSLATE_NOOP("HelpTopics", "A workflow with its status and coupon sets. To change it, use the service's own application.")},
    TopicRow{pageid::contactFieldRecord, "Records",        QT_TRANSLATE_NOOP("HelpTopics", "A contact field: ID, type and options.")},
    TopicRow{pageid::eventTypeRecord,    "Records",        QT_TRANSLATE_NOOP("HelpTopics", "An event type with its fields, including the one that identifies the contact.")},
    TopicRow{pageid::contactFields,      "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "The fields of every contact. You can add your own. ID and type can't be changed later.")},
    TopicRow{pageid::integrations,       "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Sources of events with their event types. Expand one to see its event types, add one or send a test event.")},
    TopicRow{pageid::integrationRecord,  "Records",        QT_TRANSLATE_NOOP("HelpTopics", "A source of events with its event types. Add an event type or send an event.")},
    TopicRow{pageid::newContact,         "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Fill in what you know and create the contact. The form is saved as a draft while you type.")},
    TopicRow{pageid::newProduct,         "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Fill in what you know and create the product. The form is saved as a draft while you type.")},
    TopicRow{pageid::newPurchase,        "New purchase",   QT_TRANSLATE_NOOP("HelpTopics", "Enter who bought what and when. Type or paste the items; totals are calculated unless you enter your own.")},
    TopicRow{pageid::newExport,          "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Choose the data and the date range. The service exports up to 31 days at a time. Longer ranges are exported in parts, downloaded, checked and joined into one table.")},
    TopicRow{pageid::newImport,          "New import",     QT_TRANSLATE_NOOP("HelpTopics", "Import a CSV file, an Excel workbook or an OpenDocument spreadsheet with any column names. Columns are mapped to fields, and every row is checked and can be fixed before anything is sent. The result is shown row by row."), QT_TRANSLATE_NOOP("HelpTopics", "csv excel xlsx ods spreadsheet refill coupon codes upload columns")},
    TopicRow{pageid::newContactField,    "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Name the field and choose its type. You can paste options from a table, one per line.")},
    TopicRow{pageid::newIntegration,     "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Name the source of your events. Add its event types afterwards.")},
    TopicRow{pageid::newEventType,       "New event type", QT_TRANSLATE_NOOP("HelpTopics", "Name the event type and its fields. One email field identifies the contact.")},
    TopicRow{pageid::sendEvents,         "Send events",    QT_TRANSLATE_NOOP("HelpTopics", "Send a single event by hand, for example to test a workflow. Events can't be undone.")},
    TopicRow{pageid::bulkJob,            nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Apply one action to many records: choose the action, add rows from a file or the clipboard, check the preview and start. Bulk lookups also work on read-only accounts."), QT_TRANSLATE_NOOP("HelpTopics", "csv spreadsheet excel many mass batch")},
    TopicRow{pageid::purchaseImport,     nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Send your shop's orders as purchases, from the file that the shop exports. Orders are checked, contacts and products are looked up, and each order is sent once."), QT_TRANSLATE_NOOP("HelpTopics", "orders csv spreadsheet excel shopify woocommerce prestashop")},
    TopicRow{pageid::jobs,               nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Jobs with the result of every row. Pause, resume, undo, or save a report.")},
    TopicRow{pageid::editEventType,      "New event type", QT_TRANSLATE_NOOP("HelpTopics", "The definition of an event type. The service can't change it, so Storedesk replaces it with a new one, following a plan.")},
    TopicRow{pageid::eventTypeChange,    nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "The plan that replaces an event type, step by step. You can stop and roll back.")},
    TopicRow{pageid::compareEventType,   nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Compare an event type with a file, another event type or the same one in another account, field by field.")},
    TopicRow{pageid::setup,              nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Compare the contact fields, integrations and event types of another account or a file with this account. Choose what to copy; it runs as a job.")},
    TopicRow{pageid::newContactFields,   nullptr,         QT_TRANSLATE_NOOP("HelpTopics", "Create several contact fields from pasted rows. Every row is checked before anything is created.")},
    TopicRow{pageid::contactFieldChange, nullptr,       QT_TRANSLATE_NOOP("HelpTopics", "The service can't change a contact field. This page helps you replace it with a new one.")},
    TopicRow{pageid::shareWithDeveloper, nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What a developer needs to send events of this type.")},
    TopicRow{pageid::sendEvent,          "Send events",    QT_TRANSLATE_NOOP("HelpTopics", "Send a single event by hand, for example to test a workflow. Events can't be undone.")},
    TopicRow{pageid::importUndo,         nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "The changes of an import that can be undone, record by record.")},
    TopicRow{pageid::privacyRequests,    nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Delete contacts in the service and all copies on this computer, with a certificate.")},
    TopicRow{pageid::history,            nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Changes made from this computer: edits with old and new values, jobs and imports.")},
    TopicRow{pageid::bin,                nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Copies of records you deleted. Restore a record, or view its contents.")},
    TopicRow{pageid::localData,          nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "All data of this account stored on this computer: size, age, location and retention. Delete one type or everything."), QT_TRANSLATE_NOOP("HelpTopics", "privacy storage disk delete data folder retention")},
    TopicRow{pageid::preferences,        nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Settings for all accounts: appearance, language, folders, data retention and network. Changes take effect immediately."), QT_TRANSLATE_NOOP("HelpTopics", "settings options configuration proxy certificate theme")},
    TopicRow{pageid::diagnosticReport,   nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "A report for support with program, system and recent request details. It contains no API keys or personal data, and nothing is sent."), QT_TRANSLATE_NOOP("HelpTopics", "support problem bug error log troubleshoot")},
    TopicRow{pageid::store,              nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Details of the connected store, from the service.")},
};
// clang-format on

static HelpTopic topicOf(const TopicRow &row)
{
    const auto *page = pageRow(QString(row.word));
    return {.title = page ? titleOf(*page) : QString(),
            .sentence = QCoreApplication::translate("HelpTopics", row.sentence),
            .words = row.words ? inEveryLanguage("HelpTopics", row.words) : QString(),
            .where = row.where ? QList{row.where} : QList<const char *>()};
}

HelpTopic helpTopic(const QString &word)
{
    const auto found =
        std::ranges::find_if(topicRows, [&word](const TopicRow &row) { return row.word == word; });
    if (found != topicRows.end())
        return topicOf(*found);
    const auto *page = pageRow(word);
    return {.title = page ? titleOf(*page) : QString()};
}

QList<HelpTopic> helpTopics()
{
    QList<HelpTopic> topics;
    for (const auto &row : topicRows)
        topics.append(topicOf(row));
    return topics;
}

} // namespace storedesk::ui::pages
