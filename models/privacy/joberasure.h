// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobfolder.h"
#include "journal/journal.h"

namespace storedesk::storage {
class DeletedContactKeys;
}

namespace storedesk::privacy {

// The data erased from jobs.
struct ErasedFromJobs
{
    // Rows of journals.
    qint64 rows = 0;
    // Rows of the files of imports.
    qint64 importRows = 0;
    // Rows and files in use, which were left unchanged.
    qint64 left = 0;

    ErasedFromJobs &operator+=(const ErasedFromJobs &other);
};

// Erases the contacts from a job: its rows, its plan and title, and the files in its folder. The
// plan of an open job can't be changed, so files that it may still send are left unchanged and
// counted.
[[nodiscard]] base::Result<ErasedFromJobs> eraseFromJob(journal::Journal &journal,
                                                        const QString &files,
                                                        const storage::DeletedContactKeys &contacts,
                                                        bool isOpen);

// Erases the contacts from all jobs in the folder but these. Thread-safe.
[[nodiscard]] base::Result<ErasedFromJobs>
eraseFromJobs(const journal::JobFolder &folder, const QStringList &others,
              const storage::DeletedContactKeys &contacts, const base::Clock &clock);

} // namespace storedesk::privacy
