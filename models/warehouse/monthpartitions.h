// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/sqlconnection.h"

#include <QDate>

namespace storedesk::warehouse {

// The partitions of the activities, one for each month (UTC). A new partition gets its indexes
// after its rows, which takes about half the time of adding the rows to the indexes one by one.
class MonthPartitions final
{
public:
    // The connection must outlive this object.
    explicit MonthPartitions(SqlConnection &connection)
        : m_connection(connection)
    { }

    // Returns the first days of the months that have no partition. Both days are inclusive.
    [[nodiscard]] Outcome<std::vector<QDate>> missing(QDate first, QDate last);
    // Creates the partitions of these months with the rows of pg_temp.fresh_activity, and returns
    // the number of rows. Must be called in a transaction, before other statements lock the table.
    [[nodiscard]] Outcome<qint64> add(const std::vector<QDate> &months);

private:
    SqlConnection &m_connection;
};

} // namespace storedesk::warehouse
