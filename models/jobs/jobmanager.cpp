// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobmanager.h"

#include "account/account.h"
#include "jobs/accountowner.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "jobs/jobundo.h"
#include "journal/draftjobs.h"
#include "storage/drafts.h"

#include <QDir>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using journal::JobState;

// Frequent enough for display. Without this limit, a fast job would emit a signal for each row.
static constexpr base::Clock::Duration betweenNews = 150ms;

// Deletes stored drafts that have become jobs.
static void dropFinishedDrafts(storage::Drafts &drafts, const std::vector<journal::ListedJob> &jobs)
{
    QStringList finished;
    const auto &all = drafts.all();
    for (auto draft = all.cbegin(); draft != all.cend(); ++draft) {
        if (!journal::jobOfDraft(jobs, draft->values.value(journal::draftIdMember).toString())
                 .isEmpty())
            finished.append(draft.key());
    }
    for (const auto &place : finished)
        drafts.drop(place);
}

JobManager::JobManager(account::Account &account, const JobManagerOptions &options)
    : m_account(account)
    , m_resumes(options.resumes)
    , m_folder(options.folder ? *options.folder : jobFolderOf(account))
    , m_inHand(account)
    , m_delayed(account.clock())
    , m_flush(account.clock().timer([this] { flush(); }))
{
    connect(&account, &account::Account::storeChanged, this, [this] {
        auto owner = m_folder.owner();
        owner.store.clear();
        m_folder = m_folder.withOwner(withStore(std::move(owner), m_account.store()));
    });
    connect(&m_inHand, &RunningJobs::changed, this, &JobManager::note);
    connect(&m_inHand, &RunningJobs::released, this, &JobManager::letGo);
    connect(&m_inHand, &RunningJobs::ended, this, [this](const QString &id) {
        note(id);
        flush();
        Q_EMIT jobEnded(id);
    });
    connect(&m_delayed, &DelayedStarts::due, this, [this](const QString &id) {
        if (m_delayed.contains(id))
            run(id);
    });
    const auto dropFinished = [this] {
        dropFinishedDrafts(m_account.storage().drafts(), m_jobs);
    };
    connect(this, &JobManager::listChanged, this, dropFinished);
    connect(&account.storage(), &storage::AccountStorage::becameReady, this, dropFinished);
    refresh();
}

JobManager::~JobManager()
{
    m_inHand.releaseAll();
}

base::Clock &JobManager::clock() const
{
    return m_account.clock();
}

const journal::ListedJob *JobManager::find(const QString &id) const
{
    const auto found = std::ranges::find(m_jobs, id, &journal::ListedJob::id);
    return found != m_jobs.end() ? &*found : nullptr;
}

void JobManager::refresh()
{
    QSet<QString> before;
    for (const auto &job : m_jobs)
        before.insert(job.id);
    const int number = ++m_listings;
    base::inBackground(
        [folder = m_folder, clock = &clock(), isFirst = number == 1] {
            folder.tidy(*clock,
                        isFirst ? journal::JobFolder::Depth::Thorough
                                : journal::JobFolder::Depth::Quick);
            return folder.list(*clock);
        },
        this,
        [this, before, number](std::vector<journal::ListedJob> jobs) {
            // Ignore a listing that started before a newer listing but took longer.
            if (number > m_newestListing)
                replaceJobs(number, std::move(jobs), before);
        });
}

// Applies changes made to our own jobs while the folder was being read, because they are newer than
// the listing. A job may even have started and ended in the meantime.
void JobManager::keepNews(std::vector<journal::ListedJob> &jobs, const QSet<QString> &before) const
{
    for (auto &job : jobs) {
        if (!m_ours.contains(job.id))
            continue;
        if (const auto *known = find(job.id); known && known->head.moved >= job.head.moved)
            job.head = known->head;
        if (job.taken && !runOf(job.id))
            job.taken = m_folder.isTaken(job.id);
    }
    for (const auto &job : m_jobs) {
        if (m_ours.contains(job.id) && !before.contains(job.id)
            && std::ranges::find(jobs, job.id, &journal::ListedJob::id) == jobs.end())
            jobs.insert(jobs.begin(), job);
    }
}

void JobManager::replaceJobs(int number, std::vector<journal::ListedJob> jobs,
                             const QSet<QString> &before)
{
    const bool first = std::exchange(m_newestListing, number) == 0;
    keepNews(jobs, before);
    m_jobs = std::move(jobs);
    for (const auto &id : m_inHand.ids()) {
        // The job was started after the folder was read.
        if (!find(id))
            m_jobs.insert(m_jobs.begin(), journal::ListedJob{.id = id, .head = runOf(id)->head()});
    }
    for (const auto &head : m_delayed.heads()) {
        if (!find(head.outline.id))
            m_jobs.insert(m_jobs.begin(), journal::ListedJob{.id = head.outline.id, .head = head});
    }
    for (auto &job : m_jobs) {
        if (const auto *mine = runOf(job.id)) {
            job.head = mine->head();
            // The lock belongs to this process.
            job.taken = false;
        } else if (m_delayed.contains(job.id))
            job.taken = false;
        // The job was interrupted, not paused by the user.
        else if (first && m_resumes && job.head.state == JobState::Running && !job.taken)
            QMetaObject::invokeMethod(this, [this, id = job.id] { run(id); }, Qt::QueuedConnection);
    }
    Q_EMIT listChanged();
}

bool JobManager::isAllowed(const journal::JobHead &head) const
{
    const auto *kind = kindOf(head.outline);
    // Each row of an export creates one at the service, although no record changes.
    const bool onlyReads =
        kind && kind->unit != journal::RowUnit::Export && (!kind->effect || !kind->effect(head));
    return onlyReads || m_account.mayWrite();
}

qint64 JobManager::mostDeletes() const
{
    return m_account.profile().mostDeletes;
}

// Applies the current limit of the account, not the limit at the time the job was created.
static base::Result<OpenedJob> openWithin(const journal::JobFolder &folder, const QString &id,
                                          const base::Clock &clock, qint64 mostDeletes)
{
    return Job::openFile(folder, id, clock)
        .and_then([mostDeletes](OpenedJob opened) -> base::Result<OpenedJob> {
            const auto &head = opened.journal->head();
            auto plan = bulkPlanOf(head.outline);
            if (plan && mostDeletes > 0)
                plan->ceiling = mostDeletes;
            auto ready = plan ? checkCeiling(*plan, head) : base::Result<void>();
            // Stored as paused, in case the program ends before the job starts.
            if (ready && startsLater(head))
                ready = opened.journal->setState(JobState::Paused);
            if (!ready)
                return tl::unexpected(ready.error());
            return opened;
        });
}

void JobManager::run(const QString &id)
{
    if (auto *mine = runOf(id))
        return mine->start();
    if (auto waiting = m_delayed.take(id))
        return acquire(std::move(*waiting));
    if (m_opening.contains(id))
        return;
    needsStore(id) ? readStoreFirst(id) : openInBackground(id);
}

// A new key may belong to another store. The folder compares the stores once both are known.
bool JobManager::needsStore(const QString &id) const
{
    const auto *job = find(id);
    const auto owner = job ? job->head.outline.owner : journal::JobOwner();
    return !owner.store.isEmpty() && owner.keyId != m_folder.owner().keyId
        && m_folder.owner().store.isEmpty();
}

void JobManager::readStoreFirst(const QString &id)
{
    m_opening.append(id);
    m_account.session().store().get(this)->then(this, [this, id](const http::Outcome &outcome) {
        m_opening.removeAll(id);
        if (!outcome) {
            m_cancelled.removeAll(id);
            const base::Problem problem{
                .what = tr("The account's API key changed after the job was created, and the new "
                           "key's store couldn't be loaded."),
                .why = outcome.error().words.what,
                .next = tr("The job was not resumed. Try again.")};
            Q_EMIT notStarted(id, problem);
            return Q_EMIT failed(problem);
        }
        m_account.setStore(outcome->document.object());
        openInBackground(id);
    });
}

void JobManager::openInBackground(const QString &id, std::function<base::Result<void>()> before)
{
    m_opening.append(id);
    base::inBackground(
        [folder = m_folder, id, clock = &clock(), most = mostDeletes(),
         before = std::move(before)] {
            const auto ready = before ? before() : base::Result<void>();
            return ready ? openWithin(folder, id, *clock, most) : tl::unexpected(ready.error());
        },
        this,
        [this, id](base::Result<OpenedJob> opened) {
            m_opening.removeAll(id);
            const bool cancelled = m_cancelled.removeAll(id) > 0;
            if (!opened) {
                Q_EMIT notStarted(id, opened.error());
                return Q_EMIT failed(opened.error());
            }
            startOrDelay(std::move(*opened));
            if (cancelled)
                cancel(id);
        });
}

void JobManager::startOrDelay(OpenedJob opened)
{
    if (!startsLater(opened.journal->head()))
        return acquire(std::move(opened));
    const auto head = opened.journal->head();
    m_delayed.add(std::move(opened));
    add(head);
}

void JobManager::add(const journal::JobHead &head)
{
    const auto &id = head.outline.id;
    const auto known = std::ranges::find(m_jobs, id, &journal::ListedJob::id);
    if (known == m_jobs.end()) {
        m_jobs.insert(m_jobs.begin(), journal::ListedJob{.id = id, .head = head});
        return Q_EMIT listChanged();
    }
    known->head = head;
    // The job may have been listed before its journal was complete.
    known->problem = {};
    Q_EMIT jobChanged(id);
}

void JobManager::acquire(OpenedJob opened)
{
    const auto head = opened.journal->head();
    m_ours.insert(head.outline.id);
    m_inHand.add(std::move(opened));
    add(head);
}

void JobManager::pause(const QString &id)
{
    if (auto *mine = runOf(id))
        mine->pause();
    else if (m_delayed.drop(id))
        Q_EMIT jobChanged(id);
}

// A paused job is not locked by any process, so only its journal has to be updated.
void JobManager::cancel(const QString &id)
{
    if (auto *mine = runOf(id))
        return mine->cancel();
    if (m_opening.contains(id))
        return m_cancelled.append(id);
    (void)m_delayed.drop(id);
    if (const auto *job = find(id); job && job->head.counts[journal::RowState::Leaving] > 0)
        // Rows that may have been sent have to be resolved first.
        return run(id);
    ask(
        id, [](journal::Journal &journal) { return journal.setState(JobState::Done); }, this,
        [this](const base::Result<void> &written) { told(written); });
}

void JobManager::told(const base::Result<void> &result)
{
    if (!result)
        Q_EMIT failed(result.error());
    refresh();
}

void JobManager::note(const QString &id)
{
    if (!m_moved.contains(id))
        m_moved.append(id);
    if (!m_flush->due())
        m_flush->start(betweenNews);
}

void JobManager::flush()
{
    m_flush->stop();
    for (const auto &id : std::exchange(m_moved, {})) {
        const auto *run = runOf(id);
        const auto listed = std::ranges::find(m_jobs, id, &journal::ListedJob::id);
        if (!run || listed == m_jobs.end())
            continue;
        listed->head = run->head();
        Q_EMIT jobChanged(id);
        // Release idle jobs, so that another window or command can continue them.
        if (run->rests())
            QMetaObject::invokeMethod(
                this, [this, id] { m_inHand.release(id); }, Qt::QueuedConnection);
    }
}

void JobManager::letGo(const QString &id)
{
    if (const auto job = std::ranges::find(m_jobs, id, &journal::ListedJob::id);
        job != m_jobs.end())
        job->taken = false;
    Q_EMIT jobChanged(id);
    if (m_removed.contains(id))
        removeFiles(id);
}

// Runs a job once it is stored on disk.
static auto runWhenWritten(JobManager &jobManager, const QString &id)
{
    return [&jobManager, id](const base::Result<void> &written) {
        if (!written) {
            Q_EMIT jobManager.notStarted(id, written.error());
            return Q_EMIT jobManager.failed(written.error());
        }
        jobManager.run(id);
        Q_EMIT jobManager.jobBegun(id);
    };
}

QString JobManager::begin(ListJob job)
{
    return begin([job = std::move(job)] { return job; });
}

QString JobManager::begin(std::function<ListJob()> make)
{
    const auto id = m_folder.newId(clock());
    base::inBackground(
        [folder = m_folder, id, make = std::move(make), clock = &clock()] {
            const auto job = make();
            return Job::begin(folder, id, job.title, job.plan, job.columns, *clock)
                .and_then([&job](const std::unique_ptr<JobDraft> &draft) {
                    return draft->append(job.rows)
                        .and_then([&draft] { return draft->complete(); })
                        .map([](const auto &) {});
                });
        },
        this, runWhenWritten(*this, id));
    return id;
}

QString JobManager::begin(std::shared_ptr<JobDraft> draft)
{
    const auto id = draft->id();
    openInBackground(
        id, [draft = std::move(draft)] { return draft->complete().map([](const auto &) { }); });
    return id;
}

QString JobManager::begin(const SequenceJob &job)
{
    const auto id = m_folder.newId(clock());
    base::inBackground([folder = m_folder, id, job,
                        clock = &clock()] { return Job::begin(folder, id, job, *clock); },
                       this, runWhenWritten(*this, id));
    return id;
}

void JobManager::suspend()
{
    m_suspended += m_inHand.suspend();
}

void JobManager::continueRun()
{
    for (const auto &id : std::exchange(m_suspended, {}))
        run(id);
}

static base::Result<void> endRows(journal::Journal &journal, const journal::RowFilter &filter,
                                  const QString &text)
{
    constexpr int rowsAtOnce = 500;
    while (true) {
        // Always starts at the first row, because rows from the previous round no longer match the
        // filter.
        const auto rows = journal.rows().findBehind(filter, 0, rowsAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return {};
        journal::JobStep step;
        for (const auto &row : *rows)
            step.ends.push_back({.number = row.number, .text = text});
        if (auto written = journal.step(step, journal::Journal::Begin::Leaving, {}); !written)
            return tl::unexpected(written.error());
    }
}

void JobManager::countAsDone(const QString &id, const journal::RowFilter &filter,
                             const QString &text)
{
    ask(
        id, [filter, text](journal::Journal &journal) { return endRows(journal, filter, text); },
        this, [this](const base::Result<void> &written) { told(written); });
}

void JobManager::again(const QString &id, const journal::RowFilter &filter)
{
    ask(
        id, [filter](journal::Journal &journal) { return journal.again(filter); }, this,
        [this, id](const base::Result<void> &written) {
            if (written)
                run(id);
            else
                Q_EMIT failed(written.error());
        });
}

void JobManager::undo(const QString &id, const QJsonArray &contactFields, bool deletesCreated)
{
    const UndoOptions options{.contactFields = contactFields,
                              .deletesCreated = deletesCreated,
                              .mostDeletes = mostDeletes()};
    ask(
        id,
        [folder = m_folder, options, clock = &clock()](journal::Journal &journal) {
            return writeUndo(journal, folder, options, *clock);
        },
        this,
        [this](const base::Result<QStringList> &written) {
            if (!written)
                return Q_EMIT failed(written.error());
            for (const auto &undo : *written) {
                run(undo);
                Q_EMIT jobBegun(undo);
            }
        });
}

void JobManager::remove(const QString &id)
{
    m_removed.insert(id);
    (void)m_delayed.drop(id);
    const auto *run = runOf(id);
    if (!run || run->state() == JobRun::State::Running || run->state() == JobRun::State::Stopping)
        // Fails if the job is running.
        return removeFiles(id);
    // letGo() removes the files as soon as all queries of the journal are answered.
    m_inHand.release(id);
}

void JobManager::removeFiles(const QString &id)
{
    base::inBackground([folder = m_folder, id] { return folder.remove(id); }, this,
                       [this, id](const base::Result<void> &removed) {
                           if (!removed)
                               m_removed.remove(id);
                           told(removed);
                       });
}

} // namespace storedesk::jobs
