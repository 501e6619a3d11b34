// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "query.h"

#include "base/databaseproblem.h"
#include "base/statementcache.h"

#include <utility>

#include <sqlite3.h>

namespace storedesk::base {

namespace {

struct Binder
{
    sqlite3_stmt *statement;
    int index;

    int operator()(std::monostate /*nothing*/) const { return sqlite3_bind_null(statement, index); }
    int operator()(qint64 number) const { return sqlite3_bind_int64(statement, index, number); }
    int operator()(double number) const { return sqlite3_bind_double(statement, index, number); }
    int operator()(const QByteArray &text) const
    {
        return sqlite3_bind_text64(statement, index, text.constData(),
                                   static_cast<sqlite3_uint64>(text.size()), SQLITE_TRANSIENT,
                                   SQLITE_UTF8);
    }
    int operator()(const Blob &blob) const
    {
        return sqlite3_bind_blob64(statement, index, blob.bytes.constData(),
                                   static_cast<sqlite3_uint64>(blob.bytes.size()),
                                   SQLITE_TRANSIENT);
    }
};

} // namespace

int Argument::bind(sqlite3_stmt *statement, int index) const
{
    return std::visit(Binder{statement, index}, m_value);
}

Query::Query(Problem problem)
    : m_problem(std::move(problem))
{ }

Query::Query(sqlite3 *handle, sqlite3_stmt *statement, StatementCache &cache)
    : m_handle(handle)
    , m_statement(statement)
    , m_cache(&cache)
{ }

Query::Query(Query &&other) noexcept
    : m_handle(other.m_handle)
    , m_statement(std::exchange(other.m_statement, nullptr))
    , m_cache(other.m_cache)
    , m_problem(std::move(other.m_problem))
{ }

Query::~Query()
{
    if (m_statement)
        m_cache->giveBack(m_statement);
}

bool Query::next()
{
    if (m_problem || !m_statement)
        return false;
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        m_problem = databaseProblem(m_handle);
    // Returns the statement to the cache at once, so that a finished reader holds no lock and a
    // second next() does not restart the statement.
    m_cache->giveBack(std::exchange(m_statement, nullptr));
    return false;
}

bool Query::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Query::number(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Query::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Query::text(int column) const
{
    return QString::fromUtf8(view(column));
}

QByteArray Query::bytes(int column) const
{
    return view(column).toByteArray();
}

QByteArrayView Query::view(int column) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return {data, sqlite3_column_bytes(m_statement, column)};
}

} // namespace storedesk::base
