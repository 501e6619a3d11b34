// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkplan.h"
#include "journal/jobrow.h"
#include "local/bin.h"

namespace storedesk::jobs {

// Copies of records as the rows of a job that makes them again. Each is looked for first and made
// only where there is nothing. The rows bring their requests along.

// What the columns of such rows are called.
[[nodiscard]] QStringList putBackColumns();
// Of contacts, purchases or products.
[[nodiscard]] BulkPlan putBackJob(catalogue::Resource resource);
// The definitions are the account's own contact fields, as the service lists them; what is not
// defined any more is left out, and the row's remark says so.
[[nodiscard]] journal::NewRow putBackRow(const local::BinEntry &entry,
                                         const QJsonArray &contactFields);
// The copy that a row of such a job was made of; nothing for rows of other jobs.
[[nodiscard]] std::optional<qint64> binNumberOf(const BulkPlan &plan, const journal::JobRow &row);

} // namespace storedesk::jobs
