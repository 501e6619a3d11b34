// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "jobs/deletetarget.h"
#include "jobs/lookuplist.h"
#include "journal/jobrow.h"

#include "local/bin.h"

namespace storedesk::jobs {

// A job whose rows are known already, and not read from a table.
struct ListJob
{
    QString title;
    BulkPlan plan;
    QStringList columns;
    std::vector<journal::NewRow> rows;
};

// Whether deleting several of these is a job; the others are few and stay in their dialog.
[[nodiscard]] bool deletesAsJob(catalogue::OperationId operation, qsizetype count);
// Copies are read and kept in the bin before each delete leaves.
[[nodiscard]] ListJob deletionJob(catalogue::OperationId operation,
                                  const QList<DeleteTarget> &targets, bool keepCopies);
// Whether several copies can be put back by one job: all of one resource that a job can make.
[[nodiscard]] bool putsBackAsJob(const std::vector<local::BinEntry> &entries);
// The definitions are the account's own contact fields, as the service lists them.
[[nodiscard]] ListJob putBackJobOf(const std::vector<local::BinEntry> &entries,
                                   const QJsonArray &contactFields);

// Each is read by its own key; what was found is kept with the row.
inline constexpr int lookUpRequestColumn = 2; // of the cells
[[nodiscard]] ListJob lookUpJob(const std::vector<LookupRow> &rows);

} // namespace storedesk::jobs
