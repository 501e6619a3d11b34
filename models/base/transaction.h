// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"

namespace storedesk::base {

// Everything until commit(), or nothing. One inside another is a savepoint.
class Transaction final
{
public:
    explicit Transaction(Database &database);
    ~Transaction(); // rolls back what was not committed
    Q_DISABLE_COPY_MOVE(Transaction)

    // Also tells when the transaction could not even begin.
    [[nodiscard]] Result<void> commit();

private:
    Database &m_database;
    std::optional<Problem> m_problem;
    int m_level; // 1 is the outermost
    bool m_open = false;
};

} // namespace storedesk::base
