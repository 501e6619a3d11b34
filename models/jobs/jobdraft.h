// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"
#include "journal/journal.h"

namespace storedesk::jobs {

// A job being written. It cannot be listed or run before complete(), and its files are removed if
// the draft is destroyed earlier. Holds the lock of the job, so that other processes can
// distinguish an active draft from an abandoned draft.
class JobDraft final
{
public:
    // Creates the jobs folder if needed.
    [[nodiscard]] static base::Result<std::unique_ptr<JobDraft>>
    reserve(const journal::JobFolder &folder, const QString &id);
    ~JobDraft();
    Q_DISABLE_COPY_MOVE(JobDraft)

    // Creates the journal with the ID of the draft and the owner of the folder.
    [[nodiscard]] base::Result<void> create(journal::JobOutline outline, const base::Clock &clock);
    // Turns the draft into a job, releases its lock and returns the open journal.
    [[nodiscard]] base::Result<std::unique_ptr<journal::Journal>> complete();

    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] QString files() const { return m_folder.filesOf(m_id); }
    // Only valid between create() and complete().
    [[nodiscard]] journal::Journal &journal() { return *m_journal; }
    [[nodiscard]] base::Result<void> append(const std::vector<journal::NewRow> &rows)
    {
        return m_journal->append(rows);
    }

private:
    JobDraft(journal::JobFolder folder, QString id, std::unique_ptr<base::FileLock> lock);

    const journal::JobFolder m_folder;
    const QString m_id;
    std::unique_ptr<base::FileLock> m_lock;
    std::unique_ptr<journal::Journal> m_journal;
};

} // namespace storedesk::jobs
