// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/connectionsettings.h"
#include "warehouse/sqlinterrupt.h"
#include "warehouse/sqlrows.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

struct pg_conn;
struct pg_result;

namespace storedesk::warehouse {

// A parameter of a statement. Empty for NULL.
using SqlArgument = std::optional<QByteArray>;

// One connection to a PostgreSQL database. Blocks, so windows use it in a worker thread. May be
// moved to another thread, but not used by two threads at a time. All waits can be interrupted,
// except the one for the address of the host.
class SqlConnection final
{
public:
    // Without a password, the server asks for none, or ~/.pgpass or the environment has it. Without
    // an interrupt, the connection can't be interrupted.
    [[nodiscard]] static Outcome<std::unique_ptr<SqlConnection>>
    open(const ConnectionSettings &settings, const QByteArray &password = {},
         std::shared_ptr<SqlInterrupt> interrupt = {});
    ~SqlConnection();
    Q_DISABLE_COPY_MOVE(SqlConnection)

    [[nodiscard]] Outcome<SqlRows> run(const QByteArray &sql,
                                       const std::vector<SqlArgument> &arguments = {});
    // Runs several statements without arguments. Outside a transaction, all succeed or none.
    [[nodiscard]] Outcome<void> script(const QByteArray &sql);

    // Sends the data of a COPY statement. Each piece ends with a complete row.
    [[nodiscard]] Outcome<void> beginCopy(const QByteArray &sql);
    [[nodiscard]] Outcome<void> copy(const QByteArray &data);
    // Ends the COPY statement and returns the number of rows. With a reason, the server discards
    // all data and the call fails.
    [[nodiscard]] Outcome<qint64> endCopy(const QByteArray &reason = {});
    // Calls the function with each row of a COPY statement that returns data.
    [[nodiscard]] Outcome<void> copyOut(const QByteArray &sql,
                                        const std::function<void(QByteArrayView)> &handleRow);

    [[nodiscard]] static QByteArray quotedName(const QString &name);
    [[nodiscard]] static QByteArray quotedText(const QString &text);

private:
    SqlConnection(pg_conn *connection, std::shared_ptr<SqlInterrupt> interrupt);

    [[nodiscard]] Outcome<void> connect();
    [[nodiscard]] Outcome<void> configure(const QString &schema);
    // Waits until the server can be read. Returns false if the connection was lost or abandoned.
    [[nodiscard]] bool waitForServer();
    [[nodiscard]] bool sendAll();
    // Returns null after the last result.
    [[nodiscard]] pg_result *nextResult();
    // Returns the last result of the statements that were sent, or the first problem.
    [[nodiscard]] Outcome<SqlRows> lastResult(bool sent);
    [[nodiscard]] tl::unexpected<WarehouseFault> lostConnection() const;

    pg_conn *m_connection;
    std::shared_ptr<SqlInterrupt> m_interrupt;
};

} // namespace storedesk::warehouse
