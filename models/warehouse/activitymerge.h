// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/sqlconnection.h"

#include <QDateTime>

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

    // Prepares temporary tables with the rows to store: each activity once, with its lines. Returns
    // the number of repeated rows.
    [[nodiscard]] Outcome<qint64> prepare(const std::vector<QDate> &days);
    // Must be called in a transaction, after prepare(). `asked` is when the export was requested.
    [[nodiscard]] Outcome<MergeCounts> merge(const QDateTime &asked);

    // Deletes activities on days that no sync reads, and those without a readable time that a
    // verification did not find in the store. Must be called in a transaction.
    [[nodiscard]] Outcome<void> removeOutside();
    // Recomputes purchases and products from activities and lines. The tables touched_purchase and
    // touched_product say which.
    [[nodiscard]] Outcome<void> refreshDerived();

private:
    [[nodiscard]] Outcome<MergeCounts> mergeActivities();
    [[nodiscard]] Outcome<qint64> change(const QByteArray &sql);

    SqlConnection &m_connection;
};

} // namespace storedesk::warehouse
