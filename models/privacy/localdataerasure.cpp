// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/localdataerasure.h"

#include "account/account.h"
#include "jobs/accountowner.h"
#include "jobs/bulkkind.h"
#include "journal/requestjson.h"
#include "privacy/exportedtableerasure.h"
#include "privacy/sourcecopyerasure.h"
#include "storage/bin.h"
#include "storage/contactmirrorfolder.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;
using journal::RowState;
using Erased = journal::Journal::Erased;
using storage::DeletedContactKeys;

// The retention in days for another account's bin entries, which is practically forever.
static constexpr int forEver = 36'500;

LocalDataErasure::LocalDataErasure(account::Account &account, jobs::JobManager &jobManager,
                                   QString id, QString savedFiles, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_jobManager(jobManager)
    , m_id(std::move(id))
    , m_savedFiles(std::move(savedFiles))
{ }

// Includes the IDs in the stored records, because a contact named by its address may be stored
// under an ID.
static base::Result<QStringList> keysOf(journal::Journal &journal)
{
    QStringList keys;
    for (qint64 last = 0;;) {
        const auto rows = journal.rows().findBehind({.state = RowState::Done}, last, 500);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return keys;
        last = rows->back().number;
        for (const auto &row : *rows)
            keys << row.key
                 << DeletedContactKeys::keysIn(QJsonDocument::fromJson(row.before).object());
    }
}

void LocalDataErasure::start()
{
    m_jobManager.ask(m_id, keysOf, this, [this](const base::Result<QStringList> &keys) {
        keys ? wipeFiles(*keys) : fail(keys.error());
    });
}

// Returns whether a row mentions one of the contacts, either by key if the row belongs to a
// contact, or by address in any cell.
static bool concerns(const DeletedContactKeys &contacts, const jobs::BulkPlan &plan,
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
            ofContacts && std::ranges::any_of(DeletedContactKeys::keysIn(record), isKey);
        if (own || mentions(QString::fromUtf8(kept)))
            return true;
    }
    return false;
}

static base::Result<Erased> eraseFrom(journal::Journal &journal, const DeletedContactKeys &contacts)
{
    const auto plan = jobs::bulkPlanOf(journal.head().outline).value_or(jobs::BulkPlan());
    return journal.erase([&](const journal::JobRow &row) { return concerns(contacts, plan, row); },
                         LocalDataErasure::tr("Erased by a privacy request."));
}

static base::Result<Erased> eraseFromJobs(const journal::JobFolder &folder,
                                          const QStringList &others,
                                          const DeletedContactKeys &contacts,
                                          const base::Clock &clock)
{
    // A draft cannot be changed while another process is writing it.
    Erased sum{.left = folder.heldDrafts(clock).size()};
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
        const auto erased = eraseFrom(**journal, contacts);
        if (!erased)
            return erased;
        sum.rows += erased->rows;
        sum.left += erased->left;
    }
    return sum;
}

// Removes other components' small files, and damaged files that were set aside, if they mention a
// contact.
static qint64 removeMentions(const QStringList &folders, const QStringList &patterns,
                             const DeletedContactKeys &contacts)
{
    constexpr qint64 mostBytes = 256LL * 1024 * 1024;
    qint64 removed = 0;
    for (const auto &folder : folders) {
        if (folder.isEmpty())
            continue;
        QDirIterator files(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const bool mentions = contacts.isMentionedIn(QString::fromUtf8(file.read(mostBytes)));
            file.close();
            removed += mentions && file.remove() ? 1 : 0;
        }
    }
    return removed;
}

namespace {

// The content removed from account files.
struct Gone
{
    base::Result<Erased> rows = Erased();
    qint64 files = 0;
    QStringList searched = {};
};

void wipeAccount(const QString &folder, const QStringList &inHand,
                 const DeletedContactKeys &contacts, const QStringList &keys,
                 const base::Clock &clock, Gone &gone)
{
    gone.searched.append(folder);
    const journal::JobFolder jobs(QDir(folder).filePath(u"jobs"_s));
    const auto rows = eraseFromJobs(jobs, inHand, contacts, clock);
    gone.files += removeSourceCopies(jobs.path(), contacts);
    const auto tables = eraseFromTables(QDir(folder).filePath(u"exports"_s), contacts);
    const auto copied = storage::ContactMirrorFolder(folder).erase(keys, clock.now());
    if (!gone.rows)
        return;
    if (!rows || !tables || !copied) {
        gone.rows = tl::unexpected(!rows         ? rows.error()
                                       : !tables ? tables.error()
                                                 : copied.error());
        return;
    }
    gone.rows->rows += rows->rows;
    gone.rows->left += rows->left;
    gone.files += *tables + removeMentions({folder}, {u"*.damaged-*"_s}, contacts);
}

} // namespace

void LocalDataErasure::wipeFiles(const QStringList &keys)
{
    m_contacts.emplace(keys);
    QStringList inHand{m_id};
    for (const auto &job : m_jobManager.jobs()) {
        if (m_jobManager.runOf(job.id))
            inHand.append(job.id);
    }
    base::inBackground(
        [inHand, contacts = *m_contacts, clock = &m_jobManager.clock(), own = m_account.folder(),
         address = m_account.session().client().connection().baseUrl, kept = m_savedFiles, keys] {
            Gone gone;
            wipeAccount(own, inHand, contacts, keys, *clock, gone);
            const auto data = QFileInfo(own).path();
            for (const auto &other : jobs::foldersOfService(data, address, *clock)) {
                if (QDir(other) != QDir(own))
                    wipeAccount(other, {}, contacts, keys, *clock, gone);
            }
            gone.files += removeMentions({kept}, {u"*"_s}, contacts);
            return gone;
        },
        this,
        [this, inHand](const Gone &gone) {
            if (!gone.rows)
                return fail(gone.rows.error());
            m_rows = *gone.rows;
            m_files = gone.files;
            m_others = gone.searched.mid(1);
            const QDir data(QFileInfo(m_account.folder()).path());
            m_searched.clear();
            for (const auto &folder : gone.searched)
                m_searched.append(data.relativeFilePath(folder));
            wipeJobsInHand(inHand.mid(1));
        });
}

void LocalDataErasure::wipeJobsInHand(const QStringList &ids)
{
    m_asked = 1;
    const auto answered = [this](const base::Result<Erased> &erased) {
        if (!erased)
            ++m_rows.left;
        m_rows.rows += erased ? erased->rows : 0;
        m_rows.left += erased ? erased->left : 0;
        if (--m_asked == 0)
            wipeLocal();
    };
    for (const auto &id : ids) {
        ++m_asked;
        m_jobManager.ask(
            id,
            [contacts = *m_contacts](journal::Journal &journal) {
                return eraseFrom(journal, contacts);
            },
            this, answered);
    }
    answered(Erased{});
}

void LocalDataErasure::wipeLocal()
{
    m_account.storage().erase(*m_contacts, this,
                              [this](const base::Result<storage::ErasedCopies> &gone) {
                                  gone ? wipeOtherLocal(*gone) : fail(gone.error());
                              });
}

// Processes one account after another. Accounts from the environment have no storage file.
void LocalDataErasure::wipeOtherLocal(storage::ErasedCopies sum)
{
    while (!m_others.isEmpty()) {
        const auto folder = m_others.takeFirst();
        if (!QFile::exists(QDir(folder).filePath(storage::AccountStorage::fileName())))
            continue;
        auto *other = new storage::AccountStorage(folder, m_jobManager.clock(), this);
        // The other account's retention setting is unknown here, and only data about these contacts
        // may be removed.
        other->bin().setRetentionDays(forEver);
        return other->erase(
            *m_contacts, this,
            [this, other, sum](const base::Result<storage::ErasedCopies> &gone) mutable {
                other->deleteLater();
                if (!gone)
                    return fail(gone.error());
                sum.visits += gone->visits;
                sum.drafts += gone->drafts;
                sum.changes += gone->changes;
                sum.copies += gone->copies;
                wipeOtherLocal(sum);
            });
    }
    if (m_rows.left > 0)
        return fail({.what = tr("Another job is using some of these contacts."),
                     .why = tr("Rows can't be erased while they are being sent."),
                     .next = tr("Storedesk will try again when that job ends.")});
    Q_EMIT ended(QMap<QString, qint64>{{u"bin"_s, sum.copies},
                                       {u"drafts"_s, sum.drafts},
                                       {u"edits"_s, sum.changes},
                                       {u"files"_s, m_files},
                                       {u"history"_s, sum.visits},
                                       {u"job rows"_s, m_rows.rows}});
}

void LocalDataErasure::fail(const base::Problem &problem)
{
    Q_EMIT ended(tl::unexpected(problem));
}

} // namespace storedesk::privacy
