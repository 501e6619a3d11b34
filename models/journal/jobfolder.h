// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "journal/jobhead.h"

#include <QDir>

#include <memory>
#include <vector>

namespace storedesk::journal {

// A job as listed in the folder.
struct ListedJob
{
    QString id;
    journal::JobHead head = {};
    // Whether a live process holds its lock.
    bool taken = false;
    // The reason the journal cannot be read. An empty `what` means that it can be read.
    base::Problem problem = {};
};

// The journals of one account: one file per job, so that a damaged file does not affect other jobs.
// Reentrant.
class JobFolder final
{
public:
    // Retention after the end of a job.
    static constexpr int retentionDays = 90;
    enum class Depth : quint8 { Quick, Thorough };
    using KeyRule = journal::JobOwner::KeyRule;

    // The folder is created with the first job. Jobs are created for the owner, and only jobs of
    // the owner can run. A folder without an owner is read-only.
    explicit JobFolder(QString folder, journal::JobOwner owner = {},
                       KeyRule keyRule = KeyRule::Usual);

    [[nodiscard]] const QString &path() const { return m_folder; }
    [[nodiscard]] const journal::JobOwner &owner() const { return m_owner; }
    // Returns the same folder with an owner about which more is known.
    [[nodiscard]] JobFolder withOwner(journal::JobOwner owner) const
    {
        return JobFolder(m_folder, std::move(owner), m_keyRule);
    }
    // Fails if the job was created for another service address, account or key.
    [[nodiscard]] base::Result<void> checkOwner(const journal::JobHead &head) const;
    [[nodiscard]] QString newId(const base::Clock &clock) const;
    [[nodiscard]] QString pathOf(const QString &id) const;
    // Returns the folder for files that belong to the job and are removed with it. Not created
    // here.
    [[nodiscard]] QString filesOf(const QString &id) const;
    // Required to run or write the job. Fails while another live process holds the lock.
    [[nodiscard]] base::Result<std::unique_ptr<base::FileLock>> lock(const QString &id) const;
    [[nodiscard]] bool isTaken(const QString &id) const;
    [[nodiscard]] base::Result<void> make() const;
    // Returns the jobs, newest first. Includes damaged jobs but not drafts.
    [[nodiscard]] std::vector<ListedJob> list(const base::Clock &clock) const;
    // Returns the IDs of drafts that a live process is writing.
    [[nodiscard]] QStringList heldDrafts(const base::Clock &clock) const;
    // Removes drafts that no live process is writing, and jobs that ended more than retentionDays
    // ago. Depth::Quick opens only journals that may be affected: those with a leftover lock file,
    // and those that have not been written to for that long.
    void tidy(const base::Clock &clock, Depth depth) const;
    // Removes the job with all its files. Fails while a process holds its lock.
    [[nodiscard]] base::Result<void> remove(const QString &id) const;
    // Like remove(), for the holder of the lock.
    [[nodiscard]] base::Result<void> removeFiles(const QString &id) const;

private:
    [[nodiscard]] QStringList idsOf(QLatin1StringView fileEnding, QDir::Filters filters) const;
    [[nodiscard]] QStringList damagedFiles() const;
    // Whether a process runs or writes the job, or was killed while doing so.
    [[nodiscard]] bool hasLockFile(const QString &id) const;
    // Whether the journal was removed, as opposed to a damaged one that was set aside.
    [[nodiscard]] bool isRemoved(const QString &id) const;
    [[nodiscard]] bool isOutdated(const QString &id, const base::Clock &clock,
                                  bool wasKilled) const;
    void tidyJob(const QString &id, const base::Clock &clock) const;

    QString m_folder;
    journal::JobOwner m_owner;
    KeyRule m_keyRule;
};

} // namespace storedesk::journal
