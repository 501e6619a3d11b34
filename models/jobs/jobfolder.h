// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/filelock.h"
#include "journal/jobhead.h"

#include <QDir>

#include <memory>
#include <vector>

namespace storedesk::jobs {

// A job as the folder has it.
struct ListedJob
{
    QString id;
    journal::JobHead head = {};
    bool taken = false; // a living process runs it
    base::Problem problem = {}; // why it cannot be read; empty what: it can
};

// The journals of one account: a file for each job, so that a damaged one harms no other. Any
// thread may use its own.
class JobFolder final
{
public:
    static constexpr int keptDays = 90; // after the end of a job
    enum class Depth : quint8 { Quick, Thorough };
    using KeyRule = journal::JobOwner::KeyRule;

    // The folder is created with the first job. Jobs are created for the owner, and only jobs of
    // the owner can run; a folder without an owner is for reading.
    explicit JobFolder(QString folder, journal::JobOwner owner = {},
                       KeyRule keyRule = KeyRule::Usual);

    [[nodiscard]] const QString &path() const { return m_folder; }
    [[nodiscard]] const journal::JobOwner &owner() const { return m_owner; }
    // The same folder for an owner of whom more is known.
    [[nodiscard]] JobFolder withOwner(journal::JobOwner owner) const
    {
        return JobFolder(m_folder, std::move(owner), m_keyRule);
    }
    // Fails when the job was created for another service address, account or key.
    [[nodiscard]] base::Result<void> checkOwner(const journal::JobHead &head) const;
    [[nodiscard]] QString newId(const base::Clock &clock) const;
    [[nodiscard]] QString pathOf(const QString &id) const;
    // A folder for files that belong to the job and go with it; whoever needs it makes it.
    [[nodiscard]] QString filesOf(const QString &id) const;
    // The holder runs or writes the job. Fails while another living process holds it.
    [[nodiscard]] base::Result<std::unique_ptr<base::FileLock>> lock(const QString &id) const;
    [[nodiscard]] bool isTaken(const QString &id) const;
    [[nodiscard]] base::Result<void> make() const;
    // Newest first, damaged ones too; drafts are no jobs.
    [[nodiscard]] std::vector<ListedJob> list(const base::Clock &clock) const;
    // Ids of drafts that a living process is writing.
    [[nodiscard]] QStringList heldDrafts(const base::Clock &clock) const;
    // Removes drafts that no living process is writing, and jobs that ended more than keptDays ago.
    // Quick opens only journals that may be concerned: those with a lock file left behind, and
    // those that were not written for that long.
    void tidy(const base::Clock &clock, Depth depth) const;
    // Removes the job with all it holds. Fails while a process has its lock.
    [[nodiscard]] base::Result<void> remove(const QString &id) const;
    // The same for the holder of its lock.
    [[nodiscard]] base::Result<void> removeFiles(const QString &id) const;

private:
    [[nodiscard]] QStringList idsOf(QLatin1StringView fileEnding, QDir::Filters filters) const;
    [[nodiscard]] QStringList damagedFiles() const;
    // Whether a process runs or writes the job, or was killed while it did.
    [[nodiscard]] bool hasLockFile(const QString &id) const;
    [[nodiscard]] bool isOutdated(const QString &id, const base::Clock &clock,
                                  bool wasKilled) const;
    void tidyJob(const QString &id, const base::Clock &clock) const;

    QString m_folder;
    journal::JobOwner m_owner;
    KeyRule m_keyRule;
};

} // namespace storedesk::jobs
