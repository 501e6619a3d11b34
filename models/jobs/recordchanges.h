// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobboard.h"
#include "local/changes.h"

namespace storedesk::jobs {

// What one row of a job wrote into a record.
struct RecordChange
{
    QString job; // its ID
    QString jobTitle;
    bool knowsBefore = false; // the job read the record first
    local::Change change;
};

// What the jobs on this computer changed in a record, whichever of its keys they named it by. The
// journals are read in another thread; done is not told when the context is gone.
void findChanges(JobBoard &board, catalogue::Resource resource, const QJsonObject &record,
                 QObject *context, std::function<void(const std::vector<RecordChange> &)> done);

} // namespace storedesk::jobs
