// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>

struct sqlite3;
struct sqlite3_stmt;

namespace storedesk::base {

// Idle prepared statements, indexed by their text. Owned by a Database.
class StatementCache final
{
public:
    explicit StatementCache(sqlite3 *handle);
    ~StatementCache();
    Q_DISABLE_COPY_MOVE(StatementCache)

    // Returns null if the text is not valid SQL; the database handle then has the reason.
    [[nodiscard]] sqlite3_stmt *take(QByteArrayView sql);
    void giveBack(sqlite3_stmt *statement);
    void clear();

private:
    sqlite3 *m_handle;
    QMultiHash<QByteArray, sqlite3_stmt *> m_idle;
};

} // namespace storedesk::base
