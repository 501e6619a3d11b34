// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importplan.h"
#include "jobs/importtally.h"
#include "jobs/jobboard.h"
#include "ui/widgets/pilldelegate.h"

#include <QCoreApplication>

// Texts about jobs for the cards and the job page.
namespace storedesk::ui::bulk {

struct JobWords
{
    Q_DECLARE_TR_FUNCTIONS(JobWords)
};

// One kind of bulk job: one effect on the records of one resource. Each operation identifies the
// records by a different key.
struct BulkTask
{
    catalogue::Resource resource;
    catalogue::Effect effect;
    // The usual operation first.
    std::vector<catalogue::OperationId> operations = {};
};
[[nodiscard]] std::vector<BulkTask> bulkTasks(bool mayWrite);
// Example: "Delete contacts".
[[nodiscard]] QString titleOf(const BulkTask &task);
[[nodiscard]] QString hintOf(const BulkTask &task);
[[nodiscard]] Icon iconOf(const BulkTask &task);

// Example: "Delete 1,240 contacts".
[[nodiscard]] QString sentenceOf(const jobs::BulkPlan &plan, qint64 rows);
[[nodiscard]] QString sentenceOf(const journal::JobHead &head);
[[nodiscard]] Icon iconOf(const journal::JobHead &head);
[[nodiscard]] std::optional<jobs::ImportPlan> importOf(const journal::JobHead &head);
// The run is null if this process does not run the job. The tally is only for imports, once it is
// known.
[[nodiscard]] Pill pillOf(const jobs::ListedJob &job, const jobs::JobRun *run,
                          const std::optional<jobs::ImportTally> &tally = {});
[[nodiscard]] Pill pillOf(journal::RowState state, const QString &words);
// Example: "1,981 done + 14 refused + 5 unknown = 2,000 rows". The sum always adds up.
[[nodiscard]] QString sumLine(const journal::JobHead &head,
                              const std::optional<jobs::ImportTally> &tally = {});
// When the job ended and how long it took, or why it is stopped.
[[nodiscard]] QString stateLine(const jobs::ListedJob &job, const jobs::JobRun *run,
                                const std::optional<jobs::ImportTally> &tally = {});

// Groups of the job list, in display order.
enum class JobGroup : quint8 { Running, Waiting, Today, Older, Count };
[[nodiscard]] JobGroup groupOf(const jobs::ListedJob &job, const jobs::JobRun *run,
                               const QDateTime &now);
[[nodiscard]] QString titleOf(JobGroup group);

} // namespace storedesk::ui::bulk
