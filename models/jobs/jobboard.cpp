// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobboard.h"

#include "desk/desk.h"
#include "jobs/jobundo.h"

#include <QDir>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using journal::JobState;

// Often enough for the eye; a quick job would else tell of each of its rows.
static constexpr base::Clock::Duration betweenNews = 150ms;

JobBoard &JobBoard::of(desk::Desk &desk)
{
    auto *board = desk.findChild<JobBoard *>(QString(), Qt::FindDirectChildrenOnly);
    return board ? *board : *new JobBoard(desk);
}

JobBoard::JobBoard(desk::Desk &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_folder(QDir(desk.folder()).filePath(u"jobs"_s))
    , m_flush(desk.clock().timer([this] { flush(); }))
{
    connect(&desk, &desk::Desk::closing, this, [this] { m_inHand.clear(); });
    refresh();
}

JobBoard::~JobBoard() = default;

base::Clock &JobBoard::clock() const
{
    return m_desk.clock();
}

const ListedJob *JobBoard::find(const QString &id) const
{
    const auto found = std::ranges::find(m_jobs, id, &ListedJob::id);
    return found != m_jobs.end() ? &*found : nullptr;
}

JobRun *JobBoard::runOf(const QString &id) const
{
    const auto found = m_inHand.find(id);
    return found != m_inHand.end() ? &found->second.job->run() : nullptr;
}

int JobBoard::running() const
{
    return static_cast<int>(std::ranges::count_if(m_inHand, [](const auto &one) {
        const auto state = one.second.job->run().state();
        return state == JobRun::State::Running || state == JobRun::State::Stopping;
    }));
}

void JobBoard::refresh()
{
    inBackground(
        [folder = m_folder, clock = &clock()] {
            auto jobs = folder.list(*clock);
            // What nobody agreed to, and what has been over for long, goes.
            const auto now = clock->now();
            std::erase_if(jobs, [&](const ListedJob &job) {
                const auto &head = job.head;
                const bool old = head.state == JobState::Done && head.ended.isValid()
                    && head.ended.daysTo(now) > keptDays;
                const bool forgotten =
                    head.state == JobState::Planned && head.created.daysTo(now) > 1;
                return job.problem.what.isEmpty() && (old || forgotten)
                    && folder.remove(job.id).has_value();
            });
            std::erase_if(jobs, [](const ListedJob &job) {
                return job.problem.what.isEmpty() && job.head.state == JobState::Planned;
            });
            return jobs;
        },
        this, [this](std::vector<ListedJob> jobs) { takeList(std::move(jobs)); });
}

void JobBoard::takeList(std::vector<ListedJob> jobs)
{
    const bool first = !std::exchange(m_ready, true);
    m_jobs = std::move(jobs);
    for (const auto &[id, hand] : m_inHand) {
        if (!find(id)) // begun since the folder was read
            m_jobs.insert(m_jobs.begin(), ListedJob{.id = id, .head = runOf(id)->head()});
    }
    for (auto &job : m_jobs) {
        if (const auto *mine = runOf(job.id)) {
            job.head = mine->head();
            job.taken = false; // the lock is our own
        }
        // It did not stop because somebody wanted it to.
        else if (first && job.head.state == JobState::Running && !job.taken)
            QMetaObject::invokeMethod(this, [this, id = job.id] { run(id); }, Qt::QueuedConnection);
    }
    Q_EMIT listChanged();
}

void JobBoard::run(const QString &id)
{
    if (auto *mine = runOf(id))
        return mine->start();
    if (m_opening.contains(id))
        return;
    m_opening.append(id);
    inBackground(
        [folder = m_folder, id, clock = &clock()] { return Job::openFile(folder, id, *clock); },
        this,
        [this, id](base::Result<OpenedJob> opened) {
            m_opening.removeAll(id);
            if (opened)
                takeInHand(std::move(*opened));
            else
                Q_EMIT failed(opened.error());
        });
}

QString JobBoard::begin(ListJob job)
{
    const auto id = m_folder.newId(clock());
    inBackground(
        [folder = m_folder, id, job = std::move(job), clock = &clock()] {
            return Job::begin(folder, id, job.title, job.plan, job.columns, *clock)
                .and_then([&job](const std::unique_ptr<journal::Journal> &journal) {
                    return journal->append(job.rows);
                });
        },
        this,
        [this, id](const base::Result<void> &written) {
            if (!written)
                return Q_EMIT failed(written.error());
            run(id);
            Q_EMIT jobBegun(id);
        });
    return id;
}

void JobBoard::takeInHand(OpenedJob opened)
{
    auto bin = std::make_unique<JobBin>(m_desk);
    auto job = std::make_unique<Job>(std::move(opened), m_desk.session(), bin->keeper());
    bin->follow(*job);
    const auto id = job->id();
    auto &run = job->run();
    connect(&run, &JobRun::changed, this, [this, id] { note(id); });
    connect(&run, &JobRun::ended, this, [this, id] {
        note(id);
        flush();
        Q_EMIT jobEnded(id);
    });
    const bool known = find(id) != nullptr;
    if (!known)
        m_jobs.insert(m_jobs.begin(), ListedJob{.id = id, .head = run.head()});
    m_inHand.emplace(id, InHand{std::move(bin), std::move(job)});
    run.start();
    known ? Q_EMIT jobChanged(id) : Q_EMIT listChanged();
}

void JobBoard::pause(const QString &id)
{
    if (auto *mine = runOf(id))
        mine->pause();
}

void JobBoard::pauseAll()
{
    for (const auto &[id, hand] : m_inHand)
        hand.job->run().pause();
}

void JobBoard::suspend()
{
    for (const auto &[id, hand] : m_inHand) {
        if (hand.job->run().state() != JobRun::State::Running)
            continue;
        m_suspended.append(id);
        hand.job->run().suspend();
    }
}

void JobBoard::goOn()
{
    for (const auto &id : std::exchange(m_suspended, {}))
        run(id);
}

// One that is paused is in nobody's hand: it only has to be written down.
void JobBoard::cancel(const QString &id)
{
    if (auto *mine = runOf(id))
        return mine->cancel();
    if (const auto *job = find(id); job && job->head.counts[journal::RowState::Leaving] > 0)
        return run(id); // what may have left comes to its end first
    ask(
        id, [](journal::Journal &journal) { return journal.setState(JobState::Done); }, this,
        [this](const base::Result<void> &written) { told(written); });
}

void JobBoard::told(const base::Result<void> &result)
{
    if (!result)
        Q_EMIT failed(result.error());
    refresh();
}

static base::Result<void> endRows(journal::Journal &journal, const journal::RowFilter &filter,
                                  const QString &text)
{
    constexpr int rowsAtOnce = 500;
    while (true) {
        // Those of the last round are of another reason now.
        const auto rows = journal.rowsBehind(filter, 0, rowsAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            return {};
        journal::Step step;
        for (const auto &row : *rows)
            step.ends.push_back({.number = row.number, .text = text});
        if (auto written = journal.step(step, journal::Journal::Begin::Leaving, {}); !written)
            return tl::unexpected(written.error());
    }
}

void JobBoard::countAsDone(const QString &id, const journal::RowFilter &filter, const QString &text)
{
    ask(
        id, [filter, text](journal::Journal &journal) { return endRows(journal, filter, text); },
        this, [this](const base::Result<void> &written) { told(written); });
}

void JobBoard::again(const QString &id, const journal::RowFilter &filter)
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

void JobBoard::undo(const QString &id, const QJsonArray &contactFields)
{
    const auto undoId = m_folder.newId(clock());
    ask(
        id,
        [folder = m_folder, undoId, contactFields,
         clock = &clock()](journal::Journal &journal) -> base::Result<QString> {
            return writeUndo(journal, folder, undoId, contactFields, *clock).map([&](auto) {
                return undoId;
            });
        },
        this,
        [this](const base::Result<QString> &written) {
            if (!written)
                return Q_EMIT failed(written.error());
            run(*written);
            Q_EMIT jobBegun(*written);
        });
}

void JobBoard::remove(const QString &id)
{
    release(id);
    inBackground([folder = m_folder, id] { return folder.remove(id); }, this,
                 [this](const base::Result<void> &removed) { told(removed); });
}

void JobBoard::note(const QString &id)
{
    if (!m_moved.contains(id))
        m_moved.append(id);
    if (!m_flush->due())
        m_flush->start(betweenNews);
}

void JobBoard::flush()
{
    m_flush->stop();
    for (const auto &id : std::exchange(m_moved, {})) {
        const auto *run = runOf(id);
        const auto listed = std::ranges::find(m_jobs, id, &ListedJob::id);
        if (!run || listed == m_jobs.end())
            continue;
        listed->head = run->head();
        Q_EMIT jobChanged(id);
        // Whoever rests holds nothing: another window or command may go on with it.
        const bool rests = run->state() == JobRun::State::Done
            || (run->state() == JobRun::State::Paused && run->underWay() == 0
                && run->head().state == JobState::Paused);
        if (rests)
            QMetaObject::invokeMethod(this, [this, id] { release(id); }, Qt::QueuedConnection);
    }
}

void JobBoard::release(const QString &id)
{
    const auto *run = runOf(id);
    if (!run || run->state() == JobRun::State::Running || run->state() == JobRun::State::Stopping)
        return;
    if (m_asks.value(id) > 0) {
        m_resting.insert(id);
        return;
    }
    m_resting.remove(id);
    m_inHand.erase(id);
    if (const auto job = std::ranges::find(m_jobs, id, &ListedJob::id); job != m_jobs.end())
        job->taken = false;
    Q_EMIT jobChanged(id);
}

void JobBoard::answered(const QString &id)
{
    if (--m_asks[id] == 0 && m_resting.contains(id))
        QMetaObject::invokeMethod(this, [this, id] { release(id); }, Qt::QueuedConnection);
}

} // namespace storedesk::jobs
