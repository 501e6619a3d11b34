// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobwatch/jobcopies.h"

#include "storage/bin.h"

namespace storedesk::cli {

// The desktop program deletes old copies according to its settings. The command line never does.
static constexpr int forEver = 36'500;

JobCopies::JobCopies(const CommandAccount &account, base::Clock &clock)
    : m_clock(clock)
{
    if (!account.hasBin)
        return;
    m_storage = std::make_unique<storage::AccountStorage>(account.folder(), clock);
    m_storage->bin().setRetentionDays(forEver);
    m_bin = std::make_unique<jobs::JobBin>(*m_storage, clock);
}

base::Result<std::unique_ptr<jobs::Job>> JobCopies::open(const journal::JobFolder &folder,
                                                         const QString &id, api::Session &session)
{
    auto job = jobs::Job::open(folder, id, session, m_clock,
                               m_bin ? m_bin->keeper() : journal::RunOptions::CopyKeeper());
    if (job && m_bin)
        m_bin->follow(**job);
    return job;
}

} // namespace storedesk::cli
