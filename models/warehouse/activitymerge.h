// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/sqlconnection.h"

#include <QDateTime>

#include <span>

namespace storedesk::warehouse {

// What a load changed.
struct MergeCounts
{
    // Rows that are stored for the loaded days or contacts.
    qint64 rows = 0;
    qint64 added = 0;
    qint64 changed = 0;
    qint64 removed = 0;
    // Rows in the file that repeat another one.
    qint64 doubled = 0;

    bool operator==(const MergeCounts &) const = default;
};

// Replaces the activities of some days with those in the staging tables. Everything else, such as
// days outside the file, stays as it is. Merging the same file again changes nothing.
class ActivityMerge final
{
public:
    explicit ActivityMerge(SqlConnection &connection)
        : m_connection(connection)
    { }

    // Turns the staging tables into temporary tables with the rows to store: each activity once,
    // with its lines. `distinctIds` says whether each row has an ID of its own.
    [[nodiscard]] Outcome<void> prepare(const std::vector<QDate> &days, bool distinctIds);
    // Must be called in a transaction, after prepare() with the same days. `asked` is when the
    // export was requested.
    [[nodiscard]] Outcome<MergeCounts> merge(const std::vector<QDate> &days,
                                             const QDateTime &asked);

    // Deletes activities on days that no sync reads, and those without a readable time that a
    // verification did not find in the store. Must be called in a transaction.
    [[nodiscard]] Outcome<void> removeOutside();
    // Recomputes purchases and products from activities and lines. The tables touched_purchase and
    // touched_product say which.
    [[nodiscard]] Outcome<void> refreshDerived();

private:
    // Creates the partitions of new months, and the table stored_day with all other days. Returns
    // the number of activities in the new partitions.
    [[nodiscard]] Outcome<qint64> addMonths(const std::vector<QDate> &days);
    // `added` is the result of addMonths().
    [[nodiscard]] Outcome<MergeCounts> mergeActivities(qint64 added);
    [[nodiscard]] Outcome<void> mergeLines(bool isNew);
    [[nodiscard]] Outcome<void> runAll(std::span<const char *const> steps);
    [[nodiscard]] Outcome<qint64> change(const QByteArray &sql);

    SqlConnection &m_connection;
};

} // namespace storedesk::warehouse
