// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database.h"

#include "base/databaseopener.h"
#include "base/databaseproblem.h"
#include "base/statementcache.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <sqlite3.h>

namespace storedesk::base {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Database>> Database::open(const QString &path,
                                                 const DatabaseOptions &options, const Clock &clock)
{
    DatabaseOpener opener(path, options, clock);
    auto handle = opener.open();
    if (!handle)
        return tl::unexpected(handle.error());
    std::unique_ptr<Database> database(new Database(*handle, path));
    database->m_notice = opener.notice();
    return database;
}

Database::Database(sqlite3 *handle, QString path)
    : m_handle(handle)
    , m_path(std::move(path))
    , m_statements(std::make_unique<StatementCache>(handle))
{ }

Database::~Database()
{
    m_statements.reset();
    sqlite3_close(m_handle);
}

Query Database::query(QByteArrayView sql, std::initializer_list<Argument> arguments)
{
    return query(sql, std::span(arguments.begin(), arguments.size()));
}

Query Database::query(QByteArrayView sql, std::span<const Argument> arguments)
{
    if (m_refusal)
        return Query(*m_refusal);
    auto *statement = m_statements->take(sql);
    if (!statement)
        return Query(databaseProblem(m_handle));
    Query query(m_handle, statement, *m_statements);
    int index = 0;
    for (const auto &argument : arguments) {
        if (argument.bind(statement, ++index) != SQLITE_OK) {
            query.m_problem = databaseProblem(m_handle);
            break;
        }
    }
    Q_ASSERT_X(index == sqlite3_bind_parameter_count(statement), "Database", sql.data());
    return query;
}

Result<void> Database::run(QByteArrayView sql, std::initializer_list<Argument> arguments)
{
    auto rows = query(sql, arguments);
    while (rows.next()) { }
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    return {};
}

Result<void> Database::script(const char *sql)
{
    if (m_refusal)
        return tl::unexpected(*m_refusal);
    if (sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return tl::unexpected(databaseProblem(m_handle));
    return {};
}

qint64 Database::lastId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

qint64 Database::changes() const
{
    return sqlite3_changes64(m_handle);
}

Result<void> Database::purge()
{
    m_statements->clear();
    if (auto vacuumed = script("VACUUM"); !vacuumed)
        return vacuumed;
    // The pragma returns a row that shows whether a reader blocked it.
    auto rows = query("PRAGMA wal_checkpoint(TRUNCATE)");
    const bool blocked = rows.next() && rows.number(0) != 0;
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    if (blocked)
        return tl::unexpected(databaseProblem(SQLITE_BUSY, {}));
    const QFileInfo file(m_path);
    const auto copies = file.dir().entryList({file.fileName() + u".before-*"_s}, QDir::Files);
    for (const auto &copy : copies)
        file.dir().remove(copy);
    return {};
}

Result<void> Database::check()
{
    auto rows = query("PRAGMA integrity_check(1)");
    const auto answer = rows.next() ? rows.text(0) : QString();
    if (rows.problem())
        return tl::unexpected(*rows.problem());
    if (answer != QLatin1StringView("ok"))
        return tl::unexpected(databaseProblem(SQLITE_CORRUPT, answer));
    return {};
}

} // namespace storedesk::base
