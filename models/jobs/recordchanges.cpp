// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/recordchanges.h"

#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "jobs/requestjson.h"

namespace storedesk::jobs {

using journal::RowState;

namespace {

// A job that may have rows about the record.
struct MatchingJob
{
    QString id;
    QString path;
    QString title;
    bool readsEach = false;
    QString key = {}; // what its rows would call the record
    Qt::CaseSensitivity sensitivity = Qt::CaseSensitive;
};

} // namespace

static std::vector<MatchingJob> matchingJobs(const JobBoard &board, catalogue::Resource resource,
                                             const QJsonObject &record)
{
    std::vector<MatchingJob> matching;
    for (const auto &job : board.jobs()) {
        const auto plan = BulkPlan::fromJson(job.head.outline.plan);
        if (!plan || !job.problem.what.isEmpty() || job.head.outline.task != bulkTask)
            continue;
        const auto &operation = catalogue::operation(plan->operation);
        if (operation.resource != resource || operation.effect != catalogue::Effect::Update)
            continue;
        const auto *lookupKey = catalogue::lookupKeyOf(plan->operation);
        const auto key = lookupKey ? record.value(lookupKey->member).toString() : QString();
        if (key.isEmpty())
            continue;
        // Addresses are the same in any case.
        const bool byAddress = lookupKey->member == catalogue::key::contact::email;
        matching.push_back({.id = job.id,
                            .path = board.folder().pathOf(job.id),
                            .title = job.head.outline.title,
                            .readsEach = plan->readsEach(),
                            .key = key,
                            .sensitivity = byAddress ? Qt::CaseInsensitive : Qt::CaseSensitive});
    }
    return matching;
}

static std::optional<RecordChange> changeOf(const journal::JobRow &row, const MatchingJob &job)
{
    const auto request = requestFrom(row.request);
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
                                       ? local::ChangeEnd::Unknown
                                       : local::ChangeEnd::Saved}};
}

// A journal that cannot be read is told of on the page of jobs.
static std::vector<RecordChange> changesIn(const std::vector<MatchingJob> &jobs,
                                           const base::Clock &clock)
{
    std::vector<RecordChange> changes;
    for (const auto &job : jobs) {
        const auto journal = journal::Journal::openAgain(job.path, clock);
        const auto rows = journal ? (*journal)->rowsOf(job.key, job.sensitivity)
                                  : base::Result<std::vector<journal::JobRow>>();
        for (const auto &row : rows ? *rows : std::vector<journal::JobRow>()) {
            if (auto change = changeOf(row, job))
                changes.push_back(std::move(*change));
        }
    }
    return changes;
}

void findChanges(JobBoard &board, catalogue::Resource resource, const QJsonObject &record,
                 QObject *context, std::function<void(const std::vector<RecordChange> &)> done)
{
    auto matching = matchingJobs(board, resource, record);
    if (matching.empty())
        return done({});
    inBackground([matching = std::move(matching),
                  clock = &board.clock()] { return changesIn(matching, *clock); },
                 context, std::move(done));
}

} // namespace storedesk::jobs
