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

// One step of a schema. Version n turns a file of version n - 1 into n; the first makes the tables.
struct Migration
{
    int version = 1;
    const char *sql = ""; // several statements
};

enum class Durability {
    Full, // survives a power cut: journals
    Normal, // survives a crash of the program: caches, practice data
};

struct DatabaseOptions
{
    std::span<const Migration> migrations; // in order, from 1 without gaps; must outlive open()
    Durability durability = Durability::Full;
    QByteArray vfs = {}; // SQLite's own unless a test brings another
    bool mayBeEmpty = false; // an empty file is one that was never begun, and nothing to speak of
    qint64 checkedSize =
        64LL * 1024 * 1024; // files up to this size are checked whole when they are opened
};

// One connection to one SQLite file: 0600 from the moment it exists, WAL, foreign keys on. Made in
// one thread and handed to another is fine; used by two at a time is not.
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
    // A damaged file is set aside as *.damaged-<date> and a new one begun: see notice(). A file of
    // a newer program is refused and left as it is. Before an older one is migrated it is copied to
    // *.before-<version>.
    [[nodiscard]] static Result<std::unique_ptr<Database>>
    open(const QString &path, const DatabaseOptions &options, const Clock &clock);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    // Something the user should hear though the database works: a file was damaged or empty, or its
    // last changes were.
    [[nodiscard]] const std::optional<Problem> &notice() const { return m_notice; }

    // Rows, one after the other. Statements are prepared once per text and kept.
    [[nodiscard]] Query query(QByteArrayView sql, std::initializer_list<Argument> arguments = {});
    [[nodiscard]] Query query(QByteArrayView sql, std::span<const Argument> arguments);
    // For statements without rows.
    Result<void> run(QByteArrayView sql, std::initializer_list<Argument> arguments = {});
    // Several statements without arguments.
    Result<void> script(const char *sql);

    [[nodiscard]] qint64 lastId() const; // of the last INSERT
    [[nodiscard]] qint64 changes() const; // rows touched by the last statement
    [[nodiscard]] const QString &path() const { return m_path; }

    // Everything deleted leaves the disk: VACUUM, then the write-ahead log is emptied, and copies
    // from before a migration go. No transaction may be open.
    Result<void> purge();
    // "ok", or what PRAGMA integrity_check says.
    [[nodiscard]] Result<void> check();

private:
    friend class Transaction;
    friend class DatabaseOpener;
    Database(sqlite3 *handle, QString path);

    sqlite3 *m_handle;
    QString m_path;
    std::optional<Problem> m_notice;
    std::unique_ptr<StatementCache> m_statements;
    int m_depth = 0; // transactions open, one inside the other
    // Set while a transaction exists that could not begin. Statements fail with it: outside of a
    // transaction each of them would be committed by itself.
    std::optional<Problem> m_refusal;
};

} // namespace storedesk::base
