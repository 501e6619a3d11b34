// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookups/lookupjob.h"

#include "api/resourcerequests.h"
#include "catalogue/path.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"

namespace storedesk::lookups {

jobs::ListJob lookUpJob(const std::vector<LookupRow> &rows)
{
    jobs::BulkPlan plan;
    plan.operation = rows.front().lookupKey->read;
    plan.keyColumn = 0;
    plan.givenColumn = lookUpRequestColumn;
    jobs::ListJob job{
        .title = journal::storedTitle(
            {.context = "LookupJob", .text = QT_TRANSLATE_NOOP("LookupJob", "Bulk lookup")}),
        .plan = plan,
        .columns = {journal::storedText("LookupJob", QT_TRANSLATE_NOOP("LookupJob", "Record")),
                    journal::storedText("LookupJob",
                                        QT_TRANSLATE_NOOP("LookupJob", "Interpreted as")),
                    journal::storedText("LookupJob", QT_TRANSLATE_NOOP("LookupJob", "Request"))},
        .rows = {}};
    for (const auto &row : rows) {
        const auto request = api::requestOf(catalogue::operation(row.lookupKey->read), {row.value});
        journal::NewRow made{.cells = {row.value, titleOf(*row.lookupKey),
                                       QString::fromUtf8(journal::bytesOf(request))},
                             .key = row.value};
        if (const auto path = catalogue::buildPath(catalogue::operation(row.lookupKey->read),
                                                   QStringList{row.value});
            !path)
            made.refusal = path.error().what;
        job.rows.push_back(std::move(made));
    }
    return job;
}

} // namespace storedesk::lookups
