// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "databaseopener.h"

#include "base/databaseproblem.h"

#include <sqlite3.h>

// Copies a file of an older version and migrates it to the newest schema in one transaction.
namespace storedesk::base {

using namespace Qt::StringLiterals;

Result<void> DatabaseOpener::backUp()
{
    const auto copy = m_path + u".before-%1"_s.arg(newest());
    QFile::remove(copy);
    // VACUUM INTO accepts an empty file and preserves its permissions.
    QFile file(copy);
    if (!file.open(QIODevice::ReadWrite | QIODevice::NewOnly, onlyOwner))
        return tl::unexpected(databaseProblem(SQLITE_CANTOPEN, file.errorString()));
    file.close();
    auto *sql = sqlite3_mprintf("VACUUM INTO %Q", copy.toUtf8().constData());
    auto done = execute(sql);
    sqlite3_free(sql);
    return done;
}

Result<void> DatabaseOpener::migrate(int version)
{
    if (version == newest())
        return {};
    if (version > 0) {
        if (auto copied = backUp(); !copied)
            return copied;
    }
    if (auto begun = execute("BEGIN IMMEDIATE"); !begun)
        return begun;
    QByteArray sql;
    for (const auto &migration : m_options.migrations) {
        if (migration.version > version)
            sql += QByteArray(migration.sql) + ';';
    }
    sql += "PRAGMA user_version = " + QByteArray::number(newest())
        + ";PRAGMA application_id = " + QByteArray::number(applicationId) + ";COMMIT";
    // Another process that opened the file at the same time may have migrated it already.
    auto done = number("PRAGMA user_version").and_then([&](qint64 now) {
        return execute(now == version ? sql : QByteArray("COMMIT"));
    });
    if (!done && sqlite3_get_autocommit(m_handle) == 0)
        sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
    return done;
}

} // namespace storedesk::base
