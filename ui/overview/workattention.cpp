// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/overview/workattention.h"

#include "account/account.h"
#include "api/session.h"
#include "exports/contactmirrorupdater.h"
#include "itemmodels/showntext.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "jobs/jobmanager.h"
#include "schedules/scheduler.h"
#include "transfers/transferlist.h"
#include "workspace/workspace.h"

#include <algorithm>

namespace storedesk::ui::overview {

using itemmodels::AttentionItem;
using journal::JobState;
using enum AttentionItem::Kind;

// Shorter outages are only shown with the job.
static constexpr std::chrono::minutes longOutage(2);

// Maximum age of the copy in days. The copy is updated every day while the program runs.
static constexpr int daysOfMirror = 2;

WorkAttention::WorkAttention(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_outage(workspace.account().session().client(), longOutage)
{
    connect(&m_outage, &api::OutageWatch::exceeded, this, &WorkAttention::changed);
    connect(&m_outage, &api::OutageWatch::ended, this, &WorkAttention::changed);
    auto &jobManager = workspace.jobManager();
    connect(&jobManager, &storedesk::jobs::JobManager::listChanged, this, &WorkAttention::changed);
    connect(&jobManager, &storedesk::jobs::JobManager::jobChanged, this, &WorkAttention::changed);
    connect(&workspace.transfers(), &transfers::TransferList::changed, this,
            &WorkAttention::changed);
}

void WorkAttention::start()
{
    if (std::exchange(m_started, true))
        return;
    connect(&m_workspace.scheduler(), &storedesk::schedules::Scheduler::changed, this,
            &WorkAttention::changed);
    connect(&m_workspace.localExports(), &storedesk::exports::LocalExports::changed, this,
            &WorkAttention::changed);
    connect(&m_workspace.contactMirror(), &storedesk::exports::ContactMirrorUpdater::changed, this,
            &WorkAttention::changed);
    Q_EMIT changed();
}

bool WorkAttention::isReady() const
{
    return m_started && m_workspace.jobManager().isReady() && m_workspace.localExports().isReady()
        && m_workspace.contactMirror().isReady();
}

std::vector<AttentionItem> WorkAttention::items(const QDateTime &now) const
{
    std::vector<AttentionItem> items;
    addJobs(items, now);
    addFailedRows(items, now);
    addTransfers(items);
    addOutage(items);
    if (m_started) {
        addSchedules(items);
        addMirror(items, now);
    }
    return items;
}

// Whether no process is working on the job, although the job is not finished.
static bool isWorkStopped(const journal::ListedJob &job,
                          const storedesk::jobs::JobManager &jobManager)
{
    using State = storedesk::jobs::JobRun::State;
    const auto *run = jobManager.runOf(job.id);
    const bool works = run && (run->state() == State::Running || run->state() == State::Stopping);
    return job.head.state == JobState::Paused && !works && !job.taken
        && !jobManager.startsIn(job.id);
}

static AttentionItem attentionTo(AttentionItem::Kind kind, const journal::ListedJob &job)
{
    return {.kind = kind,
            .id = job.id,
            .name = itemmodels::shownText(job.head.title()),
            .total = job.head.rows(),
            .when = job.head.moved,
            .reason = job.head.note.what};
}

void WorkAttention::addJobs(std::vector<AttentionItem> &items, const QDateTime &now) const
{
    const auto &jobManager = m_workspace.jobManager();
    for (const auto &job : jobManager.jobs()) {
        const auto unknown = job.head.counts[journal::RowState::Unknown];
        const bool isRecent = job.head.moved.daysTo(now) <= itemmodels::daysOfNeeds;
        if (job.head.state != JobState::Done || unknown == 0 || !isRecent)
            continue;
        auto item = attentionTo(UndecidedRows, job);
        // The rows of an import are in its files, which the journal does not count.
        if (storedesk::jobs::unitOf(job.head.outline) == journal::RowUnit::Request)
            item.count = unknown;
        items.push_back(std::move(item));
    }
    for (const auto &job : jobManager.jobs()) {
        if (isWorkStopped(job, jobManager) && !isScheduled(job.id))
            items.push_back(attentionTo(PausedJob, job));
    }
}

// Returns the number of rows that were rejected or could not be sent. A lookup that finds nothing
// has not failed, a privacy request reports its rows itself, and the service lists the failed parts
// of imports and exports.
static qint64 failedRowsOf(const journal::JobHead &head)
{
    const auto *kind = storedesk::jobs::kindOf(head.outline);
    const auto effect = kind && kind->effect ? kind->effect(head) : std::nullopt;
    const auto plan = storedesk::jobs::bulkPlanOf(head.outline);
    const bool isChange = effect && !(plan && plan->erases);
    if (!isChange)
        return 0;
    return head.counts[journal::RowState::NotSent]
        + (kind->listedAs ? 0 : head.counts[journal::RowState::Refused]);
}

void WorkAttention::addFailedRows(std::vector<AttentionItem> &items, const QDateTime &now) const
{
    for (const auto &job : m_workspace.jobManager().jobs()) {
        const auto failed = failedRowsOf(job.head);
        const bool isRecent = job.head.moved.daysTo(now) <= itemmodels::daysOfNeeds;
        if (job.head.state != JobState::Done || failed == 0 || !isRecent || isScheduled(job.id))
            continue;
        auto item = attentionTo(FailedRows, job);
        if (storedesk::jobs::unitOf(job.head.outline) == journal::RowUnit::Request)
            item.count = failed;
        items.push_back(std::move(item));
    }
}

// The user paused the others.
void WorkAttention::addTransfers(std::vector<AttentionItem> &items) const
{
    using transfers::TransferState;
    for (const auto &row : m_workspace.transfers().rows()) {
        if (row.state == TransferState::Failed || row.state == TransferState::Interrupted)
            items.push_back({.kind = FailedTransfer,
                             .id = row.id,
                             .name = row.title,
                             .count = row.state == TransferState::Failed ? 1 : 0,
                             .reason = row.problem.what});
    }
}

// The jobs continue without the user as soon as the service responds.
void WorkAttention::addOutage(std::vector<AttentionItem> &items) const
{
    const auto &jobManager = m_workspace.jobManager();
    const auto waiting =
        std::ranges::count_if(jobManager.jobs(), [&jobManager](const journal::ListedJob &job) {
            const auto *run = jobManager.runOf(job.id);
            return run && run->state() == storedesk::jobs::JobRun::State::Running;
        });
    if (m_outage.isExceeded() && waiting > 0)
        items.push_back({.kind = Outage,
                         .count = waiting,
                         .when = m_outage.announcedEnd().value_or(QDateTime())});
}

// A job of a schedule is reported with its schedule.
bool WorkAttention::isScheduled(const QString &job) const
{
    return m_started
        && std::ranges::any_of(m_workspace.scheduler().all(),
                               [&job](const storedesk::schedules::Schedule &schedule) {
                                   const auto *run = schedule.lastRun();
                                   return run && run->id == job;
                               });
}

void WorkAttention::addSchedules(std::vector<AttentionItem> &items) const
{
    const auto &jobManager = m_workspace.jobManager();
    for (const auto &schedule : m_workspace.scheduler().all()) {
        const auto *run = schedule.lastRun();
        if (!run)
            continue;
        const auto *job = jobManager.find(run->id);
        const bool isStopped = job && isWorkStopped(*job, jobManager);
        if (!isStopped && !run->result.needsAttention())
            continue;
        const auto &problem = run->result.problem.what;
        items.push_back({.kind = FailedSchedule,
                         .id = schedule.id,
                         .name = schedule.words(),
                         .count = run->result.refused,
                         .when = run->ended.isValid() ? run->ended : run->begun,
                         .reason = isStopped ? job->head.note.what : problem});
    }
}

void WorkAttention::addMirror(std::vector<AttentionItem> &items, const QDateTime &now) const
{
    const auto &mirror = m_workspace.contactMirror();
    if (!mirror.isOn() || !mirror.hasCopy() || mirror.isMaking()
        || mirror.known().asked.daysTo(now) <= daysOfMirror)
        return;
    items.push_back({.kind = OldMirror,
                     .count = mirror.known().count,
                     .when = mirror.known().asked,
                     .reason = mirror.problem().what});
}

} // namespace storedesk::ui::overview
