// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/joberasure.h"

#include "importrun/importjobkind.h"
#include "jobs/bulkkind.h"
#include "journal/requestjson.h"
#include "privacy/exportedtableerasure.h"
#include "privacy/importfileerasure.h"
#include "storage/deletedcontactkeys.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::privacy {

namespace {

struct JobErasureWords
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::privacy::LocalDataErasure)
};

} // namespace

ErasedFromJobs &ErasedFromJobs::operator+=(const ErasedFromJobs &other)
{
    rows += other.rows;
    importRows += other.importRows;
    left += other.left;
    return *this;
}

// Returns whether a row mentions one of the contacts, either by key if the row belongs to a
// contact, or by address in any cell.
static bool concerns(const storage::DeletedContactKeys &contacts, const jobs::BulkPlan &plan,
                     const journal::JobRow &row)
{
    const bool ofContacts =
        catalogue::operation(plan.operation).resource == catalogue::Resource::Contact;
    const auto request = journal::requestFrom(row.request);
    const auto isKey = [&contacts](const QString &value) {
        return contacts.isKey(value);
    };
    if (ofContacts
        && (contacts.isKey(row.key) || (request && std::ranges::any_of(request->values, isKey))))
        return true;
    const auto mentions = [&contacts](const QString &text) {
        return contacts.isMentionedIn(text);
    };
    if (std::ranges::any_of(row.cells, mentions) || mentions(row.detail) || mentions(row.text))
        return true;
    for (const auto &kept : {row.request, row.before, row.record}) {
        const auto record = QJsonDocument::fromJson(kept).object();
        const bool own =
            ofContacts && std::ranges::any_of(storage::DeletedContactKeys::keysIn(record), isKey);
        if (own || mentions(QString::fromUtf8(kept)))
            return true;
    }
    return false;
}

static base::Result<ErasedFromJobs> eraseRows(journal::Journal &journal,
                                              const storage::DeletedContactKeys &contacts)
{
    const auto plan = jobs::bulkPlanOf(journal.head().outline).value_or(jobs::BulkPlan());
    return journal
        .erase([&](const journal::JobRow &row) { return concerns(contacts, plan, row); },
               JobErasureWords::tr("Erased by a privacy request."))
        .map([](const journal::Journal::Erased &erased) {
            return ErasedFromJobs{.rows = erased.rows, .left = erased.left};
        });
}

// Texts in the plan, such as a repair or a value for all rows, may mention a contact as well.
static base::Result<void> eraseFromHead(journal::Journal &journal, const QJsonObject &plan,
                                        const storage::DeletedContactKeys &contacts)
{
    const auto &outline = journal.head().outline;
    const bool isNamed = contacts.isMentionedIn(outline.title);
    const auto blanked = contacts.blankedIn(plan).toObject();
    if (!isNamed && blanked == outline.plan)
        return {};
    return journal.rewrite(
        isNamed ? JobErasureWords::tr("Job of an erased contact") : outline.title, blanked);
}

base::Result<ErasedFromJobs> eraseFromJob(journal::Journal &journal, const QString &files,
                                          const storage::DeletedContactKeys &contacts, bool isOpen)
{
    auto erased = eraseRows(journal, contacts);
    if (!erased)
        return erased;
    const auto plan = importrun::importPlanOf(journal.head().outline);
    if (!plan) {
        // Exports that have not been joined yet.
        const auto tables = isOpen ? base::Result<qint64>(0) : eraseFromTables(files, contacts);
        const auto head = tables ? eraseFromHead(journal, journal.head().outline.plan, contacts)
                                 : tl::unexpected(tables.error());
        return head.map([&erased] { return *erased; });
    }
    const auto parts = journal.rows().find({}, 0, static_cast<int>(plan->rows.size()));
    if (!parts)
        return tl::unexpected(parts.error());
    const auto import = eraseFromImport(*plan, *parts, files, contacts, isOpen);
    if (!import)
        return tl::unexpected(import.error());
    erased->importRows += import->rows;
    erased->left += import->left;
    return eraseFromHead(
               journal, import->plan == *plan ? journal.head().outline.plan : import->plan.toJson(),
               contacts)
        .map([&erased] { return *erased; });
}

base::Result<ErasedFromJobs> eraseFromJobs(const journal::JobFolder &folder,
                                           const QStringList &others,
                                           const storage::DeletedContactKeys &contacts,
                                           const base::Clock &clock)
{
    // A draft cannot be changed while another process is writing it.
    ErasedFromJobs sum{.left = folder.heldDrafts(clock).size()};
    for (const auto &job : folder.list(clock)) {
        if (others.contains(job.id))
            continue;
        const auto lock = folder.lock(job.id);
        if (!lock) {
            // Another window or command is running the job.
            ++sum.left;
            continue;
        }
        // A damaged journal cannot be read row by row, so it is removed completely if it names a
        // contact.
        const auto journal = job.problem.what.isEmpty()
            ? journal::Journal::open(folder.pathOf(job.id), clock)
            : tl::unexpected(job.problem);
        if (!journal)
            continue;
        const auto erased = eraseFromJob(**journal, folder.filesOf(job.id), contacts, false);
        if (!erased)
            return erased;
        sum += *erased;
    }
    return sum;
}

} // namespace storedesk::privacy
