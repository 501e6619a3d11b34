// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transaction.h"

namespace storedesk::base {

static QByteArray savepoint(const char *verb, int level)
{
    return QByteArray(verb) + " level" + QByteArray::number(level);
}

Transaction::Transaction(Database &database)
    : m_database(database)
    , m_level(++database.m_depth)
{
    // IMMEDIATE waits for other writers here instead of in the middle of the transaction.
    const auto begun = m_database.run(m_level == 1 ? QByteArray("BEGIN IMMEDIATE")
                                                   : savepoint("SAVEPOINT", m_level));
    m_open = begun.has_value();
    if (begun)
        return;
    m_problem = begun.error();
    m_refuses = !m_database.m_refusal;
    if (m_refuses)
        m_database.m_refusal = m_problem;
}

Transaction::~Transaction()
{
    if (m_refuses)
        m_database.m_refusal.reset();
    if (m_open && m_level == 1) {
        // Fails only if SQLite has already rolled back.
        m_database.run("ROLLBACK");
    } else if (m_open) {
        m_database.run(savepoint("ROLLBACK TO", m_level));
        m_database.run(savepoint("RELEASE", m_level));
    }
    --m_database.m_depth;
}

Result<void> Transaction::commit()
{
    Q_ASSERT_X(m_level == m_database.m_depth, "Transaction", "an inner transaction is still open");
    if (m_problem)
        return tl::unexpected(*m_problem);
    auto committed =
        m_database.run(m_level == 1 ? QByteArray("COMMIT") : savepoint("RELEASE", m_level));
    m_open = !committed;
    return committed;
}

} // namespace storedesk::base
