// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/recordchanges.h"

#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "jobs/bulkkind.h"
#include "jobs/importchanges.h"
#include "jobs/jobkinds.h"
#include "journal/requestjson.h"

#include <algorithm>
#include <iterator>

namespace storedesk::jobs {

using journal::RowState;

namespace {

// A job that may contain rows for the record.
struct MatchingJob
{
    QString id;
    QString path;
    QString title;
    bool readsEach = false;
    // Key of the record in the rows of this job.
    QString key = {};
    Qt::CaseSensitivity sensitivity = Qt::CaseSensitive;
};

} // namespace

static std::vector<MatchingJob>
matchingJobs(const JobManager &jobManager, catalogue::Resource resource, const QJsonObject &record)
{
    std::vector<MatchingJob> matching;
    for (const auto &job : jobManager.jobs()) {
        const auto plan = bulkPlanOf(job.head.outline);
        if (!plan || !job.problem.what.isEmpty())
            continue;
        const auto &operation = catalogue::operation(plan->operation);
        if (operation.resource != resource || operation.effect != catalogue::Effect::Update)
            continue;
        const auto *lookupKey = catalogue::lookupKeyOf(plan->operation);
        const auto key = lookupKey ? record.value(lookupKey->member).toString() : QString();
        if (key.isEmpty())
            continue;
        // Email addresses are compared ignoring case.
        const bool byAddress = lookupKey->member == catalogue::key::contact::email;
        matching.push_back({.id = job.id,
                            .path = jobManager.folder().pathOf(job.id),
                            .title = job.head.outline.title,
                            .readsEach = plan->readsEach(),
                            .key = key,
                            .sensitivity = byAddress ? Qt::CaseInsensitive : Qt::CaseSensitive});
    }
    return matching;
}

static std::optional<RecordChange> changeOf(const journal::JobRow &row, const MatchingJob &job)
{
    const auto request = journal::requestFrom(row.request);
    const auto *sent = request ? std::get_if<QJsonObject>(&request->body) : nullptr;
    if (!sent || (row.state != RowState::Done && row.state != RowState::Unknown))
        return std::nullopt;
    const auto record = QJsonDocument::fromJson(row.before).object();
    QJsonObject before;
    for (const auto &name : sent->keys())
        before.insert(name, record.contains(name) ? record.value(name) : QJsonValue::Null);
    return RecordChange{.job = job.id,
                        .jobTitle = job.title,
                        .knowsBefore = job.readsEach,
                        .change = {.operation = request->operation,
                                   .values = request->values,
                                   .before = before,
                                   .after = *sent,
                                   .at = row.at,
                                   .end = row.state == RowState::Unknown
                                       ? storage::RecordEditResult::Unknown
                                       : storage::RecordEditResult::Saved}};
}

// Unreadable journals are skipped here and reported on the jobs page.
static std::vector<RecordChange> changesIn(const std::vector<MatchingJob> &jobs,
                                           const base::Clock &clock)
{
    std::vector<RecordChange> changes;
    for (const auto &job : jobs) {
        const auto journal = journal::Journal::openAgain(job.path, clock);
        const auto rows = journal ? (*journal)->rows().withKey(job.key, job.sensitivity)
                                  : base::Result<std::vector<journal::JobRow>>();
        for (const auto &row : rows ? *rows : std::vector<journal::JobRow>()) {
            if (auto change = changeOf(row, job))
                changes.push_back(std::move(*change));
        }
    }
    return changes;
}

void findChanges(JobManager &jobManager, catalogue::Resource resource, const QJsonObject &record,
                 QObject *context, std::function<void(const std::vector<RecordChange> &)> done)
{
    auto matching = matchingJobs(jobManager, resource, record);
    auto imports = matchingImports(jobManager, resource);
    if (matching.empty() && imports.empty())
        return done({});
    base::inBackground(
        [matching = std::move(matching), imports = std::move(imports), resource, record,
         clock = &jobManager.clock()] {
            auto changes = changesIn(matching, *clock);
            std::ranges::move(changesIn(imports, resource, record, *clock),
                              std::back_inserter(changes));
            return changes;
        },
        context, std::move(done));
}

std::vector<RecordChange> wholeJobs(const JobManager &jobManager)
{
    std::vector<RecordChange> whole;
    for (const auto &job : jobManager.jobs()) {
        const auto &head = job.head;
        if (!job.problem.what.isEmpty())
            continue;
        const auto *kind = kindOf(head.outline);
        const auto effect = kind && kind->effect ? kind->effect(head) : std::nullopt;
        if (!effect || !effect->operation
            || head.counts[RowState::Done] + head.counts[RowState::Unknown] == 0)
            continue;
        RecordChange one{.job = job.id,
                         .jobTitle = head.outline.title,
                         .isImport = kind->unit == journal::RowUnit::File,
                         .rows = effect->rows,
                         .change = {}};
        one.change.operation = *effect->operation;
        one.change.title = head.outline.title;
        one.change.at = head.ended.isValid() ? head.ended : head.moved;
        one.change.end = head.counts[RowState::Unknown] > 0 ? storage::RecordEditResult::Unknown
                                                            : storage::RecordEditResult::Saved;
        whole.push_back(std::move(one));
    }
    return whole;
}

} // namespace storedesk::jobs
