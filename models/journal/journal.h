// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobhead.h"
#include "journal/jobrow.h"
#include "journal/journalrows.h"

#include <functional>

namespace storedesk::journal {

// One job in a private SQLite file: its properties, its original rows and their outcomes. A request
// is stored on disk before it is sent. Not thread-safe; other processes may read the file
// concurrently.
class Journal final
{
public:
    // Returns the request of a row, or the reason there is none.
    using Maker = std::function<base::Result<QByteArray>(const JobRow &row)>;
    // Returns the refusal for a row whose key already occurs in another row. Empty if the row is
    // accepted.
    using Repeats = std::function<QString(qint64 firstRow)>;
    // Initial state of started rows: a record may have to be read before its request is sent.
    enum class Begin : quint8 { Leaving, Reading };

    // The clock must outlive the journal.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> create(const QString &path,
                                                                       const JobOutline &outline,
                                                                       const base::Clock &clock,
                                                                       const QByteArray &vfs = {});
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>>
    open(const QString &path, const base::Clock &clock, const QByteArray &vfs = {});
    // Like open(), but checks the complete file regardless of its size. A damaged file is set
    // aside.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> openToRun(const QString &path,
                                                                          const base::Clock &clock);
    // Like open(), without checking the complete file, for a file that was checked before.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>> openAgain(const QString &path,
                                                                          const base::Clock &clock);
    // State of the job in the file. Reading it fails for a damaged file.
    enum class Written : quint8 { Nothing, Draft, Complete };
    [[nodiscard]] static base::Result<Written> writtenIn(const QString &path,
                                                         const base::Clock &clock);
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    [[nodiscard]] const JobHead &head() const { return m_head; }
    // Returns a notice for the user about a problem with the file, which can still be used.
    [[nodiscard]] const std::optional<base::Problem> &notice() const;

    [[nodiscard]] base::Result<void> append(const std::vector<NewRow> &rows,
                                            const Repeats &repeats = {});
    // Turns the draft into a job and syncs this to disk. Called after the last row has been
    // appended. No row can be appended afterwards.
    [[nodiscard]] base::Result<void> complete();
    [[nodiscard]] base::Result<void> setState(JobState state, const base::Problem &note = {});
    // Resets rows that an earlier run only read, so that they wait again. Must be called before the
    // first step.
    [[nodiscard]] base::Result<void> adoptStateOf();
    // Applies all changes or none. Returns the started rows, whose requests may now be sent.
    [[nodiscard]] base::Result<std::vector<JobRow>> step(const JobStep &step, Begin begin,
                                                         const Maker &maker);
    // Removes all content of the matching rows from the file. Waiting rows are refused with this
    // reason. Rows in progress are left unchanged and counted.
    struct Erased
    {
        qint64 rows = 0;
        qint64 left = 0;
    };
    using RowTest = std::function<bool(const JobRow &row)>;
    [[nodiscard]] base::Result<Erased> erase(const RowTest &concerns, const QString &reason);
    // Replaces the title and the plan, and removes the old ones from the file. Only for a job that
    // is not running, because a running job has a copy of its plan.
    [[nodiscard]] base::Result<void> rewrite(const QString &title, const QJsonObject &plan);
    // Makes ended rows wait again.
    [[nodiscard]] base::Result<void> again(const RowFilter &filter);

    [[nodiscard]] JournalRows &rows() { return m_rows; }
    // Reads the complete file: runs the integrity check of SQLite and verifies the digest of every
    // row.
    [[nodiscard]] base::Result<void> check();

private:
    // Extent of the check when a file is opened.
    enum class Care : quint8 { Head, Content, Everything };

    Journal(std::unique_ptr<base::Database> database, const base::Clock &clock);
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>>
    open(const QString &path, const base::DatabaseOptions &options, const base::Clock &clock,
         Care care);
    // Does not set a damaged file aside.
    [[nodiscard]] static base::Result<std::unique_ptr<Journal>>
    read(const QString &path, const base::DatabaseOptions &options, const base::Clock &clock,
         Care care, bool lostChanges);
    [[nodiscard]] base::Result<void> write(const JobOutline &outline);
    [[nodiscard]] base::Result<void> readHead();
    [[nodiscard]] base::Result<void> storeDigest();
    [[nodiscard]] base::Result<void> storeMark();

    std::unique_ptr<base::Database> m_database;
    JournalRows m_rows;
    const base::Clock &m_clock;
    JobHead m_head;
    // No row with this or a higher number has ever been started. Determined by the first step that
    // needs the number.
    std::optional<qint64> m_cursor;
};

} // namespace storedesk::journal
