// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recordreader.h"
#include "imports/undoplan.h"
#include "jobs/jobboard.h"

namespace storedesk::desk {
class Desk;
}

namespace storedesk::imports {

// Takes an import back: reads what it sent and what stood there before, looks every record up as it
// is now, says what can be reversed, and does it by an import that corrects, by single changes
// where a value becomes empty, and by deleting what was made. Asks nobody and shows nothing.
class ImportUndo final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 {
        Reading,
        Asking, // what is known is known: compare() reads the records
        Comparing,
        Ready, // run() begins
        Running,
        Done,
        Failed
    };
    Q_ENUM(State)
    // What it came to.
    struct Outcome
    {
        qint64 reversed = 0; // also those that were deleted
        qint64 kept = 0; // changed since, or not to be deleted
        qint64 couldNot = 0;
    };

    // The desk outlives it.
    ImportUndo(desk::Desk &desk, QString jobId, QObject *parent = nullptr);
    ~ImportUndo() override;

    void start();
    void compare();
    void stop();
    void run(bool deletes); // also what the import created

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const SentRecords &sent() const { return m_sent; }
    [[nodiscard]] const UndoPlan &plan() const { return m_plan; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const RecordReader &reader() const { return m_reader; }
    [[nodiscard]] RecordsNow recordsNow() const; // as far as they were looked up
    [[nodiscard]] const QString &correction() const { return m_correction; } // job; empty: none
    [[nodiscard]] const QString &singles() const { return m_singles; }
    [[nodiscard]] const QString &deletion() const { return m_deletion; }
    [[nodiscard]] Outcome outcome() const { return m_outcome; } // when Done

Q_SIGNALS:
    void changed();

private:
    void takeNow();
    void correct();
    void changeSingles();
    void removeCreated();
    void look();
    void conclude();
    void fail(const base::Problem &problem);
    void setState(State state);
    [[nodiscard]] bool isOver(const QString &job) const;

    desk::Desk &m_desk;
    jobs::JobBoard &m_board;
    const QString m_job;
    State m_state = State::Reading;
    base::Problem m_problem;
    SentRecords m_sent;
    RecordReader m_reader;
    UndoPlan m_plan;
    bool m_deletes = false;
    bool m_concludes = false; // what it came to is being read
    QString m_correction;
    QString m_singles;
    QString m_deletion;
    Outcome m_outcome;
};

} // namespace storedesk::imports
