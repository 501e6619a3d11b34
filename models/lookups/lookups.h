// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "lookups/lookuplist.h"

#include <map>

namespace storedesk::lookups {

// Looks up the waiting rows of a list as jobs, which continue after the list is closed and after a
// restart. Results are added to the list once they are stored on disk. Sends reads only.
class Lookups final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Paused };
    Q_ENUM(State)

    // Objects passed by reference must outlive this object.
    Lookups(LookupList &list, jobs::JobManager &jobManager, QObject *parent = nullptr);

    // Starts or resumes.
    void start();
    // Lets requests in flight finish.
    void pause();
    // Cancels the jobs. Rows without a result become pending again.
    void stop();
    // Repeats the lookup of values that were not found with another key, unless paused or stopped.
    void setLookupKey(const catalogue::LookupKey *lookupKey);
    // Takes ownership of the jobs of another object. Both lists must have the same rows.
    void adoptStateOf(Lookups &other);
    // Follows unfinished jobs from an earlier program run.
    void attach(const QStringList &ids);

    [[nodiscard]] State state() const { return m_state; }
    // Returns the reason the lookups paused automatically: the key, a permission or the
    // certificate. An empty `what` means that they did not pause.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    // Returns the remaining time as text. Empty if unknown.
    [[nodiscard]] QString timeLeft() const;
    // Oldest first.
    [[nodiscard]] const QStringList &jobIds() const { return m_ids; }

Q_SIGNALS:
    void changed();

private:
    // A job of this list.
    struct Part
    {
        // Rows of the list, by row number of the job.
        std::vector<int> rows = {};
        // All rows before this index have ended.
        std::size_t first = 0;
        std::vector<int> asking = {};
        QPointer<jobs::JobRun> run = {};
        // Whether the job is stored.
        bool begun = false;
        // Whether the job resumes as soon as it has been opened.
        bool starting = false;
        // Whether the job is paused as soon as it has begun.
        bool pauses = false;
        // Whether the rows of the job are still being read from its journal.
        bool attaching = false;
        // Rows that ended while the journal was being read.
        std::vector<journal::RowEnd> early = {};
    };

    void begin(const std::vector<int> &rows);
    [[nodiscard]] std::vector<int> waitingRows() const;
    void follow(const QString &id);
    void followRun(const QString &id, jobs::JobRun &run);
    void showAsking(Part &part, qint64 underWay);
    void finish(const QString &id);
    void giveUp();
    void couldNotBegin(const base::Problem &problem);
    void attachReady();
    void attach(const QString &id, const std::vector<journal::JobRow> &rows);
    [[nodiscard]] std::optional<std::vector<int>>
    placesOf(const std::vector<journal::JobRow> &rows) const;
    void drop(const QString &id);
    void showEnds(const QString &id, const std::vector<journal::RowEnd> &ends);
    [[nodiscard]] bool isAttaching() const;
    void setState(State state);

    LookupList &m_list;
    jobs::JobManager &m_jobManager;
    State m_state = State::Idle;
    base::Problem m_problem;
    // Keyed by job ID.
    std::map<QString, Part> m_parts;
    QStringList m_ids;
    QStringList m_toAttach;
    // Whether rows that no attached job looks up are asked for once all jobs are attached.
    bool m_startsRest = false;
};

} // namespace storedesk::lookups
