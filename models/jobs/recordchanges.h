// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobboard.h"
#include "local/changes.h"

namespace storedesk::jobs {

// What one row of a job or of an import wrote into a record; or what a job did as a whole.
struct RecordChange
{
    QString job; // its ID
    QString jobTitle;
    bool isImport = false;
    qint64 rows = 0; // of the whole job: how many it wrote; then no field is told of
    bool knowsBefore = false; // the job read the record first
    // An import whose file has no column that names this record: it may have changed it.
    bool cannotMatch = false;
    local::Change change;
};

// What the jobs and imports on this computer changed in a record, whichever of its keys they named
// it by. The journals are read in another thread; done is not told when the context is gone.
void findChanges(JobBoard &board, catalogue::Resource resource, const QJsonObject &record,
                 QObject *context, std::function<void(const std::vector<RecordChange> &)> done);

// What each of them did as a whole, as far as it wrote anything.
[[nodiscard]] std::vector<RecordChange> wholeJobs(const JobBoard &board);

} // namespace storedesk::jobs
