// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobfolder.h"

#include "base/privatefolder.h"
#include "journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(JobFolder)
};

static constexpr auto ending = ".sqlite"_L1;
static constexpr auto lockEnding = ".lock"_L1;
static constexpr std::chrono::milliseconds momentOfListing{250};

JobFolder::JobFolder(QString folder)
    : m_folder(std::move(folder))
{ }

// Sorts by its time: of two begun in one second the later one is listed first. Two of one
// moment still differ.
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
    return QDir(m_folder).filePath(id + ".files"_L1);
}

base::Result<std::unique_ptr<base::FileLock>> JobFolder::lock(const QString &id) const
{
    auto lock = std::make_unique<base::FileLock>(pathOf(id) + lockEnding);
    // A process that lists the jobs holds the lock for a moment.
    if (lock->lock(momentOfListing))
        return lock;
    if (lock->state() == base::FileLock::State::HeldElsewhere)
        return tl::unexpected(
            base::Problem{.what = FolderWords::tr("The job is running already."),
                          .why = FolderWords::tr("Another window or command has it."),
                          .next = FolderWords::tr("Wait for it, or stop it there.")});
    return tl::unexpected(
        base::Problem{.what = FolderWords::tr("The job cannot be locked."),
                      .why = lock->errorString(),
                      .next = FolderWords::tr("Check the folder %1.").arg(m_folder)});
}

bool JobFolder::isTaken(const QString &id) const
{
    return base::FileLock::isHeld(pathOf(id) + lockEnding);
}

base::Result<void> JobFolder::make() const
{
    return base::makePrivateFolder(m_folder);
}

std::vector<ListedJob> JobFolder::list(const base::Clock &clock) const
{
    std::vector<ListedJob> jobs;
    const auto files =
        QDir(m_folder).entryList({u'*' + ending}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const auto &file : files) {
        ListedJob job{.id = file.chopped(ending.size())};
        const auto journal = journal::Journal::open(pathOf(job.id), clock);
        if (journal)
            job.head = (*journal)->head();
        else
            job.problem = journal.error();
        job.taken = isTaken(job.id);
        jobs.push_back(std::move(job));
    }
    for (const auto &damaged : damagedFiles()) {
        const auto id = damaged.left(damaged.indexOf(ending));
        if (std::ranges::find(jobs, id, &ListedJob::id) != jobs.end())
            continue; // told already, or begun anew
        jobs.push_back({.id = id,
                        .problem = {.what = FolderWords::tr("The file of the job was damaged."),
                                    .next = FolderWords::tr("It is kept as %1.")
                                                .arg(QDir(m_folder).filePath(damaged))}});
    }
    std::ranges::sort(jobs, std::ranges::greater(), &ListedJob::id);
    return jobs;
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
    const auto path = pathOf(id);
    for (const auto &log : QDir(m_folder).entryList(
             {id + ending + u"-*"_s, id + ending + u".before-*"_s}, QDir::Files))
        QFile::remove(QDir(m_folder).filePath(log));
    for (const auto &damaged : damagedFiles()) {
        if (damaged.startsWith(id + ending))
            QFile::remove(QDir(m_folder).filePath(damaged));
    }
    QDir(filesOf(id)).removeRecursively();
    QFile file(path);
    if (file.exists() && !file.remove())
        return tl::unexpected(base::Problem{
            .what = FolderWords::tr("The job could not be removed."), .why = file.errorString()});
    return {};
}

} // namespace storedesk::jobs
