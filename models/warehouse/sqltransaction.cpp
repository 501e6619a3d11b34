// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/sqltransaction.h"

namespace storedesk::warehouse {

Outcome<std::unique_ptr<SqlTransaction>> SqlTransaction::begin(SqlConnection &connection)
{
    return connection.script("BEGIN").map(
        [&connection] { return std::unique_ptr<SqlTransaction>(new SqlTransaction(connection)); });
}

SqlTransaction::~SqlTransaction()
{
    // If the connection is lost, the server rolls the transaction back.
    if (m_open)
        (void)m_connection.script("ROLLBACK");
}

Outcome<void> SqlTransaction::commit()
{
    m_open = false;
    return m_connection.script("COMMIT");
}

} // namespace storedesk::warehouse
