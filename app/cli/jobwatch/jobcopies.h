// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"

#include "jobs/jobbin.h"
#include "storage/accountstorage.h"

namespace storedesk::cli {

// Opens jobs so that records they delete are copied to the account's bin, as in the desktop
// program. Accounts from the environment have no bin, so their copies are only in the journal.
class JobCopies final
{
public:
    // The account and the clock must outlive this object, which must outlive the jobs.
    JobCopies(const CommandAccount &account, base::Clock &clock);

    [[nodiscard]] base::Result<std::unique_ptr<jobs::Job>>
    open(const journal::JobFolder &folder, const QString &id, api::Session &session);

private:
    base::Clock &m_clock;
    std::unique_ptr<storage::AccountStorage> m_storage;
    std::unique_ptr<jobs::JobBin> m_bin;
};

} // namespace storedesk::cli
