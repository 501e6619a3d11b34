// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "journal/jobrow.h"
#include "records/deletetarget.h"

#include "storage/bin.h"

namespace storedesk::jobs {

// A job whose rows are given directly instead of being read from a table.
struct ListJob
{
    QString title;
    BulkPlan plan;
    QStringList columns;
    std::vector<journal::NewRow> rows;
};

// Whether this number of deletes runs as a job. Fewer deletes run in their dialog.
[[nodiscard]] bool deletesAsJob(catalogue::OperationId operation, qsizetype count);
// Each record is read and stored in the bin before its delete is sent.
[[nodiscard]] ListJob deletionJob(catalogue::OperationId operation,
                                  const QList<records::DeleteTarget> &targets, bool keepCopies);
// Whether the copies can be restored by one job: they all belong to one resource that jobs support.
[[nodiscard]] bool restoresAsJob(const std::vector<storage::BinEntry> &entries);
// The contact fields are those of the account, as listed by the service.
[[nodiscard]] ListJob restoreJobOf(const std::vector<storage::BinEntry> &entries,
                                   const QJsonArray &contactFields);

} // namespace storedesk::jobs
