// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/listjob.h"

#include "api/resourcerequests.h"
#include "catalogue/path.h"
#include "jobs/bulkmatching.h"
#include "jobs/jobputback.h"
#include "jobs/rowmaker.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"
#include "records/putbackplan.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::jobs {

using catalogue::Resource;

namespace {

// Deletions of at most this many records run in the dialog, because they finish while the user is
// still looking at it.
constexpr qsizetype mostInDialog = 20;

} // namespace

bool deletesAsJob(catalogue::OperationId operation, qsizetype count)
{
    return count > mostInDialog && isBulkOperation(catalogue::operation(operation));
}

ListJob deletionJob(catalogue::OperationId operation, const QList<records::DeleteTarget> &targets,
                    bool keepCopies)
{
    BulkPlan plan;
    plan.operation = operation;
    plan.keyColumn = 0;
    plan.readFirst = keepCopies;
    const auto rules = keyRules(catalogue::operation(operation));
    ListJob job{
        .title = journal::storedTitle(
            {.context = "ListJob", .text = QT_TRANSLATE_NOOP("ListJob", "Selected records")}),
        .plan = plan,
        .columns = {rules.rules.empty()
                        ? journal::storedText("ListJob", QT_TRANSLATE_NOOP("ListJob", "Record"))
                        : rules.rules.front().title,
                    journal::storedText("ListJob", QT_TRANSLATE_NOOP("ListJob", "Name"))},
        .rows = {}};
    const RowMaker maker(plan);
    for (const auto &target : targets)
        job.rows.push_back(maker.row({target.values.last(), target.title}));
    return job;
}

bool restoresAsJob(const std::vector<storage::BinEntry> &entries)
{
    return entries.size() > 1 && std::ranges::all_of(entries, [&](const storage::BinEntry &entry) {
               const bool made = entry.resource == Resource::Contact
                   || entry.resource == Resource::Purchase || entry.resource == Resource::Product;
               return made && entry.resource == entries.front().resource && !entry.restoreRecord
                   && records::whyNotPutBack(entry.resource).isEmpty();
           });
}

ListJob restoreJobOf(const std::vector<storage::BinEntry> &entries, const QJsonArray &contactFields)
{
    ListJob job{.title = journal::storedTitle(
                    {.context = "ListJob", .text = QT_TRANSLATE_NOOP("ListJob", "From the Bin")}),
                .plan = restoreJob(entries.front().resource),
                .columns = restoreColumns(),
                .rows = {}};
    for (const auto &entry : entries)
        job.rows.push_back(restoreRow(entry, contactFields));
    return job;
}

} // namespace storedesk::jobs
