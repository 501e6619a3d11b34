// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobprogress.h"
#include "jobs/journalthread.h"
#include "jobs/rowcondition.h"
#include "jobs/runoptions.h"

#include <QSet>

namespace storedesk::api {
class Session;
}

namespace storedesk::jobs {

// Brings the rows of a journal to their ends, through the paced client of an account. A request
// leaves only when the journal has it on the disk; what a row came to is written down with the next
// rows that begin, in one commit. Asks nobody and shows nothing.
class JobRun final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Paused, Stopping, Done };
    Q_ENUM(State)

    // What comes by reference outlives it.
    JobRun(api::Session &session, JournalThread &journal, journal::Journal::Maker maker,
           RunOptions options, QObject *parent = nullptr);
    ~JobRun() override;

    void start(); // also goes on
    void pause(); // what has left ends
    void suspend(); // the same, but it goes on when the account is opened again
    void cancel(); // what has left is cut

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const journal::JobHead &head() const { return m_journal.head(); }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; } // why it paused
    [[nodiscard]] int underWay() const { return static_cast<int>(m_calls.size()); }
    [[nodiscard]] bool isWriting() const { return m_writing; }
    // The journal could not be written, so the job cannot come to rest before start() succeeds.
    [[nodiscard]] bool hasDiskFailed() const { return m_diskFailed; }
    [[nodiscard]] bool rests() const; // and all it did is on the disk: another may go on with it
    [[nodiscard]] const RowFollower *follower() const { return m_options.follower; } // or null
    [[nodiscard]] JobProgress progress() const; // as of now: a view asks every second

Q_SIGNALS:
    void changed();
    void rowsEnded(const std::vector<storedesk::journal::RowEnd> &ends); // and it is on the disk
    void ended();

private:
    void takeUp(const std::vector<journal::JobRow> &rows);
    void advanceLater();
    void advance();
    [[nodiscard]] int wanted() const;
    void written(journal::Step step, const base::Result<std::vector<journal::JobRow>> &begun);
    void begin(const journal::JobRow &row);
    void read(qint64 number, const api::Request &request, const RowCondition &condition);
    void markBeforeSending(api::Call &call, qint64 number, const api::Request &request);
    [[nodiscard]] bool postpone(qint64 number, const api::Request &request,
                                const api::Outcome &outcome);
    void haveRead(qint64 number, const api::Request &request, const RowCondition &condition,
                  const api::Outcome &outcome);
    void copyKept(qint64 number, const api::Request &request, const QJsonObject &before,
                  const base::Result<void> &kept);
    void send(qint64 number, const api::Request &request);
    void finish(qint64 number, const api::Request &request, const api::Outcome &outcome);
    [[nodiscard]] bool follow(qint64 number, const api::Request &, const api::Outcome &outcome);
    void verify(qint64 number, const api::Request &request, const journal::RowEnd &end);
    void conclude(qint64 number, const RowVerdict &verdict);
    void note(const journal::RowEnd &end);
    void pauseBecause(const base::Problem &problem);
    void diskFailed(const base::Problem &problem);
    void hold(journal::JobState state);
    void settle();
    void setState(State state);

    api::Session &m_session;
    JournalThread &m_journal;
    const journal::Journal::Maker m_maker;
    const RunOptions m_options;
    State m_state = State::Idle;
    base::Problem m_problem;
    bool m_takenOver = false;
    bool m_writing = false; // a step is with the journal
    bool m_advancePosted = false;
    bool m_settling = false;
    bool m_diskFailed = false;
    journal::Step m_next; // what the next step writes down
    QHash<qint64, QPointer<api::Call>> m_calls; // by row
    QSet<qint64> m_followed; // rows that were answered and go on
    // Rows of an earlier run that may have been sent. The next start looks them up again.
    std::vector<journal::JobRow> m_postponed;
    int m_keeping = 0; // copies that are being kept
    std::optional<std::pair<base::Clock::Duration, api::Why>> m_wait; // until when, and why
    ProgressMeter m_meter;
};

} // namespace storedesk::jobs
