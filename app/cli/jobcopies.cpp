// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobcopies.h"

#include "local/bin.h"

namespace storedesk::cli {

// The desktop program deletes old copies according to its settings. This program never does.
static constexpr int forEver = 36'500;

JobCopies::JobCopies(const Account &account, base::Clock &clock)
    : m_clock(clock)
{
    if (!account.hasBin)
        return;
    m_local = std::make_unique<local::Local>(account.folder(), clock);
    m_local->bin().setKeptDays(forEver);
    m_bin = std::make_unique<jobs::JobBin>(*m_local, clock);
}

base::Result<std::unique_ptr<jobs::Job>> JobCopies::open(const jobs::JobFolder &folder,
                                                         const QString &id, api::Session &session)
{
    auto job = jobs::Job::open(folder, id, session, m_clock,
                               m_bin ? m_bin->keeper() : jobs::RunOptions::CopyKeeper());
    if (job && m_bin)
        m_bin->follow(**job);
    return job;
}

} // namespace storedesk::cli
