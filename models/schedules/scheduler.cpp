// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/scheduler.h"

#include "account/account.h"
#include "base/background.h"
#include "jobs/jobmanager.h"
#include "schedules/mirrorwork.h"

#include <QDir>

#include <algorithm>

namespace storedesk::schedules {

using namespace std::chrono_literals;
using base::inBackground;

static constexpr base::Clock::Duration betweenRounds = 5min;

Scheduler::Scheduler(account::Account &account, jobs::JobManager &jobManager,
                     exports::LocalExports &localExports, exports::ContactMirrorUpdater &mirror)
    : m_account(account)
    , m_jobManager(jobManager)
    , m_localExports(localExports)
    , m_mirror(mirror)
    , m_timer(account.clock().timer([this] { look(); }))
{
    // An export ends when its table exists, any other run when its job ends.
    connect(&m_localExports, &exports::LocalExports::kept, this, &Scheduler::settle);
    connect(&m_jobManager, &jobs::JobManager::jobEnded, this, &Scheduler::settle);
    connect(&m_localExports, &exports::LocalExports::failed, this,
            [this](const QString &job, const base::Problem &problem) {
                for (const auto &schedule : m_schedules) {
                    if (const auto *run = schedule.lastRun(); run && run->id == job)
                        noteResult(schedule.id, job, RunResult::failed(problem));
                }
            });
    connect(&m_mirror, &exports::ContactMirrorUpdater::changed, this, [this] {
        // The schedule of the copy is added or removed with it.
        const bool isOn = find(QString(mirrorScheduleId)) != nullptr;
        if (m_ready && m_mirror.isReady() && m_mirror.isOn() != isOn)
            look();
    });
    look();
}

Scheduler::~Scheduler() = default;

const Schedule *Scheduler::find(const QString &id) const
{
    const auto found = std::ranges::find(m_schedules, id, &Schedule::id);
    return found == m_schedules.end() ? nullptr : &*found;
}

bool Scheduler::isBusy() const
{
    const auto isStarting = [this](const Schedule &schedule) {
        const auto *run = schedule.lastRun();
        if (!run || run->result.state != RunResult::State::Running)
            return false;
        const auto *job = m_jobManager.find(run->id);
        return !job || job->head.state == journal::JobState::Planned;
    };
    return m_looking || !m_works.empty() || !m_changes.empty() || !m_ready
        || std::ranges::any_of(m_schedules, isStarting);
}

ScheduleList Scheduler::list() const
{
    return ScheduleList(context().places);
}

static void runUntilEnd(jobs::JobManager &jobManager, QObject *context, const jobs::ListJob &job,
                        const std::function<void(const base::Result<void> &ended)> &done)
{
    using jobs::JobManager;
    const auto id = jobManager.begin(job);
    auto *waiting = new QObject(context);
    const auto finish = [waiting, id, done, manager = &jobManager](
                            const QString &ended, const base::Result<void> &result) {
        if (ended != id)
            return;
        QObject::disconnect(manager, nullptr, waiting, nullptr);
        waiting->deleteLater();
        done(result);
    };
    QObject::connect(&jobManager, &JobManager::jobEnded, waiting,
                     [finish](const QString &ended) { finish(ended, {}); });
    QObject::connect(&jobManager, &JobManager::notStarted, waiting,
                     [finish](const QString &failed, const base::Problem &problem) {
                         finish(failed, tl::unexpected(problem));
                     });
}

RunContext Scheduler::context() const
{
    return {.session = &m_account.session(),
            .clock = &m_account.clock(),
            .places = {.jobs = m_jobManager.folder(), .account = m_account.folder()},
            .temporaryFolder = m_temporaryFolder.isEmpty() ? QDir::tempPath() : m_temporaryFolder,
            .syncWarehouse = m_syncWarehouse,
            .runFirst = [manager = &m_jobManager](QObject *context, const jobs::ListJob &job,
                                                  auto done) {
                runUntilEnd(*manager, context, job, std::move(done));
            }};
}

void Scheduler::look()
{
    m_timer->start(betweenRounds);
    if (m_looking) {
        m_lookAgain = true;
        return;
    }
    if (!m_account.mayWrite())
        return read();
    m_looking = true;
    inBackground(
        [list = list(), clock = &m_account.clock(),
         reports = !std::exchange(m_checkedOwners, true)] {
            // Check the owners only the first time, so that a schedule of another account is
            // reported only once.
            const auto mine = reports ? list.checkOwners() : base::Result<void>();
            return mine ? list.claim(*clock) : tl::unexpected(mine.error());
        },
        this, [this](base::Result<std::vector<ClaimedRun>> claimed) { begin(std::move(claimed)); });
}

void Scheduler::begin(base::Result<std::vector<ClaimedRun>> claimed)
{
    m_looking = false;
    m_checked = m_account.clock().now();
    if (claimed) {
        for (auto &run : *claimed)
            prepare(std::move(run));
    } else {
        Q_EMIT failed(claimed.error());
    }
    read();
    if (std::exchange(m_lookAgain, false))
        look();
}

void Scheduler::prepare(ClaimedRun run)
{
    const auto id = run.run.id;
    Q_EMIT begun(run.schedule.words(), run.run.wasMissed());
    if (run.run.hasJob)
        return startJob(run);
    auto work = scheduleKind(run.schedule.kind)->work(run.schedule, run.run, context());
    connect(work.get(), &ScheduledWork::stored, this, [this, id] {
        startJob(m_works.at(id).claimed);
        drop(id);
    });
    connect(work.get(), &ScheduledWork::ended, this, [this, id](const RunResult &result) {
        const auto &claimed = m_works.at(id).claimed;
        noteResult(claimed.schedule.id, id, result, claimed.lock);
        drop(id);
    });
    auto &begun = m_works[id];
    begun = {.claimed = std::move(run), .work = std::move(work)};
    begun.work->start();
}

// The lock of the run is released once the list records that its job is stored.
void Scheduler::startJob(const ClaimedRun &run)
{
    change([list = list(), run] { return list.noteJob(run.schedule.id, run.run.id); });
    m_jobManager.run(run.run.id);
    m_mirror.refresh();
}

void Scheduler::noteResult(const QString &schedule, const QString &run, const RunResult &result,
                           const std::shared_ptr<base::FileLock> &lock)
{
    lookForFiles();
    change([list = list(), schedule, run, result, lock, now = m_account.clock().now()] {
        const auto noted = list.noteResult(schedule, run, result, now);
        // Released here, because the next check may begin before this function is destroyed.
        if (lock)
            lock->unlock();
        return noted;
    });
}

// The work is still emitting its signal.
void Scheduler::drop(const QString &run)
{
    auto work = std::move(m_works.extract(run).mapped());
    work.work.release()->deleteLater();
}

// A folder may contain another file.
void Scheduler::lookForFiles()
{
    m_looksAfterChanges =
        m_looksAfterChanges || std::ranges::any_of(m_schedules, [](const Schedule &schedule) {
            return scheduleKind(schedule.kind)->waiting != nullptr;
        });
}

void Scheduler::settle()
{
    lookForFiles();
    change([list = list(), clock = &m_account.clock()] { return list.settle(*clock); });
}

void Scheduler::read()
{
    inBackground([list = list()] { return list.all(); }, this,
                 [this](base::Result<std::vector<Schedule>> all) {
                     m_ready = true;
                     if (!all)
                         return Q_EMIT failed(all.error());
                     m_schedules = std::move(*all);
                     Q_EMIT changed();
                 });
}

void Scheduler::keep(const Schedule &schedule)
{
    change([list = list(), schedule] { return list.keep(schedule); });
}

void Scheduler::remove(const QString &id)
{
    change([list = list(), id] { return list.remove(id); });
}

void Scheduler::setOn(const QString &id, bool on)
{
    change(
        [list = list(), id, on, now = m_account.clock().now()] { return list.setOn(id, on, now); });
}

void Scheduler::setPaused(bool paused)
{
    change([list = list(), paused, now = m_account.clock().now()] {
        return list.setPaused(paused, now);
    });
}

void Scheduler::runNow(const QString &id)
{
    change([list = list(), id] { return list.want(id); });
    m_looksAfterChanges = true;
}

// Changes are applied one after another, so that the last one wins.
void Scheduler::change(Change change)
{
    m_changes.push_back(std::move(change));
    if (m_changes.size() == 1)
        changeNext();
}

void Scheduler::changeNext()
{
    inBackground(m_changes.front(), this, [this](const base::Result<void> &done) {
        if (!done)
            Q_EMIT failed(done.error());
        m_changes.pop_front();
        if (!m_changes.empty())
            return changeNext();
        std::exchange(m_looksAfterChanges, false) ? look() : read();
    });
}

} // namespace storedesk::schedules
