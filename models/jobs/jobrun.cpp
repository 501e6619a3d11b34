// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrun.h"

#include "api/session.h"
#include "jobs/requestjson.h"

#include <QCoreApplication>
#include <QTimer>

namespace storedesk::jobs {

using journal::JobState;
using journal::Journal;
using journal::RowState;

static constexpr std::chrono::milliseconds gathering(8);

JobRun::JobRun(api::Session &session, JournalThread &journal, Journal::Maker maker,
               RunOptions options, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_journal(journal)
    , m_maker(std::move(maker))
    , m_options(std::move(options))
{ }

// Ends that came since the last step are not lost: the thread writes them before it ends.
JobRun::~JobRun()
{
    if (m_next.ends.empty())
        return;
    const journal::Step last{.ends = m_next.ends, .returns = m_next.returns};
    m_journal.post(
        [last, maker = m_maker](Journal &journal) {
            return journal.step(last, Journal::Begin::Leaving, maker);
        },
        nullptr, [](const auto &) {});
}

void JobRun::start()
{
    if (m_state == State::Running || m_state == State::Stopping)
        return;
    m_problem = {};
    setState(State::Running);
    const bool first = !std::exchange(m_takenOver, true);
    const auto work = [first](Journal &journal) {
        auto ready = first ? journal.takeOver() : base::Result<void>();
        return ready.and_then([&journal] { return journal.setState(JobState::Running); })
            .and_then([&journal, first] {
                return first ? journal.leaving() : std::vector<journal::JobRow>();
            });
    };
    m_journal.post(work, this, [this](const base::Result<std::vector<journal::JobRow>> &rows) {
        if (!rows) {
            m_takenOver = false;
            return pauseBecause(rows.error());
        }
        m_meter.begin(head().counts.ended(), m_session.client().clock().ticks());
        takeUp(*rows);
        pump();
    });
}

// What may have left in an earlier run is brought to its end before anything else.
void JobRun::takeUp(const std::vector<journal::JobRow> &rows)
{
    for (const auto &row : rows) {
        auto request = requestFrom(row.request);
        if (!request) {
            note({.number = row.number,
                  .state = RowState::Unknown,
                  .text = tr("Another version of Storedesk sent this row.")});
            continue;
        }
        request->mayHaveLeft = row.sent;
        send(row.number, *request);
    }
}

int JobRun::wanted() const
{
    if (m_state != State::Running)
        return 0;
    const auto room =
        m_options.width - underWay() - m_keeping - static_cast<int>(m_next.starts.size());
    return static_cast<int>(
        std::clamp<qint64>(m_journal.head().counts[RowState::Waiting], 0, std::max(0, room)));
}

// Several ends of one turn of the event loop become one commit; those of a few milliseconds where
// rows come so quickly that a commit for each turn would take longer than they do.
void JobRun::pumpLater()
{
    if (std::exchange(m_pumpPosted, true))
        return;
    const auto go = [this] {
        m_pumpPosted = false;
        pump();
    };
    if (m_options.gathers && m_state == State::Running && underWay() > 0)
        QTimer::singleShot(gathering, Qt::PreciseTimer, this, go);
    else
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
}

void JobRun::pump()
{
    if (m_writing || !m_takenOver)
        return;
    m_next.wanted = wanted();
    if (m_next.wanted == 0 && m_next.ends.empty() && m_next.starts.empty()
        && m_next.returns.empty())
        return settle();
    m_writing = true;
    auto step = std::exchange(m_next, {});
    const auto begin = m_options.readFirst ? Journal::Begin::Reading : Journal::Begin::Leaving;
    m_journal.post([step, begin,
                    maker = m_maker](Journal &journal) { return journal.step(step, begin, maker); },
                   this, [this, step](const auto &begun) { written(step, begun); });
}

void JobRun::written(journal::Step step, const base::Result<std::vector<journal::JobRow>> &begun)
{
    m_writing = false;
    if (!begun) {
        // Nothing of it is on the disk, so none of it may be forgotten.
        std::ranges::move(m_next.ends, std::back_inserter(step.ends));
        std::ranges::move(m_next.starts, std::back_inserter(step.starts));
        std::ranges::move(m_next.returns, std::back_inserter(step.returns));
        m_next = std::move(step);
        return diskFailed(begun.error());
    }
    for (const auto &start : step.starts) {
        if (const auto request = requestFrom(start.request))
            send(start.number, *request);
    }
    for (const auto &row : *begun)
        begin(row);
    m_meter.note(head().counts.ended(), m_session.client().clock().ticks());
    if (!step.ends.empty())
        Q_EMIT rowsEnded(step.ends);
    Q_EMIT changed();
    pump();
}

void JobRun::begin(const journal::JobRow &row)
{
    const auto request = requestFrom(row.request);
    if (!request || m_state != State::Running) {
        m_next.returns.push_back(row.number); // paused or stopped since it was asked for
        return;
    }
    if (m_options.readFirst)
        read(row.number, *request, conditionFrom(row.request));
    else
        send(row.number, *request);
}

void JobRun::send(qint64 number, const api::Request &request)
{
    auto *call =
        operationOf(request).writes() ? m_session.write(request) : m_session.read(request, this);
    m_calls.insert(number, call);
    connect(call, &api::Call::waiting, this, [this](base::Clock::Duration until, api::Why why) {
        m_wait = Wait{.until = until, .why = why};
        Q_EMIT changed();
    });
    call->then(this, [this, number, request](const api::Outcome &outcome) {
        finish(number, request, outcome);
    });
}

void JobRun::finish(qint64 number, const api::Request &request, const api::Outcome &outcome)
{
    m_calls.remove(number);
    m_wait.reset();
    const auto verdict = verdictOf(number, request, outcome, m_options.keep);
    if (verdict.end)
        note(*verdict.end);
    else
        m_next.returns.push_back(number);
    if (!verdict.pause.what.isEmpty())
        pauseBecause(verdict.pause);
    pumpLater();
}

void JobRun::note(const journal::RowEnd &end)
{
    m_next.ends.push_back(end);
    if (m_options.ended)
        m_options.ended(end);
}

void JobRun::pause()
{
    if (m_state == State::Running)
        hold(JobState::Paused);
}

void JobRun::suspend()
{
    if (m_state == State::Running)
        hold(JobState::Running);
}

void JobRun::pauseBecause(const base::Problem &problem)
{
    if (m_state != State::Running)
        return;
    m_problem = problem;
    hold(JobState::Paused);
}

// Nothing can be written down, not even that it is cancelled: whoever wants to tries again.
void JobRun::diskFailed(const base::Problem &problem)
{
    m_problem = problem;
    if (m_state == State::Running || m_state == State::Stopping)
        hold(JobState::Paused);
    else
        Q_EMIT changed();
}

// What has not left waits again; what has left comes to its end.
void JobRun::hold(JobState state)
{
    setState(State::Paused);
    m_meter.hold();
    const auto calls = m_calls.values();
    for (const auto &call : calls) {
        if (call && call->attempts() == 0)
            call->cancel();
    }
    m_journal.post(
        [state, note = m_problem](Journal &journal) { return journal.setState(state, note); }, this,
        [this](const base::Result<void> &) { Q_EMIT changed(); });
}

void JobRun::cancel()
{
    if (m_state == State::Done || m_state == State::Stopping)
        return;
    m_takenOver = true; // what was never begun has nothing to take over
    setState(State::Stopping);
    const auto calls = m_calls.values();
    for (const auto &call : calls) {
        if (call)
            call->cancel();
    }
    pumpLater();
}

// Nothing is under way, and everything is on the disk.
void JobRun::settle()
{
    const bool stops = m_state == State::Stopping
        || (m_state == State::Running && m_journal.head().counts[RowState::Waiting] == 0);
    if (!stops || !m_calls.isEmpty() || m_keeping > 0 || std::exchange(m_settling, true))
        return;
    m_journal.post([](Journal &journal) { return journal.setState(JobState::Done); }, this,
                   [this](const base::Result<void> &done) {
                       m_settling = false;
                       if (!done)
                           return diskFailed(done.error());
                       setState(State::Done);
                       Q_EMIT ended();
                   });
}

JobProgress JobRun::progress() const
{
    const auto &client = m_session.client();
    const auto wait = m_wait ? std::optional(std::pair(m_wait->until, m_wait->why)) : std::nullopt;
    return m_meter.progress(head().counts, client.pace(), m_options.readFirst ? 2 : 1, wait,
                            client.clock().ticks());
}

void JobRun::setState(State state)
{
    m_state = state;
    m_wait.reset();
    Q_EMIT changed();
}

} // namespace storedesk::jobs
