// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrun.h"

#include "api/session.h"
#include "base/loglevel.h"
#include "journal/requestjson.h"
#include "journal/rowfollower.h"

#include <QCoreApplication>
#include <QMetaEnum>
#include <QTimer>

namespace storedesk::jobs {

using journal::JobState;
using journal::Journal;
using journal::RowState;

static constexpr std::chrono::milliseconds gathering(8);

JobRun::JobRun(api::Session &session, journal::JournalThread &journal, Journal::Maker maker,
               journal::RunOptions options, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_journal(journal)
    , m_maker(std::move(maker))
    , m_options(std::move(options))
    , m_verifier(session, m_options)
{
    connect(&m_verifier, &RowVerifier::cleared, this, &JobRun::sendRead);
    connect(&m_verifier, &RowVerifier::refused, this, &JobRun::conclude);
    connect(&m_verifier, &RowVerifier::verified, this, &JobRun::concludeVerified);
    if (!m_options.follower)
        return;
    connect(m_options.follower, &journal::RowFollower::ended, this,
            [this](const journal::RowEnd &end) {
                m_followed.remove(end.number);
                end.state == RowState::Waiting ? m_next.returns.push_back(end.number) : note(end);
                advanceLater();
            });
    connect(m_options.follower, &journal::RowFollower::moved, this, &JobRun::measure);
    connect(m_options.follower, &journal::RowFollower::moved, this, &JobRun::changed);
    connect(m_options.follower, &journal::RowFollower::moved, this, &JobRun::advanceLater);
    connect(m_options.follower, &journal::RowFollower::stuck, this, &JobRun::pauseBecause);
}

// Results received since the last step are not lost: the journal thread writes them before it ends.
JobRun::~JobRun()
{
    if (m_next.ends.empty() && m_next.answers.empty() && m_next.holds.empty())
        return;
    const journal::JobStep last{.ends = m_next.ends,
                                .holds = m_next.holds,
                                .answers = m_next.answers,
                                .returns = m_next.returns};
    m_journal.post(
        [last, maker = m_maker](Journal &journal) {
            return journal.step(last, Journal::Begin::Leaving, maker);
        },
        nullptr, [](const auto &) {});
}

// Returns the rows whose requests may have been sent before this process opened the job.
static base::Result<std::vector<journal::JobRow>> goneOnWith(Journal &journal, bool first)
{
    auto ready = first ? journal.adoptStateOf() : base::Result<void>();
    return ready.and_then([&journal] { return journal.setState(JobState::Running); })
        .and_then([&journal, first] {
            return first ? journal.rows().leaving() : std::vector<journal::JobRow>();
        });
}

void JobRun::start()
{
    if (m_state == State::Running || m_state == State::Stopping)
        return;
    m_problem = {};
    m_diskFailed = false;
    const bool first = !std::exchange(m_takenOver, true) || m_state == State::Done;
    setState(State::Running);
    m_journal.post([first](Journal &journal) { return goneOnWith(journal, first); }, this,
                   [this](const base::Result<std::vector<journal::JobRow>> &rows) {
                       if (!rows) {
                           m_takenOver = false;
                           return diskFailed(rows.error());
                       }
                       m_meter.begin(measuredRows(), m_session.client().clock().ticks());
                       resumeRows(*rows);
                       resumeRows(std::exchange(m_postponed, {}));
                       if (m_options.follower && m_state == State::Running)
                           m_options.follower->continueRun();
                       advance();
                   });
}

int JobRun::wanted() const
{
    if (m_state != State::Running)
        return 0;
    if (m_options.follower
        && (underWay() > 0 || !m_options.follower->hasRoom(m_followed.size(), m_options.width)))
        return 0;
    const auto width = m_options.follower ? 1 : m_options.width;
    // Rows that are marked late already have a call, so they are included in underWay().
    const auto starting = m_options.marksLate ? 0 : static_cast<int>(m_next.starts.size());
    const auto room = width - underWay() - m_verifier.storing() - starting;
    return static_cast<int>(
        std::clamp<qint64>(m_journal.head().counts[RowState::Waiting], 0, std::max(0, room)));
}

// Combines all results of one event loop iteration into one commit. Waits a few milliseconds more
// if rows end so quickly that committing would take longer than sending.
void JobRun::advanceLater()
{
    if (std::exchange(m_advancePosted, true))
        return;
    const auto go = [this] {
        m_advancePosted = false;
        advance();
    };
    if (m_options.gathers && m_state == State::Running && underWay() > 0)
        QTimer::singleShot(gathering, Qt::PreciseTimer, this, go);
    else
        QMetaObject::invokeMethod(this, go, Qt::QueuedConnection);
}

void JobRun::advance()
{
    if (m_writing || !m_takenOver)
        return;
    m_next.wanted = wanted();
    if (m_next.wanted == 0 && m_next.ends.empty() && m_next.holds.empty() && m_next.starts.empty()
        && m_next.answers.empty() && m_next.returns.empty())
        return settle();
    m_writing = true;
    auto step = std::exchange(m_next, {});
    const auto begin = m_options.readFirst || m_options.marksLate ? Journal::Begin::Reading
                                                                  : Journal::Begin::Leaving;
    m_journal.post([step, begin,
                    maker = m_maker](Journal &journal) { return journal.step(step, begin, maker); },
                   this, [this, step](const auto &begun) { written(step, begun); });
}

void JobRun::written(journal::JobStep step, const base::Result<std::vector<journal::JobRow>> &begun)
{
    m_writing = false;
    if (!begun) {
        // The step was not stored, so it is merged into the next one.
        std::ranges::move(m_next.ends, std::back_inserter(step.ends));
        std::ranges::move(m_next.holds, std::back_inserter(step.holds));
        std::ranges::move(m_next.starts, std::back_inserter(step.starts));
        step.answers.merge(m_next.answers);
        std::ranges::move(m_next.returns, std::back_inserter(step.returns));
        m_next = std::move(step);
        return diskFailed(begun.error());
    }
    for (const auto &start : step.starts) {
        if (const auto &call = m_calls.value(start.number); call && m_options.marksLate)
            call->release();
        else if (const auto request = journal::requestFrom(start.request);
                 request && !m_options.marksLate)
            send(start.number, *request);
    }
    for (const auto &row : *begun)
        begin(row);
    measure();
    if (!step.ends.empty())
        Q_EMIT rowsEnded(step.ends);
    Q_EMIT changed();
    advance();
}

void JobRun::begin(const journal::JobRow &row)
{
    const auto request = journal::requestFrom(row.request);
    if (!request || m_state != State::Running) {
        // The job was paused or stopped after the row was requested.
        m_next.returns.push_back(row.number);
        return;
    }
    if (m_options.readFirst)
        m_verifier.readBefore(row.number, *request, conditionFrom(row.request));
    else
        send(row.number, *request);
}

static journal::RowStart startOf(qint64 number, const http::Request &request,
                                 const QJsonObject &before)
{
    return {.number = number,
            .request = journal::bytesOf(request),
            .before = before.isEmpty() ? QByteArray()
                                       : QJsonDocument(before).toJson(QJsonDocument::Compact)};
}

// Continues a row whose record has been read.
void JobRun::sendRead(qint64 number, const http::Request &request, const QJsonObject &before)
{
    if (m_state != State::Running) {
        m_next.returns.push_back(number);
    } else if (m_options.marksLate) {
        auto known = request;
        known.before = before;
        send(number, known);
    } else {
        m_next.starts.push_back(startOf(number, request, before));
    }
    advanceLater();
}

void JobRun::concludeVerified(qint64 number, journal::RowVerdict verdict)
{
    if (!verdict.end && m_state == State::Stopping)
        verdict.end = {
            .number = number, .state = RowState::Unknown, .text = tr("Deleted, but not verified.")};
    conclude(number, verdict);
}

// The request is sent once its row is marked. The mark is removed again if the request certainly
// did not reach the service, because of rate limiting or a missing connection.
void JobRun::markBeforeSending(api::Call &call, qint64 number, const http::Request &request)
{
    call.requireRelease();
    connect(&call, &api::Call::releaseNeeded, this, [this, number, request] {
        m_next.starts.push_back(startOf(number, request, request.before));
        advanceLater();
    });
    connect(&call, &api::Call::waiting, this, [this, &call, number] {
        if (call.attempts() == 0 || call.mayHaveLeft() || m_state != State::Running)
            return;
        m_next.holds.push_back(number);
        advanceLater();
    });
}

void JobRun::send(qint64 number, const http::Request &request)
{
    auto *call =
        operationOf(request).writes() ? m_session.write(request) : m_session.read(request, this);
    m_calls.insert(number, call);
    if (m_options.marksLate && operationOf(request).writes() && !request.mayHaveLeft)
        markBeforeSending(*call, number, request);
    connect(call, &api::Call::waiting, this,
            [this, call](base::Clock::Duration until, api::WaitReason why) {
                m_wait = {until, why};
                // A request that was in flight when the job was paused is not retried.
                if (m_state == State::Paused && !call->mayHaveLeft())
                    call->cancel();
                Q_EMIT changed();
            });
    if (m_options.follower)
        connect(call, &api::Call::progress, m_options.follower,
                [follower = m_options.follower, number](qint64 sent, qint64 total) {
                    follower->sending(number, sent, total);
                });
    call->then(this, [this, number, request](const http::Outcome &outcome) {
        finish(number, request, outcome);
    });
}

void JobRun::finish(qint64 number, const http::Request &request, const http::Outcome &outcome)
{
    m_calls.remove(number);
    m_wait.reset();
    if (follow(number, request, outcome) || postpone(number, request, outcome))
        return;
    auto verdict = journal::verdictOf(number, request, outcome, m_options.keep);
    if (m_options.follower && verdict.end && !outcome)
        m_options.follower->describe(*verdict.end, outcome.error());
    if (m_options.verifiesGone && verdict.end && verdict.end->state == RowState::Done)
        m_verifier.readAfter(number, request, *verdict.end);
    else
        conclude(number, verdict);
}

void JobRun::conclude(qint64 number, const journal::RowVerdict &verdict)
{
    if (verdict.end)
        note(*verdict.end);
    else
        m_next.returns.push_back(number);
    if (!verdict.pause.what.isEmpty())
        pauseBecause(verdict.pause);
    advanceLater();
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

// Nothing can be stored, not even a cancellation. The user has to retry.
void JobRun::diskFailed(const base::Problem &problem)
{
    m_problem = problem;
    m_diskFailed = true;
    if (m_state == State::Running || m_state == State::Stopping)
        hold(JobState::Paused);
    else
        Q_EMIT changed();
}

// Rows whose requests cannot have changed anything wait again. All other requests are allowed to
// finish.
void JobRun::hold(JobState state)
{
    setState(State::Paused);
    m_meter.hold();
    if (m_options.follower)
        m_options.follower->pause();
    m_verifier.cancel();
    const auto calls = m_calls.values();
    for (const auto &call : calls) {
        if (call && (!call->mayHaveLeft() || !operationOf(call->request()).writes()))
            call->cancel();
    }
    m_journal.post(
        [state, note = m_problem](Journal &journal) { return journal.setState(state, note); }, this,
        [this](const base::Result<void> &stored) {
            if (!stored) {
                m_diskFailed = true;
                if (m_problem.what.isEmpty())
                    m_problem = stored.error();
            }
            Q_EMIT changed();
        });
}

void JobRun::cancel()
{
    if (m_state == State::Done || m_state == State::Stopping)
        return;
    // A job that was never started has no rows from an earlier run.
    m_takenOver = true;
    setState(State::Stopping);
    if (m_options.follower)
        m_options.follower->stop();
    m_verifier.cancel();
    const auto calls = m_calls.values();
    for (const auto &call : calls) {
        if (call)
            call->cancel();
    }
    advanceLater();
}

// Called when no request is in flight and everything is stored.
void JobRun::settle()
{
    const bool stops = m_state == State::Stopping
        || (m_state == State::Running && m_journal.head().counts[RowState::Waiting] == 0);
    if (!stops || underWay() > 0 || !m_followed.isEmpty() || m_verifier.storing() > 0
        || std::exchange(m_settling, true))
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

// Resolves rows that may have been sent by an earlier run before any other row is started.
void JobRun::resumeRows(const std::vector<journal::JobRow> &rows)
{
    for (const auto &row : rows) {
        const auto givenUp =
            m_options.follower ? m_options.follower->givenUp(row) : std::optional<QDateTime>();
        if (m_options.follower && !row.record.isEmpty() && !givenUp) {
            m_followed.insert(row.number);
            m_options.follower->follow(row.number, QJsonDocument::fromJson(row.record).object());
            continue;
        }
        auto request = journal::requestFrom(row.request);
        if (!request) {
            note({.number = row.number,
                  .state = RowState::Unknown,
                  .text = tr("Another version of Storedesk sent this row.")});
            continue;
        }
        request->mayHaveLeft = row.sent;
        request->givenUp = givenUp;
        request->before = QJsonDocument::fromJson(row.before).object();
        send(row.number, *request);
    }
}

// Returns whether a row from an earlier run stays open because its record could not be read. The
// job pauses, because the same error would affect other rows.
bool JobRun::postpone(qint64 number, const http::Request &request, const http::Outcome &outcome)
{
    if (!request.mayHaveLeft || m_state == State::Stopping || outcome
        || !outcome.error().readFailed)
        return false;
    m_postponed.push_back({.number = number,
                           .sent = *request.mayHaveLeft,
                           .request = journal::bytesOf(request),
                           .before = QJsonDocument(request.before).toJson(QJsonDocument::Compact)});
    pauseBecause(outcome.error().words);
    advanceLater();
    return true;
}

// Stores the response before following the row, so that its request is never sent again.
bool JobRun::follow(qint64 number, const http::Request &request, const http::Outcome &outcome)
{
    const auto answer = !m_options.follower ? std::nullopt
        : outcome                           ? std::optional(outcome->document.object())
                                            : m_options.follower->standIn(request, outcome.error());
    if (!answer)
        return false;
    m_followed.insert(number);
    m_next.answers[number] = QJsonDocument(*answer).toJson(QJsonDocument::Compact);
    if (m_state != State::Running)
        m_options.follower->pause();
    m_options.follower->follow(number, *answer);
    if (m_state == State::Stopping)
        m_options.follower->stop();
    advanceLater();
    return true;
}

void JobRun::setState(State state)
{
    if (state != m_state)
        qCInfo(base::jobLog).noquote()
            << head().outline.id << head().outline.kind
            << QMetaEnum::fromType<State>().valueToKey(static_cast<int>(state));
    m_state = state;
    m_wait.reset();
    Q_EMIT changed();
}

bool JobRun::rests() const
{
    const auto &counts = head().counts;
    // Rows that the service is still processing do not prevent the job from being idle.
    const auto open = m_followed.size() + static_cast<qint64>(m_postponed.size());
    const bool written = counts[RowState::Leaving] == open && counts[RowState::Reading] == 0
        && m_next.answers.empty();
    return m_state == State::Done
        || (m_state == State::Paused && underWay() == 0 && written
            && head().state == journal::JobState::Paused);
}

qint64 JobRun::measuredRows() const
{
    return m_options.follower ? m_options.follower->progress(head().counts).ended
                              : head().counts.ended();
}

void JobRun::measure()
{
    m_meter.note(measuredRows(), m_session.client().clock().ticks());
}

journal::JobProgress JobRun::progress() const
{
    const auto &client = m_session.client();
    if (m_options.follower) {
        auto progress = m_options.follower->progress(head().counts);
        const auto now = client.clock().ticks();
        m_meter.addPace(progress, now);
        if (m_wait && m_wait->first > now)
            progress.waiting = {.time =
                                    std::chrono::ceil<std::chrono::seconds>(m_wait->first - now),
                                .why = m_wait->second};
        return progress;
    }
    const int calls = 1 + (m_options.readFirst ? 1 : 0) + (m_options.verifiesGone ? 1 : 0);
    return m_meter.progress(head().counts, client.pace(), calls, m_wait, client.clock().ticks());
}

} // namespace storedesk::jobs
