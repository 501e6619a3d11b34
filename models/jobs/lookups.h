// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobboard.h"
#include "jobs/lookuplist.h"

#include <map>

namespace storedesk::jobs {

// Looks up what waits in a list, as jobs: they go on when the list is closed, and after a restart.
// What comes of each row is put into the list as soon as it is on the disk. Only reads.
class Lookups final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Paused };
    Q_ENUM(State)

    // What comes by reference outlives it.
    Lookups(LookupList &list, JobBoard &board, QObject *parent = nullptr);

    void start(); // also goes on
    void pause(); // what is under way ends
    void stop(); // the jobs are cancelled; what they did not look up waits
    // What was not found under another key is asked again, unless it is paused or was stopped.
    void setLookupKey(const catalogue::LookupKey *lookupKey);
    void takeOver(Lookups &other); // its jobs; both lists have the same rows
    void attach(const QStringList &ids); // jobs of an earlier run, as far as they are not over

    [[nodiscard]] State state() const { return m_state; }
    // Why it paused by itself: the key, a right, the certificate; empty what: it did not.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] QString timeLeft() const; // in words; empty: not known
    [[nodiscard]] const QStringList &jobIds() const { return m_ids; } // oldest first

Q_SIGNALS:
    void changed();

private:
    // A job of ours.
    struct Part
    {
        std::vector<int> rows = {}; // of the list, by the numbers of the job
        std::size_t first = 0; // all before it have ended
        std::vector<int> asking = {};
        QPointer<JobRun> run = {};
        bool begun = false; // it is written down
        bool starting = false; // it goes on as soon as it was opened
        bool pauses = false; // as soon as it has begun
    };

    void begin(const std::vector<int> &rows);
    [[nodiscard]] std::vector<int> waitingRows() const;
    void follow(const QString &id);
    void followRun(const QString &id, JobRun &run);
    void showAsking(Part &part, qint64 underWay);
    void finish(const QString &id);
    void giveUp();
    void couldNotBegin(const base::Problem &problem);
    void attachReady();
    void attach(const QString &id, const std::vector<journal::JobRow> &rows);
    void setState(State state);

    LookupList &m_list;
    JobBoard &m_board;
    State m_state = State::Idle;
    base::Problem m_problem;
    std::map<QString, Part> m_parts; // by the ID of the job
    QStringList m_ids;
    QStringList m_toAttach;
};

} // namespace storedesk::jobs
