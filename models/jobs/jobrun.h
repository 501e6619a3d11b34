// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/rowverifier.h"
#include "journal/jobprogress.h"
#include "journal/journalthread.h"

#include <QSet>

namespace storedesk::api {
class Session;
}

namespace storedesk::jobs {

// Processes the rows of a journal through the rate-limited client of an account. A request is sent
// only after the journal has stored it on disk. Results are stored together with the next rows to
// start, in one commit. Has no user interface.
class JobRun final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Paused, Stopping, Done };
    Q_ENUM(State)

    // Objects passed by reference must outlive this object.
    JobRun(api::Session &session, journal::JournalThread &journal, journal::Journal::Maker maker,
           journal::RunOptions options, QObject *parent = nullptr);
    ~JobRun() override;

    // Starts or resumes, also after the user has marked rows of an ended job as sent.
    void start();
    // Lets requests in flight finish.
    void pause();
    // Like pause(), but the job resumes when the account is opened again.
    void suspend();
    // Aborts requests in flight.
    void cancel();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const journal::JobHead &head() const { return m_journal.head(); }
    // Returns the reason the job paused.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] int underWay() const
    {
        return static_cast<int>(m_calls.size()) + m_verifier.reads();
    }
    [[nodiscard]] bool isWriting() const { return m_writing; }
    // Returns whether the journal could not be written. If so, the job cannot become idle before
    // start() succeeds.
    [[nodiscard]] bool hasDiskFailed() const { return m_diskFailed; }
    // Whether the job is idle and everything is stored, so that another process can continue it.
    [[nodiscard]] bool rests() const;
    // Returns the follower, which may be null.
    [[nodiscard]] const journal::RowFollower *follower() const { return m_options.follower; }
    // Computed for the current time. Views poll it every second.
    [[nodiscard]] journal::JobProgress progress() const;

Q_SIGNALS:
    void changed();
    // Emitted after the results have been stored.
    void rowsEnded(const std::vector<storedesk::journal::RowEnd> &ends);
    void ended();

private:
    void resumeRows(const std::vector<journal::JobRow> &rows);
    void advanceLater();
    void advance();
    [[nodiscard]] int wanted() const;
    void written(journal::JobStep step, const base::Result<std::vector<journal::JobRow>> &begun);
    void begin(const journal::JobRow &row);
    void markBeforeSending(api::Call &call, qint64 number, const http::Request &request);
    [[nodiscard]] bool postpone(qint64 number, const http::Request &request,
                                const http::Outcome &outcome);
    void sendRead(qint64 number, const http::Request &request, const QJsonObject &before);
    void send(qint64 number, const http::Request &request);
    void finish(qint64 number, const http::Request &request, const http::Outcome &outcome);
    [[nodiscard]] bool follow(qint64 number, const http::Request &, const http::Outcome &outcome);
    void concludeVerified(qint64 number, journal::RowVerdict verdict);
    void conclude(qint64 number, const journal::RowVerdict &verdict);
    void note(const journal::RowEnd &end);
    void pauseBecause(const base::Problem &problem);
    void diskFailed(const base::Problem &problem);
    void hold(journal::JobState state);
    void settle();
    // Includes rows of a file that the service has processed, which only the follower knows.
    [[nodiscard]] qint64 measuredRows() const;
    void measure();
    void setState(State state);

    api::Session &m_session;
    journal::JournalThread &m_journal;
    const journal::Journal::Maker m_maker;
    const journal::RunOptions m_options;
    RowVerifier m_verifier;
    State m_state = State::Idle;
    base::Problem m_problem;
    bool m_takenOver = false;
    // Whether the journal is writing a step.
    bool m_writing = false;
    bool m_advancePosted = false;
    bool m_settling = false;
    bool m_diskFailed = false;
    // Collects the changes for the next step.
    journal::JobStep m_next;
    // Keyed by row.
    QHash<qint64, QPointer<api::Call>> m_calls;
    // Rows with a response that are still being processed by the service.
    QSet<qint64> m_followed;
    // Rows that an earlier run may have sent. The next start looks them up again.
    std::vector<journal::JobRow> m_postponed;
    // The time until which the next request waits, and the reason.
    std::optional<std::pair<base::Clock::Duration, api::WaitReason>> m_wait;
    journal::ProgressMeter m_meter;
};

} // namespace storedesk::jobs
