// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

namespace storedesk::base {

// Everything until commit(), or nothing. One inside another is a savepoint. When it cannot begin,
// every statement fails with the reason until it is destroyed, and so does commit().
class Transaction final
{
public:
    explicit Transaction(Database &database);
    ~Transaction(); // rolls back what was not committed
    Q_DISABLE_COPY_MOVE(Transaction)

    [[nodiscard]] Result<void> commit();

private:
    Database &m_database;
    std::optional<Problem> m_problem;
    int m_level; // 1 is the outermost
    bool m_open = false;
    // Statements fail because of this transaction, and not because of an outer one.
    bool m_refuses = false;
};

} // namespace storedesk::base
