// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

namespace storedesk::base {

// Applies all changes at commit(), or none. A nested transaction is a savepoint. If it cannot
// begin, all statements and commit() fail with the reason until it is destroyed.
class Transaction final
{
public:
    explicit Transaction(Database &database);
    // Rolls back uncommitted changes.
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    [[nodiscard]] Result<void> commit();

private:
    Database &m_database;
    std::optional<Problem> m_problem;
    // The nesting level. 1 is the outermost transaction.
    int m_level;
    bool m_open = false;
    // Whether statements fail because of this transaction, as opposed to an outer one.
    bool m_refuses = false;
};

} // namespace storedesk::base
