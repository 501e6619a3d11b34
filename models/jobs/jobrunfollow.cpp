// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrun.h"

#include "api/session.h"
#include "journal/requestjson.h"
#include "journal/rowfollower.h"

// Unfinished rows: rows left by an earlier run, rows that continue after their response, and the
// progress of the job.

namespace storedesk::jobs {

using journal::RowState;

// Resolves rows that may have been sent by an earlier run before any other row is started.
void JobRun::takeUp(const std::vector<journal::JobRow> &rows)
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

// Whether a row of an earlier run stays open because its record could not be read. The job pauses,
// because the same error would affect other rows.
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
    m_state = state;
    m_wait.reset();
    Q_EMIT changed();
}

bool JobRun::rests() const
{
    const auto &counts = head().counts;
    // Rows being processed by the service do not keep the job busy.
    const auto open = m_followed.size() + static_cast<qint64>(m_postponed.size());
    const bool written = counts[RowState::Leaving] == open && counts[RowState::Reading] == 0
        && m_next.answers.empty();
    return m_state == State::Done
        || (m_state == State::Paused && m_calls.isEmpty() && written
            && head().state == journal::JobState::Paused);
}

journal::JobProgress JobRun::progress() const
{
    const auto &client = m_session.client();
    if (m_options.follower) {
        auto progress = m_options.follower->progress(head().counts);
        const auto now = client.clock().ticks();
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
