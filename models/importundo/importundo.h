// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recordfetcher.h"
#include "importundo/undoplan.h"
#include "jobs/jobmanager.h"

namespace storedesk::account {
class Account;
}

namespace storedesk::imports {

// Undoes an import. Reads the sent rows and the previous values, looks up the current records, and
// plans the changes. Reverts records with a corrective import, with individual updates where a
// value becomes empty, and by deleting created records. Has no user interface.
class ImportUndo final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        Reading,
        // The sent rows and previous values have been loaded. compare() looks up the current
        // records.
        Asking,
        Comparing,
        // The plan is complete. run() starts the undo.
        Ready,
        Running,
        Done,
        Failed
    };
    Q_ENUM(State)
    // The result of the undo.
    struct Outcome
    {
        // Includes deleted records.
        qint64 reversed = 0;
        // Records that were changed in the meantime, or that must not be deleted.
        qint64 kept = 0;
        qint64 couldNot = 0;
    };

    // The account and the job manager must outlive this object.
    ImportUndo(account::Account &account, jobs::JobManager &jobManager, QString jobId,
               QObject *parent = nullptr);
    ~ImportUndo() override;

    void start();
    void compare();
    void stop();
    // Optionally deletes the records that the import created. Fails before anything is sent if
    // there are more of them than the account allows to delete.
    void run(bool deletes);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const SentRecords &sent() const { return m_sent; }
    [[nodiscard]] const UndoPlan &plan() const { return m_plan; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const RecordFetcher &reader() const { return m_reader; }
    // Returns the records that have already been looked up.
    [[nodiscard]] RecordsNow recordsNow() const;
    // Returns the job ID, or an empty string if there is no such job.
    [[nodiscard]] const QString &correction() const { return m_correction; }
    [[nodiscard]] const QString &singles() const { return m_singles; }
    [[nodiscard]] const QString &deletion() const { return m_deletion; }
    // Returns a paused job once no other job of the undo is running. The undo continues when the
    // job is resumed.
    [[nodiscard]] const journal::ListedJob *pausedJob() const;
    // Valid only in the state Done.
    [[nodiscard]] Outcome outcome() const { return m_outcome; }

Q_SIGNALS:
    void changed();

private:
    // Reads the rows of the import once the store and the contact fields were loaded.
    void readSent();
    void makePlan();
    void correct();
    void changeSingles();
    void removeCreated();
    void look();
    void conclude();
    void fail(const base::Problem &problem);
    void setState(State state);
    [[nodiscard]] QStringList jobIds() const;
    [[nodiscard]] bool isOver(const QString &job) const;
    [[nodiscard]] bool isPaused(const QString &job) const;

    account::Account &m_account;
    jobs::JobManager &m_jobManager;
    const QString m_job;
    State m_state = State::Reading;
    base::Problem m_problem;
    SentRecords m_sent;
    RecordFetcher m_reader;
    UndoPlan m_plan;
    bool m_deletes = false;
    // Whether the store was loaded or could not be.
    bool m_knowsStore = false;
    bool m_readsSent = false;
    // Whether the result of the undo is being read.
    bool m_concludes = false;
    QString m_correction;
    QString m_singles;
    QString m_deletion;
    Outcome m_outcome;
};

} // namespace storedesk::imports
