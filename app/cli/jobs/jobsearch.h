// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/terminal/exitcode.h"

namespace storedesk::cli {

// The jobs of one account on this computer, whether or not its key is available.
struct StoredJobs
{
    // The name of the profile. Empty for an account from the environment.
    QString account = {};
    journal::JobFolder jobs;
};

// Returns all accounts with jobs in the data folder.
[[nodiscard]] std::vector<StoredJobs> allStoredJobs(const QString &dataFolder);

// The reason a job cannot be run, and the command's exit code.
struct NotFound
{
    base::Problem problem;
    ExitCode code = WrongUsage;
};

// Returns the account with the folder that contains the job, if the account may run it. With
// acceptKey, the account may also run a job that was created with another key for the same address.
[[nodiscard]] tl::expected<CommandAccount, NotFound> accountOfJob(const CommandAccount &account,
                                                                  const QString &id, bool acceptKey,
                                                                  const QString &dataFolder);

} // namespace storedesk::cli
