// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/importplan.h"
#include "jobs/importtally.h"
#include "jobs/jobboard.h"
#include "ui/widgets/pilldelegate.h"

#include <QCoreApplication>

// What the cards and the page say of a job.
namespace storedesk::ui::bulk {

struct JobWords
{
    Q_DECLARE_TR_FUNCTIONS(JobWords)
};

// What a bulk job can do: one effect on the records of one resource, named in one of several ways.
struct BulkTask
{
    catalogue::Resource resource;
    catalogue::Effect effect;
    std::vector<catalogue::OperationId> operations = {}; // the usual one first
};
[[nodiscard]] std::vector<BulkTask> bulkTasks(bool mayWrite);
[[nodiscard]] QString titleOf(const BulkTask &task); // "Delete contacts"
[[nodiscard]] QString hintOf(const BulkTask &task);
[[nodiscard]] Icon iconOf(const BulkTask &task);

// "Delete 1,240 contacts"
[[nodiscard]] QString sentenceOf(const jobs::BulkPlan &plan, qint64 rows);
[[nodiscard]] QString sentenceOf(const journal::JobHead &head);
[[nodiscard]] Icon iconOf(const journal::JobHead &head);
[[nodiscard]] std::optional<jobs::ImportPlan> importOf(const journal::JobHead &head);
// The run is null where this process does not run the job. The tally is that of an import, once it
// is known.
[[nodiscard]] Pill pillOf(const jobs::ListedJob &job, const jobs::JobRun *run,
                          const std::optional<jobs::ImportTally> &tally = {});
[[nodiscard]] Pill pillOf(journal::RowState state, const QString &words);
// "1,981 done + 14 refused + 5 unknown = 2,000 rows": always adds up.
[[nodiscard]] QString sumLine(const journal::JobHead &head,
                              const std::optional<jobs::ImportTally> &tally = {});
// When it ended and how long it took, or why it does not go on.
[[nodiscard]] QString stateLine(const jobs::ListedJob &job, const jobs::JobRun *run,
                                const std::optional<jobs::ImportTally> &tally = {});

// Where a job stands in the list.
enum class JobGroup : quint8 { Running, Waiting, Today, Older, Count };
[[nodiscard]] JobGroup groupOf(const jobs::ListedJob &job, const jobs::JobRun *run,
                               const QDateTime &now);
[[nodiscard]] QString titleOf(JobGroup group);

} // namespace storedesk::ui::bulk
