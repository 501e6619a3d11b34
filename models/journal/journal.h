// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobhead.h"
#include "journal/jobrow.h"

#include <functional>

namespace storedesk::journal {

// One job in a private SQLite file: what it is, its rows as they came, and what became of each.
// What may have left is on the disk before it leaves. For one thread; another process may read
// along.
class Journal final
{
public:
    // The request of a row, or why there is none.
    using Maker = std::function<base::Result<QByteArray>(const JobRow &row)>;
    // What to tell a row whose key another row has; empty: it is welcome.
    using Repeats = std::function<QString(qint64 firstRow)>;
    // How rows begin: a record may have to be read before its request leaves.
    enum class Begin : quint8 { Leaving, Reading };

    // The clock outlives it.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> create(const QString &path,
                                                                       const JobOutline &outline,
                                                                       const base::Clock &clock,
                                                                       const QByteArray &vfs = {});
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>>
    open(const QString &path, const base::Clock &clock, const QByteArray &vfs = {});
    // The same with a look at everything, however large the file is. A damaged file is set aside.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> openToRun(const QString &path,
                                                                          const base::Clock &clock);
    // The same without a look at the whole file, where that was done before.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> openAgain(const QString &path,
                                                                          const base::Clock &clock);
    // How far the job in the file was written. Fails for a damaged file.
    enum class Written : quint8 { Nothing, Draft, Complete };
    [[nodiscard]] static base::Result<Written> writtenIn(const QString &path,
                                                         const base::Clock &clock);
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    [[nodiscard]] const JobHead &head() const { return m_head; }
    // What a person should hear of the file though it works.
    [[nodiscard]] const std::optional<base::Problem> &notice() const;

    [[nodiscard]] base::Result<void> append(const std::vector<NewRow> &rows,
                                            const Repeats &repeats = {});
    // Turns the draft into a job, durably, after its last row. No row can be appended afterwards.
    [[nodiscard]] base::Result<void> complete();
    [[nodiscard]] base::Result<void> setState(JobState state, const base::Problem &note = {});
    // What whoever ran it left behind: what was only read waits again. Before the first step.
    [[nodiscard]] base::Result<void> takeOver();
    // All of it or nothing. Answers the rows that begin with it; their requests may leave.
    [[nodiscard]] base::Result<std::vector<JobRow>> step(const Step &step, Begin begin,
                                                         const Maker &maker);
    // Every trace of the rows that the test knows leaves the file; those that wait will not be
    // sent, for this reason. Rows that are under way are left alone, and counted.
    struct Erased
    {
        qint64 rows = 0;
        qint64 left = 0;
    };
    using RowTest = std::function<bool(const JobRow &row)>;
    [[nodiscard]] base::Result<Erased> erase(const RowTest &concerns, const QString &reason);
    // Rows that have ended wait again.
    [[nodiscard]] base::Result<void> again(const RowFilter &filter);

    // Rows whose requests may have left before this process began.
    [[nodiscard]] base::Result<std::vector<JobRow>> leaving();
    // For a view: the first ones are skipped. For a walk through all of them: those behind a
    // number.
    [[nodiscard]] base::Result<std::vector<JobRow>> rows(const RowFilter &filter, qint64 skip,
                                                         int most);
    [[nodiscard]] base::Result<std::vector<JobRow>> rowsBehind(const RowFilter &filter,
                                                               qint64 number, int most);
    [[nodiscard]] base::Result<std::vector<JobRow>> rowsOf(const QString &key,
                                                           Qt::CaseSensitivity sensitivity);
    [[nodiscard]] base::Result<std::vector<RowReason>> reasons(); // most rows first
    // How many rows of this state have the record beside them as it was.
    [[nodiscard]] base::Result<qint64> countKept(RowState state);
    // How many rows of this state, or of all states, a privacy request removed.
    [[nodiscard]] base::Result<qint64> countErased(std::optional<RowState> state = {});
    // Reads all of it: whether SQLite finds the file whole, and whether every row is as it was
    // stored.
    [[nodiscard]] base::Result<void> check();

private:
    // How much is read when a file is opened.
    enum class Care : quint8 { Head, Content, Everything };

    Journal(std::unique_ptr<base::Database> database, const base::Clock &clock);
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>>
    open(const QString &path, const base::DatabaseOptions &options, const base::Clock &clock,
         Care care);
    // Leaves a damaged file where it is.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>>
    read(const QString &path, const base::DatabaseOptions &options, const base::Clock &clock,
         Care care, bool lostChanges);
    [[nodiscard]] base::Result<void> write(const JobOutline &outline);
    [[nodiscard]] base::Result<void> readHead();
    [[nodiscard]] base::Result<void> storeDigest();
    [[nodiscard]] base::Result<void> storeMark();
    [[nodiscard]] base::Result<std::vector<JobRow>> find(const RowFilter &filter, qint64 behind,
                                                         qint64 skip, int most);

    std::unique_ptr<base::Database> m_database;
    const base::Clock &m_clock;
    JobHead m_head;
    // No row from here on was ever begun. Found out by the first step that needs it.
    std::optional<qint64> m_cursor;
};

} // namespace storedesk::journal
