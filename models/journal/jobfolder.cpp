// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/jobfolder.h"

#include "base/privatefolder.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace storedesk::journal {

using namespace Qt::StringLiterals;

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(FolderWords)
};

using Written = journal::Journal::Written;

static constexpr auto ending = ".sqlite"_L1;
static constexpr auto lockEnding = ".sqlite.lock"_L1;
static constexpr auto filesEnding = ".files"_L1;
static constexpr std::chrono::milliseconds momentOfListing{250};

JobFolder::JobFolder(QString folder, journal::JobOwner owner, KeyRule keyRule)
    : m_folder(std::move(folder))
    , m_owner(std::move(owner))
    , m_keyRule(keyRule)
{ }

static QString wordsOf(const journal::JobOwner &owner)
{
    if (!owner.isKnown())
        return FolderWords::tr("an unknown account");
    if (owner.store.isEmpty())
        return FolderWords::tr("%1 (key %2)", "service address, key id")
            .arg(owner.address, owner.keyId);
    const auto store =
        owner.storeName.isEmpty() ? owner.store : u"%1, %2"_s.arg(owner.storeName, owner.store);
    return FolderWords::tr("%1 (key %2, store %3)", "service address, key id, name of the store")
        .arg(owner.address, owner.keyId, store);
}

base::Result<void> JobFolder::checkOwner(const journal::JobHead &head) const
{
    const auto &owner = head.outline.owner;
    if (owner.accepts(m_owner, m_keyRule))
        return {};
    return tl::unexpected(
        base::Problem{.what = owner.isOtherStore(m_owner)
                          ? FolderWords::tr("The job belongs to another store.")
                          : FolderWords::tr("The job belongs to another account."),
                      .why = FolderWords::tr("It was created for %1, but you are connected to %2.")
                                 .arg(wordsOf(owner), wordsOf(m_owner)),
                      .next = FolderWords::tr("Nothing was sent. Connect to the job's account.")});
}

// IDs are sorted by creation time in milliseconds. A random part distinguishes IDs created at the
// same time.
QString JobFolder::newId(const base::Clock &clock) const
{
    const auto stamp = clock.now().toUTC().toString(u"yyyyMMdd-HHmmsszzz"_s);
    const auto random = QRandomGenerator::global()->bounded(0x10000);
    return u"%1-%2"_s.arg(stamp).arg(random, 4, 16, QLatin1Char('0'));
}

QString JobFolder::pathOf(const QString &id) const
{
    return QDir(m_folder).filePath(id + ending);
}

QString JobFolder::filesOf(const QString &id) const
{
    return QDir(m_folder).filePath(id + filesEnding);
}

base::Result<std::unique_ptr<base::FileLock>> JobFolder::lock(const QString &id) const
{
    auto lock = std::make_unique<base::FileLock>(QDir(m_folder).filePath(id + lockEnding));
    // Wait briefly, because a process that lists the jobs holds the lock for a moment.
    if (lock->lock(momentOfListing))
        return lock;
    if (lock->state() == base::FileLock::State::HeldElsewhere)
        return tl::unexpected(
            base::Problem{.what = FolderWords::tr("The job is already running."),
                          .why = FolderWords::tr("Another window or command is using it."),
                          .next = FolderWords::tr("Wait until it finishes, or stop it there.")});
    return tl::unexpected(
        base::Problem{.what = FolderWords::tr("Couldn't lock the job."),
                      .why = lock->errorString(),
                      .next = FolderWords::tr("Check the folder %1.").arg(m_folder)});
}

bool JobFolder::isTaken(const QString &id) const
{
    return base::FileLock::isHeld(QDir(m_folder).filePath(id + lockEnding));
}

base::Result<void> JobFolder::make() const
{
    return base::makePrivateFolder(m_folder);
}

static base::Problem setAside(const QString &path)
{
    return {.what = FolderWords::tr("The job file was damaged."),
            .next = FolderWords::tr("It was saved as %1.").arg(path)};
}

std::vector<ListedJob> JobFolder::list(const base::Clock &clock) const
{
    std::vector<ListedJob> jobs;
    const auto damagedOnes = damagedFiles();
    for (const auto &id : idsOf(ending, QDir::Files)) {
        // The job is a draft whose process has not written the journal yet or was killed.
        if (QFileInfo(pathOf(id)).size() == 0 && hasLockFile(id))
            continue;
        ListedJob job{.id = id};
        const auto journal = journal::Journal::open(pathOf(job.id), clock);
        if (journal)
            job.head = (*journal)->head();
        else if (isRemoved(id))
            continue;
        else
            job.problem = journal.error();
        if (journal && !job.head.complete)
            continue;
        if (!journal && hasLockFile(id)
            && journal::Journal::writtenIn(pathOf(id), clock) == Written::Nothing)
            continue;
        // The empty file replaced a damaged one that was set aside.
        const auto damaged = damagedOnes.filter(id + ending);
        if (!journal && !damaged.isEmpty())
            job.problem = setAside(QDir(m_folder).filePath(damaged.constFirst()));
        job.taken = isTaken(job.id);
        jobs.push_back(std::move(job));
    }
    for (const auto &damaged : damagedOnes) {
        const auto id = damaged.left(damaged.indexOf(ending));
        if (std::ranges::find(jobs, id, &ListedJob::id) != jobs.end())
            // The damaged file was already reported, or replaced by a new journal.
            continue;
        jobs.push_back({.id = id, .problem = setAside(QDir(m_folder).filePath(damaged))});
    }
    std::ranges::sort(jobs, std::ranges::greater(), &ListedJob::id);
    return jobs;
}

QStringList JobFolder::idsOf(QLatin1StringView fileEnding, QDir::Filters filters) const
{
    QStringList ids;
    for (const auto &file : QDir(m_folder).entryList({u'*' + fileEnding}, filters, QDir::Name))
        ids.append(file.chopped(fileEnding.size()));
    return ids;
}

QStringList JobFolder::heldDrafts(const base::Clock &clock) const
{
    auto ids = idsOf(lockEnding, QDir::Files);
    ids.removeIf([&](const QString &id) {
        return !isTaken(id)
            || (QFile::exists(pathOf(id))
                && journal::Journal::writtenIn(pathOf(id), clock) == Written::Complete);
    });
    return ids;
}

void JobFolder::tidy(const base::Clock &clock, Depth depth) const
{
    // A killed process leaves its lock file behind.
    auto ids = idsOf(lockEnding, QDir::Files);
    ids += idsOf(filesEnding, QDir::Dirs);
    const auto limit = clock.now().addDays(-retentionDays);
    for (const auto &id : idsOf(ending, QDir::Files)) {
        const QFileInfo file(pathOf(id));
        if (depth == Depth::Thorough || file.size() == 0 || file.lastModified() < limit)
            ids.append(id);
    }
    ids.removeDuplicates();
    for (const auto &id : ids)
        tidyJob(id, clock);
}

bool JobFolder::hasLockFile(const QString &id) const
{
    return QFile::exists(QDir(m_folder).filePath(id + lockEnding));
}

bool JobFolder::isRemoved(const QString &id) const
{
    return !QFile::exists(pathOf(id)) && damagedFiles().filter(id + ending).isEmpty();
}

// An empty journal is a draft if its process was killed. Otherwise it is damaged, which list()
// reports.
bool JobFolder::isOutdated(const QString &id, const base::Clock &clock, bool wasKilled) const
{
    if (!QFile::exists(pathOf(id)))
        return isRemoved(id);
    const auto written = journal::Journal::writtenIn(pathOf(id), clock);
    if (!written)
        return false;
    if (*written != Written::Complete)
        return *written == Written::Draft || wasKilled;
    const auto journal = journal::Journal::openAgain(pathOf(id), clock);
    return journal && (*journal)->head().state == journal::JobState::Done
        && (*journal)->head().ended.isValid()
        && (*journal)->head().ended.daysTo(clock.now()) > retentionDays;
}

void JobFolder::tidyJob(const QString &id, const base::Clock &clock) const
{
    const bool wasKilled = hasLockFile(id);
    if (isTaken(id))
        return;
    if (const auto mine = lock(id); mine && isOutdated(id, clock, wasKilled))
        (void)removeFiles(id);
}

QStringList JobFolder::damagedFiles() const
{
    return QDir(m_folder).entryList({u'*' + ending + u".damaged-*"_s}, QDir::Files, QDir::Name);
}

base::Result<void> JobFolder::remove(const QString &id) const
{
    const auto mine = lock(id);
    if (!mine)
        return tl::unexpected(mine.error());
    return removeFiles(id);
}

base::Result<void> JobFolder::removeFiles(const QString &id) const
{
    // Remove the journal first, because the job cannot run without it even if removing the other
    // files fails.
    QFile file(pathOf(id));
    if (file.exists() && !file.remove())
        return tl::unexpected(base::Problem{.what = FolderWords::tr("Couldn't delete the job."),
                                            .why = file.errorString()});
    for (const auto &log : QDir(m_folder).entryList(
             {id + ending + u"-*"_s, id + ending + u".before-*"_s}, QDir::Files))
        QFile::remove(QDir(m_folder).filePath(log));
    for (const auto &damaged : damagedFiles()) {
        if (damaged.startsWith(id + ending))
            QFile::remove(QDir(m_folder).filePath(damaged));
    }
    QDir(filesOf(id)).removeRecursively();
    return {};
}

} // namespace storedesk::journal
