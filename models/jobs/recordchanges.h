// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "storage/changehistory.h"

namespace storedesk::jobs {

// A change made to a record by a row of a job or import, or the overall effect of a job.
struct RecordChange
{
    // ID of the job.
    QString job;
    // As the journal stores it (journal::shownTitle).
    QString jobTitle;
    bool isImport = false;
    // Number of rows written by the whole job. If set, the change contains no fields.
    qint64 rows = 0;
    // Whether the job read the record before changing it.
    bool knowsBefore = false;
    // Whether the change was made by an import whose file has no column that identifies the record.
    // It is then uncertain whether the import changed this record.
    bool cannotMatch = false;
    storage::RecordEdit change;
};

// Finds the changes made to a record by jobs and imports on this computer, regardless of the key
// they used. Reads journals in another thread; done is not called if the context has been
// destroyed.
void findChanges(JobManager &jobManager, catalogue::Resource resource, const QJsonObject &record,
                 QObject *context, std::function<void(const std::vector<RecordChange> &)> done);

// Returns the overall effect of each job that wrote anything.
[[nodiscard]] std::vector<RecordChange> wholeJobs(const JobManager &jobManager);

} // namespace storedesk::jobs
