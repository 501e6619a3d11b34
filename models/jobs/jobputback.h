// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "journal/jobrow.h"
#include "storage/bin.h"

namespace storedesk::jobs {

// Restores copies of records as rows of a job. Each record is looked up first and created only if
// it does not exist. The rows contain their complete requests.

// Returns the column names of such rows.
[[nodiscard]] QStringList restoreColumns();
// Returns the plan of a job that restores contacts, purchases or products.
[[nodiscard]] BulkPlan restoreJob(catalogue::Resource resource);
// Returns the row that restores a copy. The contact fields are those of the account, as listed by
// the service. Fields that are no longer defined are left out, and the row's remark names them.
[[nodiscard]] journal::NewRow restoreRow(const storage::BinEntry &entry,
                                         const QJsonArray &contactFields);
// Returns the bin number of the copy that a row was made from, or nothing for rows of other jobs.
[[nodiscard]] std::optional<qint64> binNumberOf(const BulkPlan &plan, const journal::JobRow &row);

} // namespace storedesk::jobs
