// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrorfolder.h"

#include "base/filelock.h"
#include "base/privatefolder.h"
#include "base/transaction.h"
#include "base/utc.h"
#include "storage/contactmirrorwriter.h"
#include "storage/deletedcontactkeys.h"
#include "storage/foldedkey.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>
#include <QThread>

#include <array>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

namespace {

struct CopyWords
{
    Q_DECLARE_TR_FUNCTIONS(ContactMirror)
};

constexpr auto folderSchema = std::to_array<base::Migration>({
    {.version = 1,
     .sql = "CREATE TABLE copy (asked INTEGER NOT NULL DEFAULT 0, job TEXT NOT NULL DEFAULT '',"
            " taken TEXT NOT NULL DEFAULT '', file TEXT NOT NULL DEFAULT '');"
            "INSERT INTO copy DEFAULT VALUES;"
            "CREATE TABLE gone (key BLOB PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;"},
    {.version = 2,
     .sql = "CREATE TABLE added (number INTEGER PRIMARY KEY, at INTEGER NOT NULL,"
            " record BLOB NOT NULL);"},
});

QDateTime momentOf(qint64 milliseconds)
{
    return milliseconds > 0 ? QDateTime::fromMSecsSinceEpoch(milliseconds, base::utc) : QDateTime();
}

// Deleted contacts are stored as hashes, so that this file does not name them.
QByteArray markOf(QByteArrayView foldedKey)
{
    return QCryptographicHash::hash(foldedKey, QCryptographicHash::Sha256);
}

} // namespace

ContactMirrorFolder::ContactMirrorFolder(const QString &accountFolder)
    : m_path(QDir(accountFolder).filePath(u"contacts"_s))
    , m_lock(QDir(accountFolder).filePath(u".contacts.lock"_s))
{ }

bool ContactMirrorFolder::isOn() const
{
    return QFile::exists(QDir(m_path).filePath(u"copy.sqlite"_s));
}

base::Result<std::unique_ptr<base::Database>> ContactMirrorFolder::open() const
{
    // Used to name damaged files. Background work may finish after the program's own clock has been
    // destroyed.
    static const base::SystemClock clock;
    auto database = base::makePrivateFolder(m_path).and_then([this] {
        return base::Database::open(QDir(m_path).filePath(u"copy.sqlite"_s),
                                    {.migrations = folderSchema}, clock);
    });
    if (!database)
        return database;
    // Erased contacts must not remain in unused parts of the file.
    if (const auto set = (*database)->script("PRAGMA secure_delete = ON"); !set)
        return tl::unexpected(set.error());
    return database;
}

base::Result<ContactMirrorState> ContactMirrorFolder::read() const
{
    if (!isOn())
        return ContactMirrorState();
    auto database = open();
    if (!database)
        return tl::unexpected(database.error());
    auto row = (*database)->query("SELECT asked, job, taken, file FROM copy");
    if (!row.next())
        return tl::unexpected(row.problem().value_or(base::Problem()));
    ContactMirrorState state{
        .on = true, .asked = momentOf(row.number(0)), .job = row.text(1), .taken = row.text(2)};
    if (const auto file = row.text(3); !file.isEmpty())
        state.path = QDir(m_path).filePath(file);
    return state;
}

base::Result<void> ContactMirrorFolder::turnOn() const
{
    return open().map([](const auto &) { });
}

base::Result<bool> ContactMirrorFolder::claim(const QDateTime &now, const QDateTime &before) const
{
    if (!isOn())
        return false;
    auto database = open();
    if (!database)
        return tl::unexpected(database.error());
    return (*database)
        ->run("UPDATE copy SET asked = ? WHERE asked <= ?",
              {now.toMSecsSinceEpoch(), before.toMSecsSinceEpoch()})
        .map([&database] { return (*database)->changes() > 0; });
}

base::Result<void> ContactMirrorFolder::noteJob(const QString &job) const
{
    if (!isOn())
        return {};
    return open().and_then([&job](const std::unique_ptr<base::Database> &database) {
        return database->run("UPDATE copy SET job = ?", {job});
    });
}

base::Result<ContactMirror::IsGone> ContactMirrorFolder::goneSince(const QDateTime &asked) const
{
    if (!isOn())
        return ContactMirror::IsGone();
    auto database = open();
    if (!database)
        return tl::unexpected(database.error());
    QSet<QByteArray> marks;
    auto rows =
        (*database)->query("SELECT key FROM gone WHERE at >= ?", {asked.toMSecsSinceEpoch()});
    while (rows.next())
        marks.insert(rows.bytes(0));
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    if (marks.isEmpty())
        return ContactMirror::IsGone();
    return [marks](QByteArrayView key) {
        return marks.contains(markOf(key));
    };
}

base::Result<std::vector<QJsonObject>> ContactMirrorFolder::addedSince(const QDateTime &asked) const
{
    std::vector<QJsonObject> records;
    auto database = open();
    if (!database)
        return tl::unexpected(database.error());
    auto rows = (*database)->query("SELECT record FROM added WHERE at >= ? ORDER BY number",
                                   {asked.toMSecsSinceEpoch()});
    while (rows.next())
        records.push_back(QJsonDocument::fromJson(rows.bytes(0)).object());
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    return records;
}

base::Result<bool> ContactMirrorFolder::take(const ContactMirror::Source &source,
                                             const QString &job,
                                             const ContactMirror::IsStopped &isStopped) const
{
    if (!isOn())
        return false;
    const auto gone = goneSince(source.asked);
    if (!gone)
        return tl::unexpected(gone.error());
    const auto name = u"contacts-%1.sqlite"_s.arg(job);
    const auto path = QDir(m_path).filePath(name);
    // The file may have been left behind by a process that was killed.
    removeMirrorFiles(path);
    const auto made = ContactMirror::make(path, source, *gone, isStopped);
    if (!made) {
        removeMirrorFiles(path);
        return isOn() ? base::Result<bool>(tl::unexpected(made.error())) : false;
    }
    return putInPlace(name, source.asked, job);
}

// Waits for a long time, because erasing from a mirror of a million contacts takes seconds.
static base::Result<void> lockForWriting(base::FileLock &lock)
{
    static constexpr std::chrono::minutes patience{2};
    // Without the account's folder, there is no mirror to protect.
    if (!QFileInfo(lock.path()).dir().exists() || lock.lock(patience))
        return {};
    return tl::unexpected(
        base::Problem{.what = CopyWords::tr("The offline copy of the contacts is in use."),
                      .why = lock.state() == base::FileLock::State::HeldElsewhere
                          ? CopyWords::tr("Another window or command is changing it.")
                          : lock.errorString(),
                      .next = CopyWords::tr("Try again later.")});
}

base::Result<bool> ContactMirrorFolder::putInPlace(const QString &name, const QDateTime &asked,
                                                   const QString &job) const
{
    base::FileLock lock(m_lock);
    if (const auto locked = lockForWriting(lock); !locked)
        return tl::unexpected(locked.error());
    const auto path = QDir(m_path).filePath(name);
    const auto before = read();
    if (!before || !before->on) {
        removeMirrorFiles(path);
        return before.map([](const ContactMirrorState &) { return false; });
    }
    // These contacts were deleted while the mirror was being built.
    const auto gone = goneSince(asked);
    if (!gone)
        return tl::unexpected(gone.error());
    if (*gone) {
        const auto erased = ContactMirror::open(path).and_then(
            [&gone](ContactMirror copy) { return copy.erase(*gone); });
        if (!erased)
            return tl::unexpected(erased.error());
    }
    const auto completed = addedSince(asked).and_then([&path](const std::vector<QJsonObject> &all) {
        return ContactMirror::open(path).and_then(
            [&all](ContactMirror copy) { return copy.add(all); });
    });
    if (!completed)
        return tl::unexpected(completed.error());
    auto database = open();
    if (!database)
        return tl::unexpected(database.error());
    base::Transaction transaction(**database);
    const auto done = (*database)
                          ->run("UPDATE copy SET taken = ?, file = ?", {job, name})
                          .and_then([&] {
                              return (*database)->run("DELETE FROM gone WHERE at < ?",
                                                      {asked.toMSecsSinceEpoch()});
                          })
                          .and_then([&] {
                              return (*database)->run("DELETE FROM added WHERE at < ?",
                                                      {asked.toMSecsSinceEpoch()});
                          })
                          .and_then([&transaction] { return transaction.commit(); });
    if (!done)
        return tl::unexpected(done.error());
    if (!before->path.isEmpty() && before->path != path)
        removeMirrorFiles(before->path);
    return true;
}

// Removes the added contacts that have one of these keys.
static base::Result<void> removeAdded(base::Database &database, const QSet<QByteArray> &folded)
{
    std::vector<qint64> numbers;
    {
        auto rows = database.query("SELECT number, record FROM added");
        while (rows.next()) {
            const auto record = QJsonDocument::fromJson(rows.bytes(1)).object();
            for (const auto &key : DeletedContactKeys::keysIn(record)) {
                if (folded.contains(foldedKey(key.toUtf8())))
                    numbers.push_back(rows.number(0));
            }
        }
        if (const auto &problem = rows.problem())
            return tl::unexpected(*problem);
    }
    for (const auto number : numbers) {
        if (auto removed = database.run("DELETE FROM added WHERE number = ?", {number}); !removed)
            return removed;
    }
    return {};
}

// Stores an added contact, which then no longer counts as deleted.
static base::Result<void> storeAdded(base::Database &database, const QJsonObject &record,
                                     const QDateTime &now)
{
    for (const auto &key : DeletedContactKeys::keysIn(record)) {
        if (auto known = database.run("DELETE FROM gone WHERE key = ?",
                                      {base::Blob{markOf(foldedKey(key.toUtf8()))}});
            !known)
            return known;
    }
    return database.run("INSERT INTO added (at, record) VALUES (?, ?)",
                        {now.toMSecsSinceEpoch(),
                         base::Blob{QJsonDocument(record).toJson(QJsonDocument::Compact)}});
}

base::Result<qint64> ContactMirrorFolder::add(const std::vector<QJsonObject> &records,
                                              const QDateTime &now) const
{
    if (records.empty() || !isOn())
        return 0;
    base::FileLock lock(m_lock);
    auto database = lockForWriting(lock).and_then([this] { return open(); });
    if (!database)
        return tl::unexpected(database.error());
    QSet<QByteArray> folded;
    for (const auto &record : records) {
        for (const auto &key : DeletedContactKeys::keysIn(record))
            folded.insert(foldedKey(key.toUtf8()));
    }
    base::Transaction transaction(**database);
    auto stored = removeAdded(**database, folded);
    for (const auto &record : records)
        stored = stored.and_then([&] { return storeAdded(**database, record, now); });
    stored = stored.and_then([&transaction] { return transaction.commit(); });
    const auto state = stored.and_then([this] { return read(); });
    if (!state || state->path.isEmpty())
        return state.map([](const ContactMirrorState &) { return 0; });
    return ContactMirror::open(state->path).and_then([&records](ContactMirror copy) {
        return copy.add(records);
    });
}

base::Result<qint64> ContactMirrorFolder::merge(const ContactImport &import,
                                                const ContactMirror::IsStopped &isStopped) const
{
    if (!isOn())
        return 0;
    base::FileLock lock(m_lock);
    if (const auto locked = lockForWriting(lock); !locked)
        return tl::unexpected(locked.error());
    const auto state = read();
    if (!state || state->path.isEmpty())
        return state.map([](const ContactMirrorState &) { return 0; });
    const auto during = goneSince(import.began);
    const auto after = goneSince(import.ended);
    auto copy = ContactMirror::open(state->path);
    if (!during || !after || !copy)
        return tl::unexpected(!copy ? copy.error() : (!during ? during : after).error());
    const auto known = copy->imports();
    if (!known)
        return tl::unexpected(known.error());
    if (copy->asked() > import.ended || known->jobs.contains(import.job))
        return 0;
    return copy->merge(import, *during, *after, isStopped);
}

base::Result<qint64> ContactMirrorFolder::erase(const QStringList &keys, const QDateTime &now) const
{
    if (keys.isEmpty() || !isOn())
        return 0;
    base::FileLock lock(m_lock);
    auto database = lockForWriting(lock).and_then([this] { return open(); });
    if (!database)
        return tl::unexpected(database.error());
    base::Transaction transaction(**database);
    QSet<QByteArray> folded;
    for (const auto &key : keys) {
        folded.insert(foldedKey(key.toUtf8()));
        const auto noted = (*database)->run(
            "INSERT OR REPLACE INTO gone (key, at) VALUES (?, ?)",
            {base::Blob{markOf(foldedKey(key.toUtf8()))}, now.toMSecsSinceEpoch()});
        if (!noted)
            return tl::unexpected(noted.error());
    }
    const auto noted = removeAdded(**database, folded)
                           .and_then([&transaction] { return transaction.commit(); })
                           .and_then([&database] {
                               return (*database)->script("PRAGMA wal_checkpoint(TRUNCATE)");
                           });
    if (!noted)
        return tl::unexpected(noted.error());
    const auto state = read();
    if (!state || state->path.isEmpty())
        return state.map([](const ContactMirrorState &) { return 0; });
    const auto erased = ContactMirror::open(state->path).and_then([&folded](ContactMirror copy) {
        return copy.erase(folded);
    });
    removeDamagedFiles(state->path);
    return erased;
}

base::Result<void> ContactMirrorFolder::dropOlder(const QDateTime &limit) const
{
    base::FileLock lock(m_lock);
    if (const auto locked = lockForWriting(lock); !locked)
        return tl::unexpected(locked.error());
    const auto state = read();
    if (!state || state->path.isEmpty())
        return state.map([](const ContactMirrorState &) { });
    const auto copy = ContactMirror::open(state->path);
    if (!copy)
        return tl::unexpected(copy.error());
    if (copy->asked() >= limit)
        return {};
    removeMirrorFiles(state->path);
    return open().and_then([](const std::unique_ptr<base::Database> &database) {
        return database->script("UPDATE copy SET taken = '', file = ''; DELETE FROM added");
    });
}

base::Result<void> ContactMirrorFolder::wipe() const
{
    base::FileLock lock(m_lock);
    if (const auto locked = lockForWriting(lock); !locked)
        return tl::unexpected(locked.error());
    // A reader that is closing may recreate one of its files while the folder is being removed.
    for (int attempt = 0; attempt < 40; ++attempt) {
        if (!QDir(m_path).exists() || QDir(m_path).removeRecursively())
            return {};
        QThread::msleep(50);
    }
    return tl::unexpected(base::Problem{.what = CopyWords::tr("Couldn't delete the offline copy."),
                                        .why = QDir::toNativeSeparators(m_path)});
}

} // namespace storedesk::storage
