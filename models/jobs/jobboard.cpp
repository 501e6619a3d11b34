// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobboard.h"

#include "desk/desk.h"

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
    , m_inHand(desk)
    , m_flush(desk.clock().timer([this] { flush(); }))
{
    connect(&m_inHand, &JobsInHand::changed, this, &JobBoard::note);
    connect(&m_inHand, &JobsInHand::released, this, &JobBoard::letGo);
    connect(&m_inHand, &JobsInHand::ended, this, [this](const QString &id) {
        note(id);
        flush();
        Q_EMIT jobEnded(id);
    });
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
    for (const auto &id : m_inHand.ids()) {
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

void JobBoard::takeInHand(OpenedJob opened)
{
    const auto id = opened.journal->head().outline.id;
    const auto head = opened.journal->head();
    const bool known = find(id) != nullptr;
    if (!known)
        m_jobs.insert(m_jobs.begin(), ListedJob{.id = id, .head = head});
    m_inHand.add(std::move(opened));
    known ? Q_EMIT jobChanged(id) : Q_EMIT listChanged();
}

void JobBoard::pause(const QString &id)
{
    if (auto *mine = runOf(id))
        mine->pause();
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
        // Whoever rests holds nothing: another window or command may go on with it. It rests when
        // what its rows came to is on the disk.
        const auto &counts = run->head().counts;
        const bool written =
            counts[journal::RowState::Leaving] == 0 && counts[journal::RowState::Reading] == 0;
        const bool rests = run->state() == JobRun::State::Done
            || (run->state() == JobRun::State::Paused && run->underWay() == 0 && written
                && run->head().state == JobState::Paused);
        if (rests)
            QMetaObject::invokeMethod(
                this, [this, id] { m_inHand.release(id); }, Qt::QueuedConnection);
    }
}

void JobBoard::letGo(const QString &id)
{
    if (const auto job = std::ranges::find(m_jobs, id, &ListedJob::id); job != m_jobs.end())
        job->taken = false;
    Q_EMIT jobChanged(id);
}

} // namespace storedesk::jobs
