// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "helptopics.h"

#include "ui/shell/everylanguage.h"
#include "ui/shell/pagetable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

struct TopicRow
{
    QLatin1StringView word;
    // The scope of the page's own shortcuts, null for none.
    const char *where;
    const char *sentence;
    // Source text: additional search terms.
    const char *words = nullptr;
};

// clang-format off
static constexpr std::array topicRows{
    TopicRow{"overview"_L1,          nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What is running, what needs your attention and how the store is doing. Every line leads to the record or page that it is about.")},
    TopicRow{"contacts"_L1,          "Lists, records", QT_TRANSLATE_NOOP("HelpTopics", "Find a contact by email or external ID. The service has no list of contacts; the ones you opened before are kept here. Paste several values to look up many at once.")},
    TopicRow{"products"_L1,          "Lists, records", QT_TRANSLATE_NOOP("HelpTopics", "Find a product by its ID. The service has no list of products; the ones you opened before are kept here. Paste several values to look up many at once.")},
    TopicRow{"purchases"_L1,         "Lists, records", QT_TRANSLATE_NOOP("HelpTopics", "Find a purchase by its ID. The service has no list of purchases; the ones you opened before are kept here. Paste several values to look up many at once.")},
    TopicRow{"contact"_L1,           "Records",        QT_TRANSLATE_NOOP("HelpTopics", "Everything the service knows about one contact. Edit it and review old and new values before anything is sent; you can undo a saved change.")},
    TopicRow{"product"_L1,           "Records",        QT_TRANSLATE_NOOP("HelpTopics", "Everything the service knows about one product. Edit it and review old and new values before anything is sent; you can undo a saved change.")},
    TopicRow{"purchase"_L1,          "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One purchase with its products. Purchases cannot be changed; delete one and create it again to correct it.")},
    TopicRow{"look-up-many"_L1,      nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Paste a list of emails or IDs: each one is looked up, and you can save what was found as a table.")},
    TopicRow{"exports"_L1,           "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Files that the service makes of your data. Create one, then open it as a table here or download it. Running exports update by themselves.")},
    TopicRow{"export"_L1,            "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One export with its state and file. Once it is finished, open the file as a table or download it.")},
    TopicRow{"imports"_L1,           "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Files that were sent to the service to add or change contacts, products or coupons. Refused rows are in the error report of each import.")},
    TopicRow{"import"_L1,            "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One import with its progress. Refused rows and their reasons are in the error report.")},
    TopicRow{"files"_L1,             "Files",          QT_TRANSLATE_NOOP("HelpTopics", "Open tables of any size: filter, sort, find, draw charts, compare two files and save what you see. The file itself is never changed."), QT_TRANSLATE_NOOP("HelpTopics", "csv spreadsheet excel table")},
    TopicRow{"compare-files"_L1,     "Comparison",     QT_TRANSLATE_NOOP("HelpTopics", "Two files row by row: what was added, removed or changed. Choose the columns that identify a row.")},
    TopicRow{"coupon-sets"_L1,       "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Sets of coupon codes and how many are left. Refill one by importing more codes from a CSV file or a spreadsheet."), QT_TRANSLATE_NOOP("HelpTopics", "refill coupon codes vouchers discount excel")},
    TopicRow{"workflows"_L1,         "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "The workflows of the store and their state. They are changed in the service's own application.")},
    TopicRow{"coupon-set"_L1,        "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One set of coupon codes: how many are left, how fast they go and which workflows use it.")},
    TopicRow{"workflow"_L1,          "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One workflow with its state and the coupon sets that it uses. It is changed in the service's own application.")},
    TopicRow{"contact-field"_L1,     "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One field of the contacts: its ID, its type and its options.")},
    TopicRow{"event-type"_L1,        "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One kind of event with its fields, and which of them identifies the contact.")},
    TopicRow{"contact-fields"_L1,    "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "The fields that every contact has. You can add your own; ID and type can never be changed.")},
    TopicRow{"integrations"_L1,      "Lists",          QT_TRANSLATE_NOOP("HelpTopics", "Sources of events, with their event types. Unfold one to see its types, define a new one or send a test event.")},
    TopicRow{"integration"_L1,       "Records",        QT_TRANSLATE_NOOP("HelpTopics", "One source of events with its event types. Add a new type or send an event of one.")},
    TopicRow{"new-contact"_L1,       "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Fill in what you know and create the contact. The form is kept as a draft while you type.")},
    TopicRow{"new-product"_L1,       "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Fill in what you know and create the product. The form is kept as a draft while you type.")},
    TopicRow{"new-purchase"_L1,      "New purchase",   QT_TRANSLATE_NOOP("HelpTopics", "Say who bought what and when. Type or paste the lines; the totals follow until you type your own.")},
    TopicRow{"new-export"_L1,        "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Choose what to export and from when. The service makes a long period in pieces of 31 days; they are fetched, checked and joined into one table on this computer.")},
    TopicRow{"new-import"_L1,        "New import",     QT_TRANSLATE_NOOP("HelpTopics", "Choose a CSV file, an Excel workbook or an OpenDocument spreadsheet, whatever its columns are called. They are matched to the fields of the service, every row is checked and can be repaired before anything is sent, and the result is shown line by line."), QT_TRANSLATE_NOOP("HelpTopics", "csv excel xlsx ods spreadsheet refill coupon codes upload columns")},
    TopicRow{"new-contact-field"_L1, "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Name the field and choose its type. Options can be pasted from a table, one in each line.")},
    TopicRow{"new-integration"_L1,   "Forms",          QT_TRANSLATE_NOOP("HelpTopics", "Name the source of your events. Its event types are added afterwards.")},
    TopicRow{"new-event-type"_L1,    "New event type", QT_TRANSLATE_NOOP("HelpTopics", "Name the event and the fields that its events have. One email field identifies the contact.")},
    TopicRow{"send-events"_L1,       "Send events",    QT_TRANSLATE_NOOP("HelpTopics", "Send a single event by hand, for example to test a workflow. Events cannot be taken back.")},
    TopicRow{"bulk"_L1,              nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Do the same with many records: choose what is done, give the rows from a file or the clipboard, see what would happen, and let it run. Looking up many records works on a read-only account too."), QT_TRANSLATE_NOOP("HelpTopics", "csv spreadsheet excel many mass batch")},
    TopicRow{"import-purchases"_L1,  nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Send the orders of your shop as purchases, from the file that the shop exports. Orders are checked, contacts and products are looked up, and each order is sent once."), QT_TRANSLATE_NOOP("HelpTopics", "orders csv spreadsheet excel shopify woocommerce prestashop")},
    TopicRow{"jobs"_L1,              nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Jobs that work through many rows, and the result of each row. Pause, continue, undo, or save the report.")},
    TopicRow{"edit-event-type"_L1,   "New event type", QT_TRANSLATE_NOOP("HelpTopics", "The definition of an event type. The service cannot change one, so a plan replaces it by a new one.")},
    TopicRow{"event-type-change"_L1, nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "The plan that replaces an event type, step by step. You can stop and go back.")},
    TopicRow{"compare-type"_L1,      nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "One event type beside a file, another type, or the same one in another account: what differs, field by field.")},
    TopicRow{"set-up"_L1,            nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Contact fields, integrations and event types of another account or a file, compared with this account. Choose what to copy; a job does it.")},
    TopicRow{"new-contact-fields"_L1, nullptr,         QT_TRANSLATE_NOOP("HelpTopics", "Many contact fields at once, from rows that you paste. Every row is checked before anything is created.")},
    TopicRow{"contact-field-change"_L1, nullptr,       QT_TRANSLATE_NOOP("HelpTopics", "The service cannot change a contact field. This page leads you to a new one that takes its place.")},
    TopicRow{"hand-over"_L1,         nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What a developer needs to send events of this type.")},
    TopicRow{"send-event"_L1,        "Send events",    QT_TRANSLATE_NOOP("HelpTopics", "Send a single event by hand, for example to test a workflow. Events cannot be taken back.")},
    TopicRow{"undo-import"_L1,       nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What can be taken back of an import, record by record.")},
    TopicRow{"privacy"_L1,           nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Delete contacts in the service and every copy on this computer, with a certificate.")},
    TopicRow{"history"_L1,           nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What was changed from this computer: single edits with their old and new values, jobs and imports.")},
    TopicRow{"bin"_L1,               nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Copies of what you deleted here. Put a record back, or look at what it held.")},
    TopicRow{"on-this-computer"_L1,  nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "Everything of this account that is kept on this computer: how much, how old, where, and when it goes. Delete a kind, or all of it."), QT_TRANSLATE_NOOP("HelpTopics", "privacy storage disk delete data folder retention")},
    TopicRow{"preferences"_L1,       nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What you choose for all accounts: look, language, folders, how long something is kept, and how the network is reached. Every change takes effect at once."), QT_TRANSLATE_NOOP("HelpTopics", "settings options configuration proxy certificate theme")},
    TopicRow{"diagnostic-report"_L1, nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What you can hand to whoever helps you when something does not work: the program, the system, and what was called lately. Keys and people are not in it, and nothing is sent."), QT_TRANSLATE_NOOP("HelpTopics", "support problem bug error log troubleshoot")},
    TopicRow{"store"_L1,             nullptr,          QT_TRANSLATE_NOOP("HelpTopics", "What the service says about the connected store.")},
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

} // namespace storedesk::ui::shell
