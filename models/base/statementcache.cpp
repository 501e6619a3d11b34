// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "statementcache.h"

#include <sqlite3.h>

namespace storedesk::base {

static constexpr qsizetype mostIdle = 200;

StatementCache::StatementCache(sqlite3 *handle)
    : m_handle(handle)
{ }

StatementCache::~StatementCache()
{
    clear();
}

sqlite3_stmt *StatementCache::take(QByteArrayView sql)
{
    const auto key = QByteArray::fromRawData(sql.data(), sql.size());
    if (const auto found = m_idle.constFind(key); found != m_idle.cend()) {
        auto *statement = found.value();
        m_idle.erase(found);
        return statement;
    }
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v3(m_handle, sql.data(), static_cast<int>(sql.size()),
                       SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    return statement;
}

void StatementCache::giveBack(sqlite3_stmt *statement)
{
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    if (m_idle.size() >= mostIdle)
        clear();
    m_idle.insert(QByteArray(sqlite3_sql(statement)), statement);
}

void StatementCache::clear()
{
    for (auto *statement : std::as_const(m_idle))
        sqlite3_finalize(statement);
    m_idle.clear();
}

} // namespace storedesk::base
