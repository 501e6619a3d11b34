// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "journal/jobrow.h"

namespace storedesk::base {
class Database;
}

namespace storedesk::journal {

// Reads the rows of a job and the reasons for their outcomes. Every row is compared with its
// digest, so that a damaged file is an error. Not thread-safe.
class JournalRows final
{
public:
    // The database must outlive this object.
    explicit JournalRows(base::Database &database);

    // find() skips a number of matching rows, for views. findBehind() starts after a row number,
    // for iterating over all rows.
    [[nodiscard]] base::Result<std::vector<JobRow>> find(const RowFilter &filter, qint64 skip,
                                                         int most);
    [[nodiscard]] base::Result<std::vector<JobRow>> findBehind(const RowFilter &filter,
                                                               qint64 number, int most);
    // Returns the numbers of all matching rows in this order.
    [[nodiscard]] base::Result<std::vector<qint64>> numbers(const RowFilter &filter,
                                                            const RowOrder &order);
    // Returns the rows with these numbers in the same order.
    [[nodiscard]] base::Result<std::vector<JobRow>> withNumbers(const std::vector<qint64> &numbers);
    [[nodiscard]] base::Result<std::vector<JobRow>> withKey(const QString &key,
                                                            Qt::CaseSensitivity sensitivity);
    // Counts the rows that a filter with a text selects. Reads all rows.
    [[nodiscard]] base::Result<qint64> count(const RowFilter &filter);
    // Returns rows whose requests may have been sent before this process started.
    [[nodiscard]] base::Result<std::vector<JobRow>> leaving();
    // Reasons with the most rows first.
    [[nodiscard]] base::Result<std::vector<RowReason>> reasons();
    // Counts the rows in this state that have a stored previous record.
    [[nodiscard]] base::Result<qint64> countRestorable(RowState state);
    // Counts the rows that were sent and done, and had no previous record. Their requests created
    // the records, provided that the job read each record first or only creates records.
    [[nodiscard]] base::Result<qint64> countCreated();
    // Counts the rows in this state, or in any state, that were removed by a privacy request.
    [[nodiscard]] base::Result<qint64> countErased(std::optional<RowState> state = {});

private:
    [[nodiscard]] base::Result<std::vector<JobRow>> select(const RowFilter &filter, qint64 behind,
                                                           qint64 skip, int most);

    base::Database &m_database;
};

} // namespace storedesk::journal
