// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/query.h"
#include "base/result.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <span>

struct sqlite3;

namespace storedesk::base {

// One step of a schema. Step n converts a file from version n - 1; the first step creates the
// tables.
struct Migration
{
    int version = 1;
    // May contain several statements.
    const char *sql = "";
};

enum class Durability {
    // Survives a power cut. Used for journals.
    Full,
    // Survives a crash of the program. Used for caches and practice data.
    Normal,
};

struct DatabaseOptions
{
    // In order, from 1 without gaps. Must outlive open().
    std::span<const Migration> migrations;
    Durability durability = Durability::Full;
    // Tests may supply their own VFS.
    QByteArray vfs = {};
    // Whether an empty file counts as new and is not reported.
    bool mayBeEmpty = false;
    // Whether a missing file is an error. Otherwise, it is created.
    bool mustExist = false;
    // Files up to this size are fully checked when they are opened.
    qint64 checkedSize = 64LL * 1024 * 1024;
};

// One connection to one SQLite file: created with permissions 0600, WAL, foreign keys on. May be
// moved to another thread, but not used by two threads at a time.
//
//     auto database = Database::open(path, {.migrations = schema}, clock);
//     database->run("INSERT INTO contact (id, record) VALUES (?, ?)", {id, json});
//     auto rows = database->query("SELECT record FROM contact WHERE email = ?", {email});
//     while (rows.next())
//         use(rows.bytes(0));
//     if (rows.problem()) …
class Database final
{
public:
    // Renames a damaged file to *.damaged-<date> and starts a new one; see notice(). Refuses a file
    // written by a newer program and leaves it unchanged. Copies an older file to
    // *.before-<version> before migrating it.
    [[nodiscard]] static Result<std::unique_ptr<Database>>
    open(const QString &path, const DatabaseOptions &options, const Clock &clock);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    // Returns a message for the user if the database works but the file or its last changes were
    // damaged, or the file was empty.
    [[nodiscard]] const std::optional<Problem> &notice() const { return m_notice; }

    // Returns rows one after another. Statements are prepared once per text and cached.
    [[nodiscard]] Query query(QByteArrayView sql, std::initializer_list<Argument> arguments = {});
    [[nodiscard]] Query query(QByteArrayView sql, std::span<const Argument> arguments);
    // Runs a statement without rows.
    Result<void> run(QByteArrayView sql, std::initializer_list<Argument> arguments = {});
    // Runs several statements without arguments.
    Result<void> script(const char *sql);

    // Returns the id of the last INSERT.
    [[nodiscard]] qint64 lastId() const;
    // Returns the number of rows changed by the last statement.
    [[nodiscard]] qint64 changes() const;
    [[nodiscard]] const QString &path() const { return m_path; }

    // Removes deleted data from the disk: runs VACUUM, empties the write-ahead log and deletes
    // copies made before a migration. No transaction may be open.
    Result<void> purge();
    // Runs PRAGMA integrity_check and returns its findings as a problem.
    [[nodiscard]] Result<void> check();

private:
    friend class Transaction;
    friend class DatabaseOpener;
    Database(sqlite3 *handle, QString path);

    sqlite3 *m_handle;
    QString m_path;
    std::optional<Problem> m_notice;
    std::unique_ptr<StatementCache> m_statements;
    // Nesting depth of open transactions.
    int m_depth = 0;
    // Set while there is a transaction that could not begin. All statements then fail with this
    // problem, because outside a transaction each of them would be committed separately.
    std::optional<Problem> m_refusal;
};

} // namespace storedesk::base
