// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importtally.h"
#include "jobs/jobmanager.h"
#include "ui/host/pageaddress.h"
#include "ui/tables/pilldelegate.h"

#include <QCoreApplication>

#include <span>

// Texts about jobs for the cards and the job page.
namespace storedesk::ui::jobs {

struct JobTexts
{
    Q_DECLARE_TR_FUNCTIONS(JobTexts)
};

// One kind of bulk job: one effect on the records of one resource. Each operation identifies the
// records by a different key.
struct BulkTask
{
    catalogue::Resource resource;
    catalogue::Effect effect;
    // The operations, the usual one first.
    std::vector<catalogue::OperationId> operations = {};
};
[[nodiscard]] std::vector<BulkTask> bulkTasks(bool mayWrite);
// Returns, for example, "Delete contacts".
[[nodiscard]] QString titleOf(const BulkTask &task);
[[nodiscard]] QString hintOf(const BulkTask &task);
[[nodiscard]] Icon iconOf(const BulkTask &task);

// The strings and pages for one kind of job.
struct JobKindView
{
    const journal::JobKind *kind;
    QString (*sentence)(const journal::JobHead &head);
    Icon (*icon)(const journal::JobHead &head);
    QString (*sum)(const journal::JobHead &head);
    // Page with the result and the choices for unknown outcomes. Null if the job page shows them.
    PageAddress (*resultPage)(const QString &job) = nullptr;
    // Page that starts a similar job. Null for the bulk assistant.
    PageAddress (*similarPage)(const QString &job) = nullptr;
    // Page that undoes the job. Null if the job page asks for confirmation and starts the undo.
    PageAddress (*undoPage)(const QString &job) = nullptr;
};
// Returns the view for the kind of job. Jobs of an unknown kind have only a title and rows.
[[nodiscard]] const JobKindView &viewOf(const journal::JobHead &head);
[[nodiscard]] std::span<const JobKindView> jobKindViews();

// Returns, for example, "Delete 1,240 contacts".
[[nodiscard]] QString sentenceOf(const storedesk::jobs::BulkPlan &plan, qint64 rows);
[[nodiscard]] QString sentenceOf(const journal::JobHead &head);
[[nodiscard]] Icon iconOf(const journal::JobHead &head);
// The run is null if this process does not run the job. The tally is set only for imports, once it
// is known.
[[nodiscard]] Pill pillOf(const journal::ListedJob &job, const storedesk::jobs::JobRun *run,
                          const std::optional<importrun::ImportTally> &tally = {});
[[nodiscard]] Pill pillOf(journal::RowState state, const QString &words);
// Returns, for example, "1,981 done + 14 rejected + 5 unknown = 2,000 rows". The terms always add
// up to the total.
[[nodiscard]] QString sumLine(const journal::JobHead &head,
                              const std::optional<importrun::ImportTally> &tally = {});
// Returns when the job ended and how long it took, or why it has stopped.
[[nodiscard]] QString stateLine(const journal::ListedJob &job, const storedesk::jobs::JobRun *run,
                                const std::optional<importrun::ImportTally> &tally = {});

// Groups in the job list, in display order.
enum class JobGroup : quint8 { Running, Waiting, Today, Older, Count };
[[nodiscard]] JobGroup groupOf(const journal::ListedJob &job, const storedesk::jobs::JobRun *run,
                               const QDateTime &now);
[[nodiscard]] QString titleOf(JobGroup group);

} // namespace storedesk::ui::jobs
