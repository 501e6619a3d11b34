// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "journal/jobrow.h"

namespace storedesk::journal {

// The changes of one transaction and the resulting counts. After the first failure nothing more is
// written. Internal to this library.
class JournalWriter final
{
public:
    JournalWriter(base::Database &database, const RowCounts &counts, qint64 now);

    void add(qint64 number, const NewRow &row);
    void refuse(qint64 number, const QString &code, const QString &text);
    void end(const RowEnd &end);
    // Records that the request has not been sent.
    void hold(qint64 number);
    void start(const RowStart &start);
    // Stores a response. The row stays in progress.
    void answer(qint64 number, const QByteArray &record);
    void restoreRecord(qint64 number);
    // Removes the content of the row. A waiting row ends.
    void erase(const JobRow &row, const QString &reason);
    void begin(qint64 number, RowState state, const QByteArray &request);
    void again(const RowFilter &filter);
    // Makes all ended rows in this state wait again, whatever their reason.
    void again(RowState state);

    // Returns the first row that was never started, or the number after that of the last row.
    [[nodiscard]] std::optional<qint64> firstUntouched();
    [[nodiscard]] std::vector<JobRow> waiting(qint64 cursor, int most);
    [[nodiscard]] std::optional<qint64> rowOf(const QString &key);
    // Stores the time of the change.
    [[nodiscard]] base::Result<void> finish();
    [[nodiscard]] const RowCounts &counts() const { return m_counts; }
    [[nodiscard]] bool isWell() const { return !m_problem; }

private:
    void run(QByteArrayView sql, std::initializer_list<base::Argument> arguments);
    void fail(const base::Problem &problem);
    void failDamaged(qint64 number);
    [[nodiscard]] RowState stateOf(qint64 number);
    [[nodiscard]] std::optional<qint64> reasonFor(RowState state, const QString &code,
                                                  const QString &text);
    void collect(base::Query rows, std::vector<JobRow> &into);

    base::Database &m_database;
    RowCounts m_counts;
    const qint64 m_now;
    std::optional<base::Problem> m_problem;
};

} // namespace storedesk::journal
