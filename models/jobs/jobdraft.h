// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobfolder.h"
#include "journal/journal.h"

namespace storedesk::jobs {

// A job while it is being written. Nobody can run or list it before complete(); a draft that is
// destroyed without it removes its files. Holds the lock of the job, so that another process knows
// the draft of a living process from one that was left behind.
class JobDraft final
{
public:
    // Creates the folder of the jobs if needed.
    [[nodiscard]] static base::Result<std::unique_ptr<JobDraft>> reserve(const JobFolder &folder,
                                                                         const QString &id);
    ~JobDraft();
    Q_DISABLE_COPY_MOVE(JobDraft)

    // Creates the journal, with the id of the draft and the owner of the folder.
    [[nodiscard]] base::Result<void> create(journal::JobOutline outline, const base::Clock &clock);
    // Turns the draft into a job and releases its lock. Answers the journal, still open.
    [[nodiscard]] base::Result<std::unique_ptr<journal::Journal>> complete();

    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] QString files() const { return m_folder.filesOf(m_id); }
    // Not before create(), and not after complete().
    [[nodiscard]] journal::Journal &journal() { return *m_journal; }
    [[nodiscard]] base::Result<void> append(const std::vector<journal::NewRow> &rows)
    {
        return m_journal->append(rows);
    }

private:
    JobDraft(JobFolder folder, QString id, std::unique_ptr<base::FileLock> lock);

    const JobFolder m_folder;
    const QString m_id;
    std::unique_ptr<base::FileLock> m_lock;
    std::unique_ptr<journal::Journal> m_journal;
};

} // namespace storedesk::jobs
