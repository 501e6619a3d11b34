// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/transaction.h"
#include "journal/journal.h"
#include "journal/journalwriter.h"

// Erasing rows from the journal.

namespace storedesk::journal {

static constexpr int erasedAtOnce = 500;

base::Result<Journal::Erased> Journal::erase(const RowTest &concerns, const QString &reason)
{
    Erased erased;
    for (qint64 last = 0;;) {
        const auto rows = rowsBehind({}, last, erasedAtOnce);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            break;
        last = rows->back().number;
        base::Transaction transaction(*m_database);
        JournalWriter writer(*m_database, m_head.counts, m_clock.now().toMSecsSinceEpoch());
        for (const auto &row : *rows) {
            if (!concerns(row))
                continue;
            if (row.state == RowState::Leaving || row.state == RowState::Reading) {
                ++erased.left;
                continue;
            }
            writer.erase(row, reason);
            ++erased.rows;
        }
        if (auto written = writer.finish().and_then([&] { return transaction.commit(); }); !written)
            return tl::unexpected(written.error());
        m_head.counts = writer.counts();
    }
    // Deleted data remains readable in the file until the file is rewritten.
    return (erased.rows > 0 ? m_database->purge() : base::Result<void>()).map([&erased] {
        return erased;
    });
}

} // namespace storedesk::journal
