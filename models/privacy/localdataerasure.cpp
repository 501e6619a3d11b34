// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/localdataerasure.h"

#include "account/account.h"
#include "base/newfile.h"
#include "jobs/accountowner.h"
#include "privacy/exportedtableerasure.h"
#include "privacy/sourcecopyerasure.h"
#include "storage/bin.h"
#include "storage/contactmirrorfolder.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;
using journal::RowState;
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

// Empties texts that mention a contact in small files of settings, such as a repair in a recipe.
// Returns the number of changed files.
static base::Result<qint64> blankMentions(const QString &folder, const DeletedContactKeys &contacts)
{
    qint64 changed = 0;
    QStringList paths;
    for (const auto *name : {"matchings.json", "order-columns.json", "exports/schedules.json"})
        paths.append(QDir(folder).filePath(QLatin1StringView(name)));
    QDirIterator recipes(QDir(folder).filePath(u"recipes"_s), {u"*.json"_s}, QDir::Files);
    while (recipes.hasNext())
        paths.append(recipes.next());
    for (const auto &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto document = QJsonDocument::fromJson(file.readAll());
        const auto before =
            document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
        const auto after = contacts.blankedIn(before);
        if (after == before)
            continue;
        const auto bytes =
            (after.isArray() ? QJsonDocument(after.toArray()) : QJsonDocument(after.toObject()))
                .toJson();
        base::NewFile anew(path);
        if (!anew.open(QIODevice::WriteOnly) || anew.write(bytes) != bytes.size() || !anew.commit())
            return tl::unexpected(base::Problem{.what = anew.errorString()});
        ++changed;
    }
    return changed;
}

// Returns the folders with the files of jobs that are not open in this process.
static QStringList jobFilesIn(const QString &jobs, const QStringList &inHand)
{
    constexpr auto ending = ".files"_L1;
    QStringList folders;
    for (const auto &name : QDir(jobs).entryList({u'*' + ending}, QDir::Dirs)) {
        if (!inHand.contains(name.chopped(ending.size())))
            folders.append(QDir(jobs).filePath(name));
    }
    return folders;
}

namespace {

// The content removed from account files.
struct Gone
{
    base::Result<ErasedFromJobs> rows = ErasedFromJobs();
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
    const auto settings = blankMentions(folder, contacts);
    if (!gone.rows)
        return;
    for (const auto &part : {rows.map([](auto) { return qint64(0); }), tables, copied, settings}) {
        if (!part) {
            gone.rows = tl::unexpected(part.error());
            return;
        }
    }
    *gone.rows += *rows;
    gone.files += *tables + *settings + removeMentions({folder}, {u"*.damaged-*"_s}, contacts);
    // Files that were not erased row by row, such as those of a damaged job.
    if (rows->left == 0)
        gone.files += removeMentions(jobFilesIn(jobs.path(), inHand), {u"*"_s}, contacts);
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
    const auto answered = [this](const base::Result<ErasedFromJobs> &erased) {
        m_rows += erased.value_or(ErasedFromJobs{.left = 1});
        if (--m_asked == 0)
            wipeLocal();
    };
    for (const auto &id : ids) {
        ++m_asked;
        const auto *run = m_jobManager.runOf(id);
        m_jobManager.ask(
            id,
            [contacts = *m_contacts, files = m_jobManager.folder().filesOf(id),
             isOpen = run && run->state() != jobs::JobRun::State::Done](journal::Journal &journal) {
                return eraseFromJob(journal, files, contacts, isOpen);
            },
            this, answered);
    }
    answered(ErasedFromJobs{});
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
                                       {u"import rows"_s, m_rows.importRows},
                                       {u"job rows"_s, m_rows.rows}});
}

void LocalDataErasure::fail(const base::Problem &problem)
{
    Q_EMIT ended(tl::unexpected(problem));
}

} // namespace storedesk::privacy
