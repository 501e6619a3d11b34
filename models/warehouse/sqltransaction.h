// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/sqlconnection.h"

namespace storedesk::warehouse {

// A transaction that is rolled back unless it is committed.
class SqlTransaction final
{
public:
    // The connection must outlive the transaction.
    [[nodiscard]] static Outcome<std::unique_ptr<SqlTransaction>> begin(SqlConnection &connection);
    ~SqlTransaction();
    Q_DISABLE_COPY_MOVE(SqlTransaction)

    [[nodiscard]] Outcome<void> commit();

private:
    explicit SqlTransaction(SqlConnection &connection)
        : m_connection(connection)
    { }

    SqlConnection &m_connection;
    bool m_open = true;
};

} // namespace storedesk::warehouse
