// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/connectionsettings.h"
#include "warehouse/sqlrows.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

struct pg_cancel;
struct pg_conn;

namespace storedesk::warehouse {

// A parameter of a statement. Empty for NULL.
using SqlArgument = std::optional<QByteArray>;

// One connection to a PostgreSQL database. Blocks, so windows use it in a worker thread. May be
// moved to another thread, but not used by two threads at a time, except for cancel().
class SqlConnection final
{
public:
    // Without a password, the server asks for none, or ~/.pgpass or the environment has it.
    [[nodiscard]] static Outcome<std::unique_ptr<SqlConnection>>
    open(const ConnectionSettings &settings, const QByteArray &password = {});
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

    // Interrupts the statement in progress, which then fails as cancelled. Thread-safe.
    void cancel();

    [[nodiscard]] static QByteArray quotedName(const QString &name);
    [[nodiscard]] static QByteArray quotedText(const QString &text);

private:
    explicit SqlConnection(pg_conn *connection);

    [[nodiscard]] tl::unexpected<WarehouseFault> lostConnection() const;

    pg_conn *m_connection;
    pg_cancel *m_cancel = nullptr;
    std::mutex m_cancelMutex;
};

} // namespace storedesk::warehouse
